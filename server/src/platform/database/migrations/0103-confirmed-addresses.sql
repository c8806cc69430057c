-- E-mails go to addresses whose reader said so. Nothing is known of the addresses of before: each gets a link to confirm it
-- in place of its next e-mail.

-- Addresses in small letters, so that one in another spelling is the same. One that changes is another.
create table email_confirmed (
  account_id integer not null references account on delete cascade,
  address text not null check (address = lower(address)),
  confirmed_at timestamptz not null,
  primary key (account_id, address)
);

-- Links to confirm that were sent, a row each.
create table email_link (
  account_id integer not null references account on delete cascade,
  address text not null check (address = lower(address)),
  sent_at timestamptz not null,
  primary key (account_id, address, sent_at)
);
create index email_link_by_address on email_link (address, sent_at);

-- What the reader of an address stopped, which its account's owner cannot start again without them.
create table email_stop (
  account_id integer not null references account on delete cascade,
  address text not null check (address = lower(address)),
  topic text not null check (topic in ('repairs', 'registrations', 'extensions', 'requests')),
  -- the topic of the e-mail whose link stopped it, which alone can take it back
  link_topic text not null check (link_topic in ('repairs', 'registrations', 'extensions', 'requests')),
  -- whether e-mails about it came until then
  was_on boolean not null,
  stopped_at timestamptz not null,
  primary key (account_id, address, topic)
);

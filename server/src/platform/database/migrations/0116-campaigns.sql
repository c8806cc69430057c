-- What is sent to the owners of chosen products, and who answered.
create table campaign (
  id integer primary key generated always as identity,
  name text not null check (name <> ''),
  text text not null check (text <> ''),
  -- for those who read Nepali; empty: they get the other one
  text_ne text not null default '',
  -- the sender's own: pressed twice, it is one campaign
  key text not null,
  sent_by integer references account on delete set null,
  stopped_at timestamptz,
  -- counts up when sending begins anew: a job of an earlier run ends
  run integer not null default 1,
  created_at timestamptz not null default now()
);
create unique index campaign_once on campaign (sent_by, key);

-- A person, whatever number of the products they own: one message.
create table campaign_recipient (
  id integer primary key generated always as identity,
  campaign_id integer not null references campaign on delete cascade,
  customer_id integer not null references account on delete cascade,
  -- in the link of their message: 96 random bits
  token text not null,
  -- claimed while it is being sent, and never sent again from there; unreached: neither number nor e-mail takes it
  state text not null check (state in ('waiting', 'claimed', 'sent', 'failed', 'unreached')),
  claimed_at timestamptz,
  sent_at timestamptz,
  by_sms boolean not null,
  by_email boolean not null,
  -- of its SMS
  parts integer not null,
  reason text not null default '',
  -- by the link: call me, or checked already; by staff: answered otherwise
  answer text check (answer in ('call', 'checked', 'staff')),
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create unique index campaign_recipient_once on campaign_recipient (campaign_id, customer_id);
create unique index campaign_recipient_token on campaign_recipient (token);
create index campaign_recipient_state on campaign_recipient (campaign_id, state, id);
create index campaign_recipient_customer on campaign_recipient (customer_id);

-- The products it is about.
create table campaign_product (
  recipient_id integer not null references campaign_recipient on delete cascade,
  registration_id integer not null references registration on delete cascade,
  primary key (recipient_id, registration_id)
);
create index campaign_product_registration on campaign_product (registration_id);

-- What customers are told: by SMS, and here, where it can be read again.
create table notice (
  id integer generated always as identity primary key,
  customer_id integer not null references account on delete cascade,
  kind text not null check (kind in ('registration', 'complaint', 'quotation', 'personalisation', 'extension')),
  title text not null check (title <> ''),
  text text not null,
  -- of the screen that it leads to: a path inside the site
  address text not null check (address ~ '^/[a-zA-Z]'),
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index notice_customer on notice (customer_id, id desc);
create index notice_unread on notice (customer_id, id) where read_at is null;
-- what the nightly clean-up looks for
create index notice_created on notice (created_at);

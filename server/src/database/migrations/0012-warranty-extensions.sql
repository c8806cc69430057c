-- A warranty made longer, by points at once or by money at a shop. One a registration, unless it was cancelled.
create table warranty_extension (
  id integer generated always as identity primary key,
  registration_id integer not null references registration on delete cascade,
  customer_id integer not null references account on delete cascade,
  package_id integer references warranty_package on delete set null,
  type text not null,
  months integer not null check (months > 0),
  price integer not null check (price >= 0),
  paid_with text not null check (paid_with in ('points', 'money')),
  state text not null check (state in ('awaiting_payment', 'active', 'cancelled')),
  -- what the customer names at the shop, and the shop's receipt
  reference text not null unique,
  receipt text not null default '',
  previous_expiry date not null,
  settled_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index warranty_extension_registration on warranty_extension (registration_id) where state <> 'cancelled';
create index warranty_extension_customer on warranty_extension (customer_id, id desc);
create index warranty_extension_package on warranty_extension (package_id);
create index warranty_extension_state on warranty_extension (state, id desc);
create index warranty_extension_waiting on warranty_extension (created_at) where state = 'awaiting_payment';

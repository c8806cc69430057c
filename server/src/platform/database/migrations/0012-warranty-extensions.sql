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
  -- why it was cancelled
  reason text not null default '',
  previous_expiry date not null,
  -- the line of the ledger that paid for it
  point_entry_id integer references point_entry on delete set null,
  settled_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index warranty_extension_registration on warranty_extension (registration_id) where state <> 'cancelled';
create index warranty_extension_of on warranty_extension (registration_id, id desc);
create index warranty_extension_customer on warranty_extension (customer_id, id desc);
create index warranty_extension_package on warranty_extension (package_id);
create index warranty_extension_entry on warranty_extension (point_entry_id);
create index warranty_extension_state on warranty_extension (state, id desc);
create index warranty_extension_waiting on warranty_extension (created_at) where state = 'awaiting_payment';

-- Points that paid for what was cancelled go back into the lots they came from: an allocation below zero.
alter table point_entry drop constraint point_entry_kind_check;
alter table point_entry add constraint point_entry_kind_check
  check (kind in ('earned', 'spent', 'refunded', 'expired', 'revoked', 'adjusted'));
alter table point_allocation drop constraint point_allocation_points_check;
alter table point_allocation add constraint point_allocation_points_check check (points <> 0);
create index point_lot_expiring on point_lot (expires_at) where remaining > 0 and expires_at is not null;

-- Prices for many pieces, which a customer asks for and staff decide.
create table quotation (
  id integer generated always as identity primary key,
  customer_id integer not null references account on delete cascade,
  product_id integer references product on delete set null,
  customer_name text not null,
  contact text not null,
  model_name text not null,
  model_num text not null,
  quantity integer not null check (quantity >= 1),
  description text not null,
  status text not null default 'Pending' check (status in ('Pending', 'Approved', 'Rejected')),
  reason text not null default '',
  decided_at timestamptz,
  created_at timestamptz not null default now()
);
create index quotation_customer on quotation (customer_id, id desc);
create index quotation_status on quotation (status, id desc);
create index quotation_product on quotation (product_id);
create index quotation_waiting on quotation (created_at) where status = 'Pending';

-- Lettering that a customer asks for on a product; staff approve or reject it.
create table personalisation (
  id integer generated always as identity primary key,
  customer_id integer not null references account on delete cascade,
  product_id integer references product on delete set null,
  customer_name text not null,
  product_name text not null,
  image_id integer references file,
  text text not null,
  placement text not null check (placement in ('horizontal', 'vertical')),
  font_style text not null check (font_style in ('gothamNarrow', 'arial')),
  color text not null default '',
  size text not null default '',
  quantity integer not null default 1 check (quantity >= 1),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  reason text not null default '',
  decided_at timestamptz,
  created_at timestamptz not null default now()
);
create index personalisation_customer on personalisation (customer_id, id desc);
create index personalisation_placement on personalisation (placement, id desc);
create index personalisation_status on personalisation (status, id desc);
create index personalisation_product on personalisation (product_id);
create index personalisation_image on personalisation (image_id);
create index personalisation_waiting on personalisation (created_at) where status = 'pending';

-- What a customer may buy to lengthen a warranty, for the products of one sub-category.
create table warranty_package (
  id integer generated always as identity primary key,
  sub_category_id integer not null references sub_category,
  period text not null,
  months integer not null check (months between 1 and 600),
  type text not null,
  amt integer not null check (amt >= 0),
  offers text not null,
  created_at timestamptz not null default now()
);
create index warranty_package_sub_category on warranty_package (sub_category_id, amt);
create index warranty_package_type on warranty_package using gin (plain(type) gin_trgm_ops);

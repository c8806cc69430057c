-- Shops and service centres, where customers go.
create table service_point (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('shop', 'service_centre')),
  name text not null,
  district text not null,
  address text not null,
  phones text[] not null check (cardinality(phones) between 1 and 3),
  hours text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now()
);
-- A shop of one name may have a branch in each town.
create unique index service_point_named on service_point (kind, district, plain(name), plain(address));
create index service_point_place on service_point (district, plain(name));
create trigger service_point_version before update on service_point for each row execute function next_version();

-- Filters and order of a list under a name, for oneself or for all staff who see the list.
create table saved_view (
  id integer generated always as identity primary key,
  owner_id integer not null references account on delete cascade,
  list text not null,
  name text not null,
  query text not null,
  is_shared boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index saved_view_name on saved_view (owner_id, list, plain(name));
create index saved_view_shared on saved_view (list) where is_shared;

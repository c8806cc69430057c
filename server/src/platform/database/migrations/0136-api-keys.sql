-- Keys with which other programs call. Of the secret only a hash is kept, and the few characters by which people tell keys apart.
create table api_key (
  id integer generated always as identity primary key,
  name text not null check (name <> ''),
  secret_hash text not null unique,
  begins text not null,
  capabilities text[] not null check (cardinality(capabilities) > 0),
  -- kept to one service centre; a key whose centre is gone sees the rows of none
  is_bound boolean not null default false,
  centre_id integer references service_point on delete set null,
  addresses text[] not null default '{}',
  -- who answers for it: it works as long as they may manage keys
  owner_id integer references account on delete set null,
  created_at timestamptz not null,
  expires_on date not null,
  last_used_at timestamptz,
  last_used_from text not null default '',
  ended_at timestamptz,
  ended_by integer references account on delete set null,
  check (is_bound or centre_id is null),
  check (ended_at is not null or ended_by is null)
);
create unique index api_key_named on api_key (lower(name)) where ended_at is null;

-- What a key did stands under its name; the account that answers for it is the actor beside it.
alter table audit add column api_key_id integer references api_key;
create index audit_api_key on audit (api_key_id, id desc) where api_key_id is not null;

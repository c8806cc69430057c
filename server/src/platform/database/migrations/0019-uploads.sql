-- Files that arrive in parts, until a form takes them. The parts lie in the storage; `received` counts those that are next
-- to one another from the first byte on.
create table upload (
  id uuid primary key,
  account_id integer not null references account on delete cascade,
  kind text not null check (kind in ('image', 'video', 'pdf')),
  filename text not null,
  bytes integer not null check (bytes > 0),
  received integer not null default 0 check (received between 0 and bytes),
  -- a form that took it succeeded; its parts are gone, and it is kept to tell a form that is sent again
  used_at timestamptz,
  created_at timestamptz not null,
  touched_at timestamptz not null
);
create index upload_account on upload (account_id);
create index upload_touched on upload (touched_at);

create table upload_part (
  upload_id uuid not null references upload on delete cascade,
  start integer not null,
  key text not null unique,
  primary key (upload_id, start)
);

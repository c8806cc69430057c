-- What many strangers do together, when it passes a threshold: staff see it before anybody is refused.
create table alarm (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('otp.all', 'login.all')),
  -- how many there were within the window of that limit
  count integer not null check (count > 0),
  created_at timestamptz not null default now(),
  dismissed_at timestamptz,
  dismissed_by integer references account on delete set null
);
create index alarm_open on alarm (created_at) where dismissed_at is null;
create index alarm_newest on alarm (id desc);

-- When a session was last in use, to within some minutes: whoever looks at where they are signed in wants to know.
alter table session add column last_seen_at timestamptz not null default now();
update session set last_seen_at = created_at;

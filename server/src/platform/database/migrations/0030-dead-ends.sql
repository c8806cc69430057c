-- Addresses of the shop that lead nowhere, by day: what visitors pressed there and where they came from. Nothing of the visitor.
create table dead_end (
  id integer generated always as identity primary key,
  day date not null,
  path text not null check (length(path) between 1 and 300),
  -- the last page of the shop that led there; empty where it is not known
  referrer text not null default '' check (length(referrer) <= 300),
  likes integer not null default 0 check (likes >= 0),
  dislikes integer not null default 0 check (dislikes >= 0),
  reports integer not null default 0 check (reports >= 0),
  last_at timestamptz not null,
  unique (day, path)
);
create index dead_end_path on dead_end (path);

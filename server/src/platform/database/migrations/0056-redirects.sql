-- Addresses that lead nowhere any more, and where they lead instead. Paths of this site, without its language.
create table redirect (
  id integer generated always as identity primary key,
  path text not null unique check (path like '/_%' and length(path) <= 300),
  target text not null check (target like '/%' and length(target) <= 300),
  created_at timestamptz not null
);

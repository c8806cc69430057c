-- Staff look for people by any part of their names. Kept ready: a search for one letter looks at every row, and
-- taking accents off a hundred thousand names for it takes five times as long.
alter table account add column full_name text not null generated always as (plain(firstname || ' ' || lastname)) stored;
drop index account_search;
create index account_full_name on account using gin (full_name gin_trgm_ops);

-- Searches without results, by day; nothing about the visitor.
create table missed_search (
  id integer generated always as identity primary key,
  day date not null,
  words text not null check (length(words) between 1 and 100),
  -- the corrected words whose results were shown; empty if there were none
  shown text not null default '' check (length(shown) <= 100),
  times integer not null default 1 check (times > 0),
  last_at timestamptz not null,
  unique (day, words)
);
create index missed_search_words on missed_search (words);

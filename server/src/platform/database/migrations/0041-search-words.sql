-- Words that people use for a sub-category, in any script and spelling, separated by commas or lines. The search reads them.
alter table sub_category add column search_words text not null default '' check (length(search_words) <= 2000);

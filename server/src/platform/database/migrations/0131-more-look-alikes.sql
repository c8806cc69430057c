-- Three more letters that a nukta alone tells apart (the ra of गर्‍यो is typed in two ways), and the digits of both scripts, are found by
-- each other. The same table is in contract/src/core/texts/folded.ts. Indexes are built anew: some minutes for a million rows.
create or replace function plain(value text) returns text
  language sql immutable strict parallel safe
  -- Most texts are plain letters, for which the rest takes three times as long.
  return case when octet_length(value) = char_length(value) then lower(value)
    else lower(public.unaccent('public.unaccent', translate(normalize(value, NFC),
      U&'\0901\0929\0931\0934\0966\0967\0968\0969\096A\096B\096C\096D\096E\096F\093C\200C\200D',
      U&'\0902\0928\0930\0933' || '0123456789'))) end;

-- What is stored as plain() writes it, of the rows that have such letters.
create or replace function pg_temp.is_looked_like(value text) returns boolean language sql
  return octet_length(value) <> char_length(value) and normalize(value, NFC) ~ U&'[\0929\0931\0934\0966-\096F]';
update account set firstname = firstname where pg_temp.is_looked_like(firstname || lastname);
update complaint set model_name = model_name where pg_temp.is_looked_like(model_name || model_num);
update registration set model_name = model_name where pg_temp.is_looked_like(model_name || model_num || store_name);
update product set search = search where pg_temp.is_looked_like(search);
-- A search must not be corrected to a spelling that no product has any more.
delete from search_word where word <> plain(word);

-- Names that were two and are one now: the later one says its number.
update category as later set name = later.name || ' (' || later.id || ')'
  where exists (select from category where plain(category.name) = plain(later.name) and category.id < later.id);
update sub_category as later set name = later.name || ' (' || later.id || ')'
  where exists (select from sub_category as one
    where one.category_id = later.category_id and plain(one.name) = plain(later.name) and one.id < later.id);
update saved_view as later set name = later.name || ' (' || later.id || ')'
  where exists (select from saved_view as one where one.owner_id = later.owner_id and one.list = later.list
    and plain(one.name) = plain(later.name) and one.id < later.id);
update service_point as later set name = later.name || ' (' || later.id || ')'
  where exists (select from service_point as one where one.kind = later.kind and one.district = later.district
    and plain(one.name) = plain(later.name) and plain(one.address) = plain(later.address) and one.id < later.id);

do $$
declare
  stale regclass;
begin
  for stale in
    select indexrelid::regclass from pg_index
    where pg_get_indexdef(indexrelid) ~ '\m(plain|name_order|one_line)\('
  loop
    execute format('reindex index %s', stale);
  end loop;
end $$;

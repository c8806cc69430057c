-- Texts that look alike are found by each other, whichever keyboard wrote them: with a nukta or without, with joiners or without, with
-- chandrabindu or anusvara. The same table is in look-alikes.ts. Indexes are built anew: some minutes for a million rows.
create or replace function plain(value text) returns text
  language sql immutable strict parallel safe
  -- Most texts are plain letters, for which the rest takes three times as long.
  return case when octet_length(value) = char_length(value) then lower(value)
    else lower(public.unaccent('public.unaccent', translate(normalize(value, NFC), U&'\0901\093C\200C\200D', U&'\0902'))) end;

-- What is stored as plain() writes it, of the rows that have such letters.
create function pg_temp.is_looked_like(value text) returns boolean language sql
  return value is not nfc normalized or value ~ U&'[\0901\093C\200C\200D]';
update account set firstname = firstname where pg_temp.is_looked_like(firstname || lastname);
update complaint set model_name = model_name where pg_temp.is_looked_like(model_name || model_num);
update registration set model_name = model_name where pg_temp.is_looked_like(model_name || model_num || store_name);
update product set search = search where pg_temp.is_looked_like(search);

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

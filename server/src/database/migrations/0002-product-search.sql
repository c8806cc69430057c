-- The catalogue itself keeps what the search looks through, whoever writes a product or renames its category.

-- The words that products are described with: a search that finds nothing is set right by them.
create table search_word (word text primary key);
create index search_word_similar on search_word using gin (word gin_trgm_ops);

-- Four lines, which the ranking tells apart: model number, the same without punctuation, names, groups.
create function describe_product() returns trigger language plpgsql as $$
begin
  select format(E'%s\n%s\n %s %s \n %s %s ', told.model_num, regexp_replace(told.model_num, '[^[:alnum:]]', '', 'g'),
      told.model_name, told.name, told.category, told.sub_category)
    into strict new.search
    from (
      select one_line(new.model_num) as model_num, one_line(new.model_name) as model_name, one_line(new.name) as name,
        one_line(category.name) as category, one_line(sub_category.name) as sub_category
      from category, sub_category
      where category.id = new.category_id and sub_category.id = new.sub_category_id
    ) told;
  insert into search_word
    select distinct word
    from regexp_split_to_table(new.search, '[\s,;:.()/+&"'']+') as written,
      lateral (select trim(both '-' from written) as word union select regexp_split_to_table(written, '-')) as words
    where char_length(word) between 3 and 40 and not exists (select from search_word known where known.word = words.word)
    order by word
    on conflict do nothing;
  return new;
end $$;

create function one_line(value text) returns text
  language sql immutable strict parallel safe
  return trim(regexp_replace(public.plain(value), '\s+', ' ', 'g'));

create trigger product_described
  before insert or update of category_id, sub_category_id, name, model_name, model_num, search on product
  for each row execute function describe_product();

create function describe_products_of_group() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'category' then update product set search = '' where category_id = new.id;
  else update product set search = '' where sub_category_id = new.id;
  end if;
  return null;
end $$;

create trigger category_described after update of name on category
  for each row when (old.name <> new.name) execute function describe_products_of_group();
create trigger sub_category_described after update of name on sub_category
  for each row when (old.name <> new.name) execute function describe_products_of_group();

-- for databases that have products already
update product set search = '';

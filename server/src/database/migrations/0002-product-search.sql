-- The catalogue itself keeps what the search looks through, whoever writes a product or renames its category.

-- The words that products are described with: a search that finds nothing is set right by them.
create table search_word (word text primary key);
create index search_word_similar on search_word using gin (word gin_trgm_ops);

create function one_line(value text) returns text
  language sql immutable strict parallel safe
  return trim(translate(public.plain(value), E'\n\r\t', '   '));

-- Four lines, which the ranking tells apart: model number, the same without punctuation, names, groups.
create function describe_product() returns trigger language plpgsql as $$
begin
  select concat(model.num, E'\n', translate(model.num, ' -_./#+()', ''), E'\n ',
      one_line(new.model_name), ' ', one_line(new.name), E' \n ', one_line(category.name), ' ', one_line(sub_category.name), ' ')
    into strict new.search
    from category, sub_category, (select one_line(new.model_num) as num) model
    where category.id = new.category_id and sub_category.id = new.sub_category_id;
  return new;
end $$;

create trigger product_described
  before insert or update of category_id, sub_category_id, name, model_name, model_num, search on product
  for each row execute function describe_product();

-- In the order of the words, so that two who write at once do not wait for each other crosswise.
create function learn_words() returns trigger language plpgsql as $$
begin
  insert into search_word
    select distinct word
    from described,
      string_to_table(translate(search, E'\n,;:.()/+&"''', repeat(' ', 12)), ' ') written,
      lateral (select trim(both '-' from written) as word union all select string_to_table(written, '-') where written like '%-%') words
    where char_length(word) between 3 and 40
    order by word
    on conflict do nothing;
  return null;
end $$;

create trigger product_words_inserted after insert on product
  referencing new table as described for each statement execute function learn_words();
create trigger product_words_updated after update on product
  referencing new table as described for each statement execute function learn_words();

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

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

-- Every card shows the stars: 60 small sums a page took longer than the rest of it.
alter table product
  add column rating_total integer not null default 0,
  add column rating_count integer not null default 0;

create function rate_product() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update product set rating_total = rating_total - old.rating, rating_count = rating_count - 1 where id = old.product_id;
  end if;
  if tg_op <> 'DELETE' then
    update product set rating_total = rating_total + new.rating, rating_count = rating_count + 1 where id = new.product_id;
  end if;
  return null;
end $$;

create trigger review_rated after insert or delete or update of rating, product_id on review
  for each row execute function rate_product();

-- for databases that have products already
update product set search = '',
  rating_total = (select coalesce(sum(rating), 0) from review where product_id = product.id),
  rating_count = (select count(*) from review where product_id = product.id);

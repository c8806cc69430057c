-- A search reads a row in less than half the time when it is shorter. The names of its category are no longer among the words of
-- each product: a search knows all categories anyway, and looks for words among those. What filters tell apart is one number, by
-- which matches are counted.
drop table searched_product;
create table searched_product (
  id integer primary key references product on delete cascade,
  sub_category_id integer not null,
  price integer not null,
  warranty_months integer not null,
  alike integer not null,
  rank integer not null,
  is_sold boolean not null,
  -- three lines, which the ranking tells apart: model number, the same without punctuation, names
  words text not null
);

-- The same for products that no filter but exact prices and months tells apart: sub-category, price band, steps of the warranty,
-- and whether there are any, in 24, 3, 3 and 1 bits.
create function alike(sub_category_id integer, price integer, warranty_months integer, stocks integer) returns integer
  language sql immutable strict parallel safe
  return sub_category_id * 128 + price_band(price) * 16 + warranty_steps(warranty_months) * 2 + (stocks > 0)::integer;

-- Products without a rank are the last ones.
create function rank_of(featured_rank integer) returns integer
  language sql immutable parallel safe
  return coalesce(featured_rank, 2147483647);

-- The first three of the four lines of product.search.
create function own_words(search text) returns text
  language sql immutable strict parallel safe
  return left(search, -1 - char_length(split_part(search, E'\n', 4)));

create or replace function keep_searched(changed integer[]) returns void language sql as $$
  insert into searched_product as kept
    select id, sub_category_id, price, warranty_months, alike(sub_category_id, price, warranty_months, stocks),
      rank_of(featured_rank), off_sale_at is null, own_words(search)
    from product where id = any(changed) order by id
  on conflict (id) do update set sub_category_id = excluded.sub_category_id, price = excluded.price,
    warranty_months = excluded.warranty_months, alike = excluded.alike, rank = excluded.rank, is_sold = excluded.is_sold,
    words = excluded.words
$$;

-- for databases that have products already
select keep_searched(array(select id from product));

create index searched_product_words on searched_product using gin (words gin_trgm_ops);
create index searched_product_group on searched_product (sub_category_id);

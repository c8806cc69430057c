-- What a search looks through, apart from the rest of a product: a row is a sixth as long, so that thirteen thousand matches among
-- two hundred thousand products lie on a third of the pages, which stay in memory.
create table searched_product (
  id integer primary key references product on delete cascade,
  sub_category_id integer not null,
  price integer not null,
  -- the steps of the filters, which would be computed for each match
  band smallint not null,
  warranty_months integer not null,
  warranty_steps smallint not null,
  stocks integer not null,
  featured_rank integer,
  off_sale_at timestamptz,
  -- the lines of the search text that the ranking tells apart
  model text not null,
  bare_model text not null,
  names text not null,
  search text not null
);

create function keep_searched(changed integer[]) returns void language sql as $$
  insert into searched_product as kept
    select id, sub_category_id, price, price_band(price), warranty_months, warranty_steps(warranty_months), stocks,
      featured_rank, off_sale_at, split_part(search, E'\n', 1), split_part(search, E'\n', 2), split_part(search, E'\n', 3), search
    from product where id = any(changed) order by id
  on conflict (id) do update set sub_category_id = excluded.sub_category_id, price = excluded.price, band = excluded.band,
    warranty_months = excluded.warranty_months, warranty_steps = excluded.warranty_steps, stocks = excluded.stocks,
    featured_rank = excluded.featured_rank, off_sale_at = excluded.off_sale_at, model = excluded.model,
    bare_model = excluded.bare_model, names = excluded.names, search = excluded.search
$$;

create function search_new_products() returns trigger language plpgsql as $$
begin
  perform keep_searched(array(select id from came));
  return null;
end $$;

create function search_changed_products() returns trigger language plpgsql as $$
begin
  perform keep_searched(array(
    select came.id from came join went using (id)
    where (came.sub_category_id, came.price, came.warranty_months, came.stocks, came.featured_rank, came.off_sale_at, came.search)
      is distinct from (went.sub_category_id, went.price, went.warranty_months, went.stocks, went.featured_rank, went.off_sale_at, went.search)));
  return null;
end $$;

create trigger product_searched_in after insert on product
  referencing new table as came for each statement execute function search_new_products();
create trigger product_searched_anew after update on product
  referencing old table as went new table as came for each statement execute function search_changed_products();

-- for databases that have products already
select keep_searched(array(select id from product));

drop index product_search;
create index searched_product_search on searched_product using gin (search gin_trgm_ops);
create index searched_product_group on searched_product (sub_category_id);

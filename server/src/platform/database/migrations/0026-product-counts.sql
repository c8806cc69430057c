-- How many products are alike in what the filters of the shop tell apart: counting two hundred thousand at each look takes a
-- quarter of a second. The steps are those of products/search-facets.ts; whoever changes them there counts anew here. In slots,
-- as figures are (0016).
create table product_count (
  sub_category_id integer not null references sub_category on delete cascade,
  band integer not null,
  warranty_steps integer not null,
  in_stock boolean not null,
  slot integer not null,
  total integer not null,
  primary key (sub_category_id, band, warranty_steps, in_stock, slot)
) with (fillfactor = 50);

create function price_band(price integer) returns integer language sql immutable parallel safe
  return width_bucket(price, array[0, 1000, 2500, 5000, 10000]) - 1;
create function warranty_steps(months integer) returns integer language sql immutable parallel safe
  return width_bucket(months, array[6, 12, 24, 36, 60]);

-- In the order of the keys, so that two who write at once do not wait for each other crosswise.
create function count_products() returns trigger language plpgsql as $$
begin
  insert into product_count as kept (sub_category_id, band, warranty_steps, in_stock, slot, total)
    select sub_category_id, price_band(price), warranty_steps(warranty_months), stocks > 0, pg_backend_pid() % 64,
      case tg_op when 'INSERT' then count(*) else -count(*) end
    from changed group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (sub_category_id, band, warranty_steps, in_stock, slot) do update set total = kept.total + excluded.total;
  return null;
end $$;

create function count_products_anew() returns trigger language plpgsql as $$
begin
  insert into product_count as kept (sub_category_id, band, warranty_steps, in_stock, slot, total)
    select sub_category_id, price_band(price), warranty_steps(warranty_months), stocks > 0, pg_backend_pid() % 64, sum(change)
    from (
      select sub_category_id, price, warranty_months, stocks, 1 as change from came
      union all select sub_category_id, price, warranty_months, stocks, -1 from went
    ) as changed
    group by 1, 2, 3, 4 having sum(change) <> 0 order by 1, 2, 3, 4
    on conflict (sub_category_id, band, warranty_steps, in_stock, slot) do update set total = kept.total + excluded.total;
  return null;
end $$;

create trigger product_counted_by_group_in after insert on product
  referencing new table as changed for each statement execute function count_products();
create trigger product_counted_by_group_out after delete on product
  referencing old table as changed for each statement execute function count_products();
create trigger product_counted_by_group_anew after update on product
  referencing old table as went new table as came for each statement execute function count_products_anew();

-- for databases that have products already
insert into product_count (sub_category_id, band, warranty_steps, in_stock, slot, total)
  select sub_category_id, price_band(price), warranty_steps(warranty_months), stocks > 0, 0, count(*)
  from product group by 1, 2, 3, 4;

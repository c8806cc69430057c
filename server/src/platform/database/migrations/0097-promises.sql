-- What a customer was promised stands with the registration, as the catalogue said it when it was made: months of warranty, points,
-- and the sub-category whose packages lengthen it. Nothing where the catalogue did not know the model. Those from before get what
-- the catalogue says today. A table of a million registrations takes some minutes.
alter table registration
  add column promised_months integer check (promised_months between 0 and 600),
  add column promised_points integer check (promised_points >= 0),
  add column sub_category_id integer references sub_category on delete set null;

update registration
  set promised_months = product.warranty_months, promised_points = product.reward_points, sub_category_id = product.sub_category_id
  from product where product.id = registration.product_id;
update registration
  set promised_months = product.warranty_months, promised_points = product.reward_points, sub_category_id = product.sub_category_id
  from product
  where registration.product_id is null and product.model_key <> '' and not product.is_duplicate
    and product.model_key = public.canonical_code(registration.model_num);

create index registration_sub_category on registration (sub_category_id);
analyze registration;

-- A product that customers registered is taken off sale instead of deleted. The shop counts and lists what is sold.
alter table product add column off_sale_at timestamptz;

create or replace function count_products() returns trigger language plpgsql as $$
begin
  insert into product_count as kept (sub_category_id, band, warranty_steps, in_stock, slot, total)
    select sub_category_id, price_band(price), warranty_steps(warranty_months), stocks > 0, pg_backend_pid() % 64,
      case tg_op when 'INSERT' then count(*) else -count(*) end
    from changed where off_sale_at is null group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (sub_category_id, band, warranty_steps, in_stock, slot) do update set total = kept.total + excluded.total;
  return null;
end $$;

create or replace function count_products_anew() returns trigger language plpgsql as $$
begin
  insert into product_count as kept (sub_category_id, band, warranty_steps, in_stock, slot, total)
    select sub_category_id, price_band(price), warranty_steps(warranty_months), stocks > 0, pg_backend_pid() % 64, sum(change)
    from (
      select sub_category_id, price, warranty_months, stocks, 1 as change from came where off_sale_at is null
      union all select sub_category_id, price, warranty_months, stocks, -1 from went where off_sale_at is null
    ) as changed
    group by 1, 2, 3, 4 having sum(change) <> 0 order by 1, 2, 3, 4
    on conflict (sub_category_id, band, warranty_steps, in_stock, slot) do update set total = kept.total + excluded.total;
  return null;
end $$;

-- Parts with a warranty of their own: a compressor of ten years in a refrigerator of two. Lists of name and months.
alter table product add column warranty_parts jsonb not null default '[]';
alter table registration add column promised_parts jsonb not null default '[]';

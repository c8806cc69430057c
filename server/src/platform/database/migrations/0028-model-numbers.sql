-- One model number, one product, however it is written. Products that share one from before keep it and are marked, all but the
-- oldest, until their number is changed; staff see them.
alter table product
  add column model_key text not null generated always as (public.canonical_code(model_num)) stored,
  add column is_duplicate boolean not null default false;

update product set is_duplicate = true
  where model_key <> '' and exists (select from product older where older.model_key = product.model_key and older.id < product.id);

create unique index product_model_key on product (model_key) where not is_duplicate and model_key <> '';
-- what staff are shown, and how one model's products are found
create index product_duplicate on product (created_at) where is_duplicate;
create index product_model_all on product (model_key, id);

-- A number that changes is no double of its old one.
create function renumber_product() returns trigger language plpgsql as $$
begin
  new.is_duplicate := false;
  return new;
end $$;
create trigger product_renumbered before update of model_num on product
  for each row when (public.canonical_code(new.model_num) is distinct from old.model_key)
  execute function renumber_product();

-- When the one that held the number has gone, the oldest of the others holds it.
create function hand_over_model() returns trigger language plpgsql as $$
begin
  if not exists (select from product where model_key = old.model_key and not is_duplicate) then
    update product set is_duplicate = false
      where id = (select min(id) from product where model_key = old.model_key);
  end if;
  return null;
end $$;
create trigger product_model_left after update of model_num on product
  for each row when (old.model_key is distinct from new.model_key) execute function hand_over_model();
create trigger product_model_gone after delete on product
  for each row execute function hand_over_model();

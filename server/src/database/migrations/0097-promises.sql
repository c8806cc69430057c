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

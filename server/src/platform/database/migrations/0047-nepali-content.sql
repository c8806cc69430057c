-- What customers read of the catalogue, in Nepali. Empty where there is none: then the English text is shown.
alter table category add column name_ne text not null default '', add column desc_ne text not null default '';
alter table sub_category add column name_ne text not null default '';
alter table product
  add column name_ne text not null default '',
  add column sub_heading_ne text not null default '',
  add column packaging_ne text not null default '',
  add column specification_ne text not null default '',
  add column sizing_ne text not null default '',
  add column usage_ne text not null default '';
alter table warranty_package add column type_ne text not null default '', add column offers_ne text not null default '';
alter table catalogue add column catalogue_type_ne text not null default '';

-- The search finds a product by its Nepali names too: after the English ones, in the same two lines.
create or replace function describe_product() returns trigger language plpgsql as $$
begin
  select concat(model.num, E'\n', translate(model.num, ' -_./#+()', ''), E'\n ',
      one_line(new.model_name), ' ', one_line(new.name), ' ' || nullif(one_line(new.name_ne), ''), E' \n ',
      one_line(category.name), ' ', one_line(sub_category.name),
      ' ' || nullif(one_line(category.name_ne), ''), ' ' || nullif(one_line(sub_category.name_ne), ''), ' ')
    into strict new.search
    from category, sub_category, (select one_line(new.model_num) as num) model
    where category.id = new.category_id and sub_category.id = new.sub_category_id;
  return new;
end $$;

drop trigger product_described on product;
create trigger product_described
  before insert or update of category_id, sub_category_id, name, name_ne, model_name, model_num, search on product
  for each row execute function describe_product();

drop trigger category_described on category;
create trigger category_described after update of name, name_ne on category
  for each row when ((old.name, old.name_ne) is distinct from (new.name, new.name_ne)) execute function describe_products_of_group();
drop trigger sub_category_described on sub_category;
create trigger sub_category_described after update of name, name_ne on sub_category
  for each row when ((old.name, old.name_ne) is distinct from (new.name, new.name_ne)) execute function describe_products_of_group();

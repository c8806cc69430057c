-- What a request asks for, the first product first: one request may ask for several.
drop index quotation_product;
create table quotation_product (
  id integer generated always as identity primary key,
  quotation_id integer not null references quotation on delete cascade,
  position integer not null,
  product_id integer references product on delete set null,
  model_name text not null,
  model_num text not null,
  quantity integer not null check (quantity >= 1)
);
create unique index quotation_product_position on quotation_product (quotation_id, position);
create index quotation_product_product on quotation_product (product_id);

insert into quotation_product (quotation_id, position, product_id, model_name, model_num, quantity)
  select id, 0, product_id, model_name, model_num, quantity from quotation order by id;

-- The rows say it, and nothing beside them can say something else.
alter table quotation drop column product_id, drop column model_name, drop column model_num, drop column quantity;

-- Whether products of a sub-category can be ordered with lettering; until now its English name said so.
alter table sub_category add column takes_lettering boolean not null default false;
update sub_category set takes_lettering = true
  from category
  where category.id = sub_category.category_id and (category.name || ' ' || sub_category.name) ~* 'bottle|flask';

-- Whoever saves says which version was on their screen: two who change the same record at once hear of each other.
alter table product add column version integer not null default 1;
alter table category add column version integer not null default 1;
alter table sub_category add column version integer not null default 1;
alter table warranty_package add column version integer not null default 1;

-- What the product computes for itself is no version: what it is searched by, its stars.
create function next_version() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - array['search', 'rating_total', 'rating_count', 'updated_at', 'is_duplicate', 'model_key', 'version']
     is distinct from to_jsonb(old) - array['search', 'rating_total', 'rating_count', 'updated_at', 'is_duplicate', 'model_key', 'version'] then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger product_version before update on product for each row execute function next_version();
create trigger category_version before update on category for each row execute function next_version();
create trigger sub_category_version before update on sub_category for each row execute function next_version();
create trigger warranty_package_version before update on warranty_package for each row execute function next_version();

-- Pictures of a set stand in a table of their own.
create function next_product_version() returns trigger language plpgsql as $$
begin
  update product set version = version + 1 where id in (select product_id from changed);
  return null;
end $$;
create trigger product_pictures_added after insert on product_picture
  referencing new table as changed for each statement execute function next_product_version();
create trigger product_pictures_removed after delete on product_picture
  referencing old table as changed for each statement execute function next_product_version();

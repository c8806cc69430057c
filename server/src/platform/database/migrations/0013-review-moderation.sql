-- Staff hide a review with a reason; it stays its author's, and counts for nothing.
alter table review
  add column hidden_at timestamptz,
  add column hidden_reason text not null default '',
  add check ((hidden_at is null) = (hidden_reason = '')),
  -- 500 characters as a person counts them: a letter with its signs is one, and holds several code points
  drop constraint review_review_check,
  add constraint review_text_length check (char_length(review) between 1 and 4000);

create index review_newest on review (product_id, created_at desc, id desc) where hidden_at is null;
create index review_by_rating on review (product_id, rating, created_at desc, id desc) where hidden_at is null;
create index review_customer on review (customer_id);
create index review_written on review (created_at desc, id desc);
create index review_text on review using gin (plain(review) gin_trgm_ops);

-- the stars of a product are those of the reviews that are shown
create or replace function rate_product() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    if old.hidden_at is null then
      update product set rating_total = rating_total - old.rating, rating_count = rating_count - 1 where id = old.product_id;
    end if;
  end if;
  if tg_op <> 'DELETE' then
    if new.hidden_at is null then
      update product set rating_total = rating_total + new.rating, rating_count = rating_count + 1 where id = new.product_id;
    end if;
  end if;
  return null;
end $$;

drop trigger review_rated on review;
create trigger review_rated after insert or delete or update of rating, product_id, hidden_at on review
  for each row execute function rate_product();

-- Staff hide a review with a reason; it stays its author's, and counts for nothing.
alter table review add column hidden_at timestamptz;
alter table review add column hidden_reason text not null default '';
alter table review add column is_verified boolean not null default false;
create index review_product on review (product_id, id desc) where hidden_at is null;
create index review_customer on review (customer_id);

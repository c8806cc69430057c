-- Texts that lists are filtered by, without case and accents. plain() takes some microseconds a row, which is what a filter
-- of many rows took. The tables are written anew: some minutes for a million rows.
drop index complaint_of_model;
alter table complaint add column plain_model text not null generated always as (plain(model_name || ' ' || model_num)) stored;
create index complaint_of_model on complaint using gin (plain_model gin_trgm_ops);
create index complaint_is_model on complaint (plain_model, id desc);

drop index registration_of_model, registration_of_store, registration_store;
alter table registration
  add column plain_model text not null generated always as (plain(model_name || ' ' || model_num)) stored,
  add column plain_store text not null generated always as (plain(store_name)) stored;
create index registration_of_model on registration using gin (plain_model gin_trgm_ops);
create index registration_of_store on registration using gin (plain_store gin_trgm_ops);
create index registration_is_model on registration (plain_model, id desc);
create index registration_is_store on registration (plain_store, id desc);

-- People by role, in the order of the roles, and by gender.
create index account_by_role on account (array_position(array['admin', 'product_incharge', 'service_incharge', 'call_centre', 'centre_incharge', 'customer'], role), id);
create index account_of_gender on account (gender, id desc);

-- The planner has to know the new columns at once.
analyze complaint, registration, account;

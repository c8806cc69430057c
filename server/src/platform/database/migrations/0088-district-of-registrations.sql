-- The district of its customer stands on each registration, so that lists by district read one table and one index.
-- A table of a million registrations takes some minutes.
alter table registration add column customer_district text not null default '';
update registration set customer_district = account.district from account where account.id = registration.customer_id;
create index registration_of_district on registration (customer_district, status, id desc);

create function take_district() returns trigger language plpgsql as $$
begin
  -- Who changes the district meanwhile waits, and then finds this row.
  select coalesce(max(district), '') into new.customer_district
    from (select district from account where id = new.customer_id for share) as customer;
  return new;
end $$;
create trigger registration_placed before insert or update of customer_id on registration
  for each row execute function take_district();

create function pass_on_district() returns trigger language plpgsql as $$
begin
  update registration set customer_district = new.district where customer_id = new.id;
  return null;
end $$;
create trigger account_moved after update of district on account
  for each row when (old.district <> new.district) execute function pass_on_district();

-- Customers of a district without looking at each, and an address that is empty: a search index would be read whole for it.
drop index account_of_district;
create index account_of_district on account (role, district, id desc);
create index account_is_email on account (lower(email), id desc);

-- The planner has to know the new columns at once.
analyze registration, account;

-- What a caller cannot tell is not stored: no serial number, no day of purchase. The search indexes of registrations and
-- complaints are built anew: a minute for a million rows.
alter table registration
  alter column serial_number drop not null,
  -- null as the number is: it is neither compared nor unique
  alter column serial_key drop not null,
  alter column purchase_date drop not null,
  -- the year alone, as it was said, AD or BS
  add column purchase_year smallint check (purchase_year between 1990 and 2200),
  add constraint registration_purchase check (purchase_date is null or purchase_year is null),
  -- no warranty and no points without a number and a day
  add constraint registration_proven
    check (status not in ('Approved', 'Discount') or (serial_number is not null and purchase_date is not null));

alter table complaint
  alter column serial_number drop not null,
  alter column serial_key drop not null,
  alter column purchase_date drop not null,
  -- the repair was completed outside the warranty
  add column is_paid_repair boolean not null default false;

drop index registration_search, complaint_search;
create index registration_search on registration using gin (plain(
  model_name || ' ' || model_num || ' ' || coalesce(serial_number, '') || ' ' || coalesce(serial_key, '')) gin_trgm_ops);
create index complaint_search on complaint using gin (plain(
  customer_name || ' ' || customer_contact || ' ' || model_name || ' ' || model_num || ' ' || coalesce(serial_number, '')
  || ' ' || coalesce(serial_key, '') || ' ' || coalesce(job_no, '')) gin_trgm_ops);

-- Descending, with those of unknown days at the end.
create index registration_by_purchase_down on registration (purchase_date desc nulls last, id desc);

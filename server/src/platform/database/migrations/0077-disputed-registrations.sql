-- A customer whose serial number somebody else registered can claim it, with their own papers, for staff to decide.
alter table registration
  -- sent for a serial number that another one held; open as long as it is a duplicate
  add column is_disputed boolean not null default false;
create unique index registration_dispute on registration (serial_key, customer_id) where is_disputed and is_duplicate;

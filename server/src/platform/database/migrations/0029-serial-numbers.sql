-- One unit, one serial number, however it is written: compared in its canonical form, shown as it was typed.

-- What a serial number is compared by. Some letters become several, and an index takes no text of any length.
create function serial_key(value text) returns text
  language sql immutable strict parallel safe
  return left(public.canonical_serial(value), 100);

alter table complaint add column serial_key text not null generated always as (public.serial_key(serial_number)) stored;
alter table registration
  add column serial_key text not null generated always as (public.serial_key(serial_number)) stored,
  -- lives beside the one that holds the serial number; kept from before spellings were told apart
  add column is_duplicate boolean not null default false;
alter table unit
  add column serial_key text not null generated always as (public.serial_key(serial_number)) stored,
  add column is_duplicate boolean not null default false;
alter table point_lot
  -- brought by a duplicate, beside the points of the one that holds the serial number
  add column is_duplicate boolean not null default false;

-- An approved registration holds the serial number before one that waits, then the oldest.
update registration set is_duplicate = true
  from (
    select id, row_number() over (partition by serial_key order by status = 'Pending', id) as place
    from registration where status <> 'Rejected' and serial_key <> ''
  ) as ranked
  where ranked.id = registration.id and ranked.place > 1;
update unit set is_duplicate = true
  from (select id, row_number() over (partition by serial_key order by id) as place from unit where serial_key <> '') as ranked
  where ranked.id = unit.id and ranked.place > 1;

alter table registration add check (not is_duplicate or status <> 'Rejected');

drop index registration_serial;
create unique index registration_serial on registration (serial_key)
  where status <> 'Rejected' and not is_duplicate and serial_key <> '';
drop index registration_serial_all;
create index registration_serial_all on registration (serial_key);
create index registration_duplicate on registration (serial_key) where is_duplicate;
drop index unit_serial;
create unique index unit_serial on unit (serial_key) where not is_duplicate and serial_key <> '';
create index unit_serial_all on unit (serial_key);
drop index audit_registration_gone;
create index audit_registration_gone on audit (serial_key(before ->> 'serial_number'))
  where subject = 'registration' and action in ('registration.withdraw', 'registration.delete');

-- Points come once a serial number. What duplicates brought stays until staff take it back.
drop index point_lot_source;
update point_lot set source_key = serial_key(source_key) where source = 'registration' and serial_key(source_key) <> '';
update point_lot set is_duplicate = true
  from (
    select point_lot.id, row_number() over (
      partition by source_key order by coalesce(registration.is_duplicate, true), point_lot.id) as place
    from point_lot left join registration on registration.id = point_lot.registration_id
    where source = 'registration' and revoked_at is null
  ) as ranked
  where ranked.id = point_lot.id and ranked.place > 1;
create unique index point_lot_source on point_lot (source, source_key)
  where revoked_at is null and source <> 'adjustment' and not is_duplicate;

-- Whoever looks for a serial number finds every spelling, by its beginning, its end and a part of it.
drop index complaint_serial_begins, complaint_serial_ends, registration_serial_begins, registration_serial_ends,
  unit_serial_begins, unit_serial_ends, registration_search, complaint_search, unit_named;
create index complaint_serial_begins on complaint (serial_key collate "C");
create index complaint_serial_ends on complaint (reverse(serial_key) collate "C");
create index registration_serial_begins on registration (serial_key collate "C");
create index registration_serial_ends on registration (reverse(serial_key) collate "C");
create index unit_serial_begins on unit (serial_key collate "C");
create index unit_serial_ends on unit (reverse(serial_key) collate "C");
create index registration_search on registration
  using gin (plain(model_name || ' ' || model_num || ' ' || serial_number || ' ' || serial_key) gin_trgm_ops);
create index unit_named on unit
  using gin (plain(model_name || ' ' || model_number || ' ' || serial_number || ' ' || serial_key) gin_trgm_ops);
create index complaint_search on complaint using gin (plain(
  customer_name || ' ' || customer_contact || ' ' || model_name || ' ' || model_num || ' ' || serial_number
  || ' ' || serial_key || ' ' || coalesce(job_no, '')) gin_trgm_ops);

-- A rejected duplicate is none any more.
create function clear_duplicate() returns trigger language plpgsql as $$
begin
  new.is_duplicate := false;
  return new;
end $$;
create trigger registration_rejected before update of status on registration
  for each row when (new.status = 'Rejected' and old.is_duplicate) execute function clear_duplicate();

-- When the one that holds a serial number leaves it, the next of its duplicates holds it.
create function pass_on_serial() returns trigger language plpgsql as $$
begin
  update registration set is_duplicate = false
    where id = (
      select id from registration where serial_key = old.serial_key and is_duplicate
      order by status = 'Pending', id limit 1 for update);
  return null;
end $$;
create trigger registration_serial_rejected after update of status on registration
  for each row when (new.status = 'Rejected' and old.status <> 'Rejected' and not old.is_duplicate)
  execute function pass_on_serial();
create trigger registration_serial_deleted after delete on registration
  for each row when (old.status <> 'Rejected' and not old.is_duplicate) execute function pass_on_serial();

create function pass_on_unit_serial() returns trigger language plpgsql as $$
begin
  update unit set is_duplicate = false
    where id = (select id from unit where serial_key = old.serial_key and is_duplicate order by id limit 1 for update);
  return null;
end $$;
create trigger unit_serial_deleted after delete on unit
  for each row when (not old.is_duplicate) execute function pass_on_unit_serial();


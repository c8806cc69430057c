-- An "SN" in front of a serial number counts for nothing before letters either.
drop index registration_serial, unit_serial, point_lot_source;

-- A serial number as it is compared: as a model number, and without an "SN" in front.
create or replace function canonical_serial(value text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(public.canonical_code(value), '^(SN)+(?=.)', '');

-- A column that is computed is computed anew when what it is made of is written.
update complaint set serial_number = serial_number where serial_key like 'SN_%';
update registration set serial_number = serial_number where serial_key like 'SN_%';
update unit set serial_number = serial_number where serial_key like 'SN_%';
update point_lot set source_key = serial_key(source_key) where source = 'registration' and source_key like 'SN_%';
reindex index audit_registration_gone;

-- Of those that have one number now, one that held it keeps it: approved before waiting, then the oldest.
update registration set is_duplicate = true
  from (
    select id, row_number() over (partition by serial_key order by is_duplicate, status = 'Pending', id) as place
    from registration where status <> 'Rejected' and serial_key <> ''
  ) as ranked
  where ranked.id = registration.id and ranked.place > 1 and not is_duplicate;
update unit set is_duplicate = true
  from (
    select id, row_number() over (partition by serial_key order by is_duplicate, id) as place
    from unit where serial_key <> ''
  ) as ranked
  where ranked.id = unit.id and ranked.place > 1 and not is_duplicate;
update point_lot set is_duplicate = true
  from (
    select point_lot.id, row_number() over (
      partition by source_key
      order by point_lot.is_duplicate, coalesce(registration.is_duplicate, true), point_lot.id) as place
    from point_lot left join registration on registration.id = point_lot.registration_id
    where source = 'registration' and revoked_at is null
  ) as ranked
  where ranked.id = point_lot.id and ranked.place > 1 and not is_duplicate;

create unique index registration_serial on registration (serial_key)
  where status <> 'Rejected' and not is_duplicate and serial_key <> '';
create unique index unit_serial on unit (serial_key) where not is_duplicate and serial_key <> '';
create unique index point_lot_source on point_lot (source, source_key)
  where revoked_at is null and source <> 'adjustment' and not is_duplicate;

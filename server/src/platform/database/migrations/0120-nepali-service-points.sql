-- Shops and service centres have their names and addresses in Nepali as well, and opening hours by parts, which each
-- language says in its own words. Hours that were typed in the usual form are taken apart, where the weekly day off is as
-- they say; others stay as they were typed.
alter table service_point
  add column name_ne text not null default '',
  add column address_ne text not null default '',
  add column opens_at text not null default '' check (opens_at ~ '^(|([01]\d|2[0-3]):[0-5]\d)$'),
  add column closes_at text not null default '' check (closes_at ~ '^(|([01]\d|2[0-3]):[0-5]\d)$'),
  add constraint service_point_hours check ((opens_at = '') = (closes_at = ''));

update service_point
set opens_at = taken[1], closes_at = taken[2], days_off = '{6}'
from (
  select id, regexp_match(hours, '^Sunday to Friday, ((?:[01]\d|2[0-3]):[0-5]\d) to ((?:[01]\d|2[0-3]):[0-5]\d)$') as taken
  from service_point
) as typed
where typed.id = service_point.id and taken is not null and taken[1] < taken[2]
  and (days_off = '{6}' or (kind = 'shop' and days_off = '{}'));

-- Steps that the product adds itself when a complaint is dispatched or a visit is planned. A stage that the CRM tells later
-- takes precedence over them, and calling the visit off takes them back.
alter table complaint_event add column automatic boolean not null default false;

-- Complaints that are dispatched or have a visit and still read Unassigned, dated when that happened.
with moved as (
  update complaint
  set status = case when technician <> '' then 'Engineer Allocated' else 'Service Center Assigned' end
  where status = 'Unassigned' and (job_no is not null or technician <> '' or visit_date is not null)
  returning id, status, dispatched_at, technician, visit_date
)
insert into complaint_event (complaint_id, status, at, automatic)
select id, status,
  greatest(
    coalesce(
      case when technician <> '' or visit_date is not null
        then (select max(at) from complaint_log where complaint_id = moved.id and kind = 'visit') end,
      dispatched_at,
      now()),
    (select max(at) from complaint_event where complaint_id = moved.id)),
  true
from moved;

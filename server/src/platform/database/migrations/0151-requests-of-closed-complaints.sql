-- A complaint that is closed asks for no parts any more: its requests that are not sent end with it.
alter table part_request_step add column with_complaint boolean not null default false
  check (not with_complaint or state = 'cancelled');

with closed as (
  update part_request set state = 'cancelled', changed_at = now()
  from complaint
  where complaint.id = part_request.complaint_id and complaint.status in ('Completed', 'Cancelled')
    and part_request.state in ('asked', 'approved')
  returning part_request.id
)
insert into part_request_step (request_id, state, by_name, at, with_complaint)
select id, 'cancelled', '', now(), true from closed order by id;

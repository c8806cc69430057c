-- Without a CRM complaints are sent to their service centres, and those that nobody has planned yet are a queue.
alter table complaint_log drop constraint complaint_log_kind_check;
alter table complaint_log add constraint complaint_log_kind_check
  check (kind in ('visit', 'queued', 'failed', 'dispatched', 'sent', 'confirmed', 'rated', 'assigned'));
create index complaint_to_plan on complaint (created_at)
  where status in ('Service Center Assigned', 'Engineer Allocated') and (technician = '' or visit_date is null);

-- A reported fault opens its complaint at once. Reports that wait become complaints; those of registrations that were
-- rejected are cancelled.
create temporary table opened on commit drop as
  select reported_fault.*, nextval(pg_get_serial_sequence('complaint', 'id'))::integer as complaint_id
  from reported_fault
  where not exists (
    select from complaint
    where complaint.registration_id = reported_fault.registration_id
      and complaint.status not in ('Completed', 'Cancelled'));

insert into complaint (
  id, registration_id, customer_id, customer_name, customer_contact, customer_address, email, district, local_level, ward,
  model_name, model_num, serial_number, purchase_date, problem_type, problem_description, damaged_image_id, status,
  job_closing_date, created_at)
overriding system value
select opened.complaint_id, registration.id, customer_id, firstname || ' ' || lastname, contact,
  concat_ws(', ', nullif(customer_address, ''), nullif(city, ''), nullif(district, '')), email, district, local_level, ward,
  model_name, model_num, serial_number, purchase_date, problem_type,
  replace(replace(replace(coalesce(nullif(problem_description, ''), problem_type), '&', '&amp;'), '<', '&lt;'), '>', '&gt;'),
  photo_id, case when registration.status = 'Rejected' then 'Cancelled' else 'Unassigned' end,
  case when registration.status = 'Rejected' then registration.decided_at end, opened.created_at
from opened
  join registration on registration.id = opened.registration_id
  join account on account.id = registration.customer_id;

insert into complaint_event (complaint_id, status, at) select complaint_id, 'Unassigned', created_at from opened;
insert into complaint_event (complaint_id, status, at)
  select complaint.id, 'Cancelled', coalesce(complaint.job_closing_date, opened.created_at)
  from opened join complaint on complaint.id = opened.complaint_id where complaint.status = 'Cancelled';

update registration set by_phone = true where id in (select registration_id from opened) and bill_image_id is null;

delete from customer_text where key = 'approved_repair';
drop table reported_fault;

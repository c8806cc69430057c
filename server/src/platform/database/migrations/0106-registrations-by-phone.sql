-- Registrations that a phone complaint brought wait for a bill, outside the queue.
alter table registration add column by_phone boolean not null default false;
update registration set by_phone = true
  where bill_image_id is null and product_image_id is null
    and exists (select from complaint where complaint.registration_id = registration.id and complaint.source = 'phone')
    and not exists (select from reported_fault where reported_fault.registration_id = registration.id);

drop index registration_waiting;
create index registration_waiting on registration (created_at)
  where status = 'Pending' and not (by_phone and bill_image_id is null);
create index registration_queue on registration (id)
  where status = 'Pending' and not (by_phone and bill_image_id is null);
create index registration_of_phone on registration (id) where status = 'Pending' and by_phone and bill_image_id is null;

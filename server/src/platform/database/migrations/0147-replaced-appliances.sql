-- A registration went on with another appliance: the old unit is void while the replacement stands.
create table replacement (
  id integer generated always as identity primary key,
  -- null: deleted since; the old unit stays void
  registration_id integer references registration on delete set null,
  -- the visit by which it was entered
  report_id integer references visit_report on delete set null,
  old_serial_number text not null,
  old_serial_key text not null generated always as (serial_key(old_serial_number)) stored,
  old_model_num text not null,
  new_serial_number text not null,
  new_model_num text not null,
  reason text not null,
  replaced_on date not null,
  at timestamptz not null,
  -- the registration has its old unit again
  undone_at timestamptz
);
create unique index replacement_of_unit on replacement (old_serial_key) where undone_at is null;
create index replacement_registration on replacement (registration_id, id) where registration_id is not null;
create index replacement_report on replacement (report_id) where report_id is not null;

alter table visit_report drop constraint visit_report_outcome_check;
alter table visit_report add constraint visit_report_outcome_check
  check (outcome in ('done', 'no_fault', 'replaced', 'part_needed', 'customer_absent', 'refused'));

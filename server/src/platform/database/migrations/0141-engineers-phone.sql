-- An engineer signs in with an account of their own, on the phone.
alter table account drop constraint account_role_check;
alter table account add constraint account_role_check
  check (role in ('admin', 'product_incharge', 'service_incharge', 'call_centre', 'centre_incharge', 'engineer', 'customer'));
drop index account_by_role;
create index account_by_role on account (array_position(array['admin', 'product_incharge', 'service_incharge', 'call_centre', 'centre_incharge', 'engineer', 'customer'], role), id);
alter table engineer add column account_id integer unique references account on delete set null;

-- That an engineer set out or arrived, as the phone told it.
create table visit_step (
  id integer generated always as identity primary key,
  complaint_id integer not null references complaint on delete cascade,
  engineer_id integer references engineer on delete set null,
  -- as they were called then
  engineer_name text not null,
  step text not null check (step in ('set_out', 'arrived')),
  -- by the phone's clock, never later than ours
  at timestamptz not null,
  -- what came of that visit, once it is known
  report_id integer references visit_report on delete cascade
);
create index visit_step_complaint on visit_step (complaint_id, id);
create index visit_step_engineer on visit_step (engineer_id) where engineer_id is not null;
create index visit_step_report on visit_step (report_id) where report_id is not null;

-- Photographs of before and after a repair. A row is there from when the phone names it; its file comes when the line allows.
create table visit_photo (
  report_id integer not null references visit_report on delete cascade,
  upload_id uuid not null,
  side text not null check (side in ('before', 'after')),
  position integer generated always as identity,
  file_id integer references file,
  primary key (report_id, upload_id)
);
create index visit_photo_file on visit_photo (file_id) where file_id is not null;

-- What phones told, each with the answer that it got and gets again.
create table field_command (
  account_id integer not null references account on delete cascade,
  -- made on the phone
  id uuid not null,
  position integer generated always as identity,
  -- of all that it said: the same id with other words is another command
  body_hash text not null,
  complaint_id integer,
  -- the version of the job on which it was based; of one that is done, those that it found and left
  seen text not null,
  found_version text not null default '',
  left_version text not null default '',
  state text not null check (state in ('done', 'refused', 'changed')),
  code text not null default '',
  message text not null,
  errors jsonb not null default '{}',
  at timestamptz not null,
  primary key (account_id, id)
);
create index field_command_done on field_command (account_id, complaint_id, position) where state = 'done';

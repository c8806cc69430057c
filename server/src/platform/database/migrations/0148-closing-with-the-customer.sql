-- What the customer tells the technician when the work is done: a code for each planned visit. The code itself is
-- nowhere: it follows from this key and the installation's secret.
create table visit_code (
  complaint_id integer primary key references complaint on delete cascade,
  key uuid not null default gen_random_uuid(),
  -- of entering it
  wrong_tries integer not null default 0 check (wrong_tries >= 0)
);
insert into visit_code (complaint_id)
select id from complaint where visit_date is not null and status not in ('Completed', 'Cancelled');

-- How the customer confirmed that the work is done, and why without a code.
alter table visit_report add column confirmation text not null default 'none'
  check (confirmation in ('code', 'signature', 'none'));
alter table visit_report add column no_code_reason text not null default '';
alter table visit_report add column signature_id integer references file on delete set null;
alter table visit_report add check (confirmation <> 'code' or no_code_reason = '');
create index visit_report_signature on visit_report (signature_id) where signature_id is not null;

-- Customers who are called after a repair.
create table happy_call (
  id integer generated always as identity primary key,
  complaint_id integer not null references complaint on delete cascade,
  -- the visit that completed it; null: it was completed without a report
  report_id integer references visit_report on delete set null,
  -- nobody confirmed it by a code, or it is one of the sample
  why text not null check (why in ('unconfirmed', 'sample')),
  -- withdrawn: the complaint was opened again before anybody reached them
  state text not null default 'waiting' check (state in ('waiting', 'reached', 'unreached', 'withdrawn')),
  completed_at timestamptz not null,
  -- the days on which they are called
  call_from date not null,
  call_until date not null,
  tries integer not null default 0 check (tries between 0 and 3),
  -- what they said; null: not reached
  is_fixed boolean,
  -- in rupees, to the engineer, as they say; null: they were not asked or do not know
  told_paid integer check (told_paid >= 0),
  friendly integer check (friendly between 1 and 5),
  note text not null default '',
  by_id integer references account on delete set null,
  by_name text not null default '',
  -- of the last try
  at timestamptz,
  check ((state = 'reached') = (is_fixed is not null))
);
create unique index happy_call_waiting on happy_call (complaint_id) where state = 'waiting';
create index happy_call_complaint on happy_call (complaint_id, id);
create index happy_call_report on happy_call (report_id) where report_id is not null;
create index happy_call_days on happy_call (call_from, id) where state = 'waiting';
create index happy_call_at on happy_call (at);

alter table complaint_log drop constraint complaint_log_kind_check;
alter table complaint_log add constraint complaint_log_kind_check
  check (kind in ('visit', 'queued', 'failed', 'dispatched', 'sent', 'confirmed', 'rated', 'assigned', 'visited', 'called'));

-- What came of a visit: what was found, which parts went in, what it costs.
create table visit_report (
  id integer generated always as identity primary key,
  complaint_id integer not null references complaint on delete cascade,
  outcome text not null check (outcome in ('done', 'no_fault', 'part_needed', 'customer_absent', 'refused')),
  visited_on date not null,
  engineer_id integer references engineer on delete set null,
  -- as they were called then; empty: nobody of the list
  engineer_name text not null default '',
  finding text not null default '',
  note text not null default '',
  -- in rupees, for what no warranty covers
  labour integer not null default 0 check (labour >= 0),
  visit_charge integer not null default 0 check (visit_charge >= 0),
  parts_charge integer not null default 0 check (parts_charge >= 0),
  due integer not null generated always as (labour + visit_charge + parts_charge) stored,
  paid integer not null default 0 check (paid >= 0),
  -- made where it was entered, so that it counts once however often it is sent
  key uuid unique,
  by_id integer references account on delete set null,
  by_name text not null,
  at timestamptz not null,
  check (paid <= labour + visit_charge + parts_charge)
);
create index visit_report_complaint on visit_report (complaint_id, id);

create table visit_part (
  report_id integer not null references visit_report on delete cascade,
  part_id integer not null references part,
  -- as the catalogue had them then
  number text not null,
  name text not null,
  price integer not null check (price >= 0),
  count integer not null check (count > 0),
  -- a warranty pays for it
  is_covered boolean not null,
  place_name text not null,
  primary key (report_id, part_id)
);
create index visit_part_part on visit_part (part_id);

-- The repair in which parts were used; no reference: the ledger outlives the complaint.
alter table part_move add column complaint_id integer;
create index part_move_complaint on part_move (complaint_id) where complaint_id is not null;

alter table complaint_log drop constraint complaint_log_kind_check;
alter table complaint_log add constraint complaint_log_kind_check
  check (kind in ('visit', 'queued', 'failed', 'dispatched', 'sent', 'confirmed', 'rated', 'assigned', 'visited'));

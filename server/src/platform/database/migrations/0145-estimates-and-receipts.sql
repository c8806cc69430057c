-- What a repair will cost, as its customer is asked before it is done; a newer one replaces it.
create table repair_estimate (
  id integer generated always as identity primary key,
  complaint_id integer not null references complaint on delete cascade,
  -- in rupees, for what no warranty covers
  labour integer not null default 0 check (labour >= 0),
  visit_charge integer not null default 0 check (visit_charge >= 0),
  parts_charge integer not null default 0 check (parts_charge >= 0),
  total integer not null generated always as (labour + visit_charge + parts_charge) stored check (total > 0),
  -- the last day on which it can be accepted
  valid_until date not null,
  note text not null default '',
  -- made where it was entered, so that it counts once however often it is sent
  key uuid unique,
  made_by integer references account on delete set null,
  made_by_name text not null,
  made_at timestamptz not null,
  -- the last time; again where it had expired
  sent_at timestamptz not null,
  answer text check (answer in ('accepted', 'declined')),
  answer_words text not null default '',
  answered_at timestamptz,
  -- a newer one came
  replaced_at timestamptz,
  -- its last day passed without an answer, and the office was told
  expired_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index repair_estimate_complaint on repair_estimate (complaint_id, id);
create unique index repair_estimate_open on repair_estimate (complaint_id) where answer is null and replaced_at is null;
create index repair_estimate_ending on repair_estimate (valid_until)
  where answer is null and replaced_at is null and expired_at is null;

create table repair_estimate_part (
  estimate_id integer not null references repair_estimate on delete cascade,
  part_id integer not null references part,
  -- as the catalogue had them then
  number text not null,
  name text not null,
  name_ne text not null default '',
  price integer not null check (price >= 0),
  count integer not null check (count > 0),
  -- a warranty pays for it
  is_covered boolean not null,
  primary key (estimate_id, part_id)
);
create index repair_estimate_part_part on repair_estimate_part (part_id);

alter table customer_link add column estimate_id integer references repair_estimate on delete cascade;
create index customer_link_estimate on customer_link (estimate_id) where estimate_id is not null;
alter table customer_link drop constraint customer_link_check;
alter table customer_link add constraint customer_link_check
  check (num_nonnulls(registration_id, quotation_id, estimate_id) = 1);

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
  -- no reference: an estimate outlives the part
  part_id integer not null,
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

alter table customer_link add column estimate_id integer references repair_estimate on delete cascade;
create index customer_link_estimate on customer_link (estimate_id) where estimate_id is not null;
alter table customer_link drop constraint customer_link_check;
alter table customer_link add constraint customer_link_check
  check (num_nonnulls(registration_id, quotation_id, estimate_id) = 1);

-- What customers paid for repairs, each with its receipt; kept when the complaint is deleted, so that no number is missing.
create table repair_payment (
  id integer generated always as identity primary key,
  complaint_id integer references complaint on delete set null,
  -- the visit at which it was paid
  report_id integer references visit_report on delete set null,
  -- of its receipt, by Nepal's fiscal year: `2083/84-000123`
  number text not null unique,
  -- in rupees
  amount integer not null check (amount > 0),
  method text not null check (method in ('cash', 'transfer')),
  -- made where it was entered, so that it counts once however often it is sent
  key uuid unique,
  received_by integer references account on delete set null,
  received_by_name text not null,
  at timestamptz not null,
  -- a wrong one keeps its number
  voided_at timestamptz,
  voided_by integer references account on delete set null,
  voided_by_name text not null default '',
  void_reason text not null default '',
  check ((voided_at is null) = (void_reason = ''))
);
create index repair_payment_complaint on repair_payment (complaint_id, id) where complaint_id is not null;
create index repair_payment_report on repair_payment (report_id) where report_id is not null;
create index repair_payment_at on repair_payment (at desc, id desc);

-- The last number of each fiscal year; who takes the next waits for whoever took the one before.
create table repair_payment_count (
  fiscal_year text primary key,
  last integer not null
);

-- What was received at visits so far. Reports are as old as the fiscal year 2083/84 at most, and the next begins on 17 July 2027.
with received as (
  select id, complaint_id, paid, by_id, by_name, at,
    case when (at at time zone 'Asia/Kathmandu')::date < '2026-07-17' then '2082/83'
      when (at at time zone 'Asia/Kathmandu')::date < '2027-07-17' then '2083/84' else '2084/85' end as fiscal_year
  from visit_report where paid > 0
), numbered as (
  select *, row_number() over (partition by fiscal_year order by at, id) as place from received
), inserted as (
  insert into repair_payment (complaint_id, report_id, number, amount, method, received_by, received_by_name, at)
  select complaint_id, id, fiscal_year || '-' || lpad(place::text, 6, '0'), paid, 'cash', by_id, by_name, at
  from numbered order by at, id
)
insert into repair_payment_count select fiscal_year, count(*)::int from received group by fiscal_year;

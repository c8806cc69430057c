-- What the service figures need of each complaint, kept with it: no figure reads the steps and visits of all of them. A merged
-- complaint is none of its own.
create table complaint_fact (
  complaint_id integer primary key references complaint on delete cascade,
  registration_id integer not null,
  serial_key text,
  opened_at timestamptz not null,
  -- days in Nepal
  opened_on date not null,
  -- when it was closed last; none while it is open
  closed_at timestamptz,
  closed_on date,
  is_completed boolean not null,
  -- no references: each follows the complaint, which has them
  centre_id integer,
  engineer_id integer,
  sub_category_id integer,
  model_key text not null,
  -- of the unit with its serial number; empty where that is not known
  batch text not null,
  -- months of the calendar between the purchase and the complaint
  service_month integer not null,
  -- from the filing to the completion; none while it is not completed
  minutes integer,
  -- in the stages that belong together; none where it never was in one of them
  new_minutes integer,
  centre_minutes integer,
  engineer_minutes integer,
  parts_minutes integer,
  work_minutes integer,
  visits integer not null,
  -- one visit was reported, and it was enough
  is_first_fix boolean not null,
  rating integer,
  -- in rupees: parts that a warranty paid for; what customers had to pay, and paid
  covered_parts integer not null,
  due integer not null,
  received integer not null
);
create index complaint_fact_opened on complaint_fact (opened_on);
create index complaint_fact_closed on complaint_fact (closed_on);
create index complaint_fact_registration on complaint_fact (registration_id, opened_at);
create index complaint_fact_serial on complaint_fact (serial_key, opened_at) where serial_key > '';

create function nepal_day(moment timestamptz) returns date language sql immutable strict parallel safe
  return (moment at time zone 'Asia/Kathmandu')::date;

-- The batch of a unit, as the register has it.
create function batch_of(key text) returns text language sql stable parallel safe
  return coalesce((select batch from unit where serial_key = key and key <> '' and not is_duplicate limit 1), '');

-- Computes the facts of complaints anew. Who writes at the same time waits at the first statement, and computes from what the
-- other has committed. The ids are rows of a join: looked for in a list, thousands of them take the square of their number.
create function keep_facts(ids integer[]) returns void language plpgsql as $$
begin
  if cardinality(ids) = 0 then
    return;
  end if;
  perform complaint_id from complaint_fact join unnest(ids) as asked (id) on complaint_id = asked.id
    order by complaint_id for update of complaint_fact;
  delete from complaint_fact using unnest(ids) as asked (id) join complaint using (id)
    where complaint_id = asked.id and merged_into is not null;
  insert into complaint_fact
    select complaint.id, registration_id, complaint.serial_key, complaint.created_at, nepal_day(complaint.created_at),
      closing.at, nepal_day(closing.at), complaint.status = 'Completed', centre_id, engineer_id, registration.sub_category_id,
      canonical_code(complaint.model_num), batch_of(complaint.serial_key), greatest(0, months.n),
      case when complaint.status = 'Completed' then greatest(0, extract(epoch from closing.at - complaint.created_at) / 60)::int end,
      steps.new_minutes, steps.centre_minutes, steps.engineer_minutes, steps.parts_minutes, steps.work_minutes,
      reports.visits, complaint.status = 'Completed' and reports.visits = 1 and reports.is_enough, complaint.rating,
      reports.covered_parts, reports.due, reports.received
    from unnest(ids) as asked (id)
    join complaint on complaint.id = asked.id
    join registration on registration.id = complaint.registration_id
    cross join lateral (
      select max(at) filter (where status = complaint.status) as last_at,
        (sum(minutes) filter (where status = 'Unassigned'))::int as new_minutes,
        (sum(minutes) filter (where status = 'Service Center Assigned'))::int as centre_minutes,
        (sum(minutes) filter (where status = 'Engineer Allocated'))::int as engineer_minutes,
        (sum(minutes) filter (where status in ('Part Approval Pending from ASM', 'Part Pending from HO', 'Parts in Transit')))::int
          as parts_minutes,
        (sum(minutes) filter (where status in ('Part Consumed by Service Center', 'On Service')))::int as work_minutes
      from (
        select status, at, extract(epoch from lead(at) over (order by at, id) - at) / 60 as minutes
        from complaint_event where complaint_id = complaint.id
      ) as step
    ) as steps
    cross join lateral (
      select case when complaint.status in ('Completed', 'Cancelled')
        then coalesce(steps.last_at, job_closing_date, complaint.created_at) end as at
    ) as closing
    cross join lateral (
      select count(*)::int as visits, coalesce(bool_and(outcome in ('done', 'no_fault')), false) as is_enough,
        coalesce(sum(visit_report.due), 0)::int as due, coalesce(sum(paid), 0)::int as received,
        coalesce(sum((select sum(price * count) from visit_part where report_id = visit_report.id and is_covered)), 0)::int
          as covered_parts
      from visit_report where complaint_id = complaint.id
    ) as reports
    cross join lateral (
      select coalesce(registration.purchase_date, nepal_day(registration.created_at)) as bought, nepal_day(complaint.created_at) as opened
    ) as days
    cross join lateral (
      select ((extract(year from opened) - extract(year from bought)) * 12 + extract(month from opened) - extract(month from bought))::int as n
    ) as months
    where merged_into is null
    order by complaint.id
  on conflict (complaint_id) do update set
    (registration_id, serial_key, opened_at, opened_on, closed_at, closed_on, is_completed, centre_id, engineer_id, sub_category_id,
      model_key, batch, service_month, minutes, new_minutes, centre_minutes, engineer_minutes, parts_minutes, work_minutes, visits,
      is_first_fix, rating, covered_parts, due, received)
    = (excluded.registration_id, excluded.serial_key, excluded.opened_at, excluded.opened_on, excluded.closed_at,
      excluded.closed_on, excluded.is_completed, excluded.centre_id, excluded.engineer_id, excluded.sub_category_id,
      excluded.model_key, excluded.batch, excluded.service_month, excluded.minutes, excluded.new_minutes,
      excluded.centre_minutes, excluded.engineer_minutes, excluded.parts_minutes, excluded.work_minutes, excluded.visits,
      excluded.is_first_fix, excluded.rating, excluded.covered_parts, excluded.due, excluded.received);
end $$;

-- A full join is never a nested loop, whose plan would be kept for statements that change thousands of rows.
create function keep_facts_of_complaints() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform keep_facts(array(select id from came));
  else
    perform keep_facts(array(
      select id from came full join went using (id)
      where (came.registration_id, came.serial_key, came.model_num, came.status, came.created_at, came.job_closing_date,
          came.centre_id, came.engineer_id, came.rating, came.merged_into)
        is distinct from (went.registration_id, went.serial_key, went.model_num, went.status, went.created_at,
          went.job_closing_date, went.centre_id, went.engineer_id, went.rating, went.merged_into)));
  end if;
  return null;
end $$;
create trigger complaint_fact_in after insert on complaint referencing new table as came
  for each statement execute function keep_facts_of_complaints();
create trigger complaint_fact_anew after update on complaint referencing old table as went new table as came
  for each statement execute function keep_facts_of_complaints();

create function keep_facts_of_steps() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform keep_facts(array(
      select distinct unnest(array[came.complaint_id, went.complaint_id]) from came full join went using (id)
      where (came.complaint_id, came.status, came.at) is distinct from (went.complaint_id, went.status, went.at)));
  else
    perform keep_facts(array(select distinct complaint_id from changed));
  end if;
  return null;
end $$;
create trigger complaint_event_fact_in after insert on complaint_event referencing new table as changed
  for each statement execute function keep_facts_of_steps();
create trigger complaint_event_fact_out after delete on complaint_event referencing old table as changed
  for each statement execute function keep_facts_of_steps();
create trigger complaint_event_fact_anew after update on complaint_event referencing old table as went new table as came
  for each statement execute function keep_facts_of_steps();

create function keep_facts_of_visits() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'visit_report' then
    perform keep_facts(array(select distinct complaint_id from changed));
  else
    perform keep_facts(array(select distinct complaint_id from visit_report where id in (select report_id from changed)));
  end if;
  return null;
end $$;
create trigger visit_report_fact_in after insert on visit_report referencing new table as changed
  for each statement execute function keep_facts_of_visits();
create trigger visit_report_fact_anew after update on visit_report referencing new table as changed
  for each statement execute function keep_facts_of_visits();
create trigger visit_report_fact_out after delete on visit_report referencing old table as changed
  for each statement execute function keep_facts_of_visits();
create trigger visit_part_fact_in after insert on visit_part referencing new table as changed
  for each statement execute function keep_facts_of_visits();
create trigger visit_part_fact_anew after update on visit_part referencing new table as changed
  for each statement execute function keep_facts_of_visits();
create trigger visit_part_fact_out after delete on visit_part referencing old table as changed
  for each statement execute function keep_facts_of_visits();

-- The units in service: approved registrations, by what the figures tell apart. A row for each says as what it is counted, so
-- that it is taken out as what it was counted in.
create table unit_in_service (
  registration_id integer primary key references registration on delete cascade,
  -- the first of the month of the purchase
  bought_in date not null,
  sub_category_id integer not null,
  model_key text not null,
  batch text not null
);

-- How many there are of each; a slot for each connection, as with the other figures.
create table in_service (
  bought_in date not null,
  sub_category_id integer not null,
  model_key text not null,
  batch text not null,
  slot integer not null,
  total integer not null,
  primary key (bought_in, sub_category_id, model_key, batch, slot)
) with (fillfactor = 50);

create function count_in_service() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into in_service as kept (bought_in, sub_category_id, model_key, batch, slot, total)
      select bought_in, sub_category_id, model_key, batch, pg_backend_pid() % 64, sum(change)
      from (select *, 1 as change from came union all select *, -1 from went) as changes
      group by bought_in, sub_category_id, model_key, batch having sum(change) <> 0
      order by bought_in, sub_category_id, model_key, batch
    on conflict (bought_in, sub_category_id, model_key, batch, slot) do update set total = kept.total + excluded.total;
  else
    insert into in_service as kept (bought_in, sub_category_id, model_key, batch, slot, total)
      select bought_in, sub_category_id, model_key, batch, pg_backend_pid() % 64,
        case tg_op when 'INSERT' then count(*) else -count(*) end
      from changed
      group by bought_in, sub_category_id, model_key, batch
      order by bought_in, sub_category_id, model_key, batch
    on conflict (bought_in, sub_category_id, model_key, batch, slot) do update set total = kept.total + excluded.total;
  end if;
  return null;
end $$;
create trigger unit_in_service_in after insert on unit_in_service referencing new table as changed
  for each statement execute function count_in_service();
create trigger unit_in_service_out after delete on unit_in_service referencing old table as changed
  for each statement execute function count_in_service();
create trigger unit_in_service_anew after update on unit_in_service referencing old table as went new table as came
  for each statement execute function count_in_service();

create function keep_in_service(ids integer[]) returns void language plpgsql as $$
begin
  if cardinality(ids) = 0 then
    return;
  end if;
  perform registration_id from unit_in_service join unnest(ids) as asked (id) on registration_id = asked.id
    order by registration_id for update of unit_in_service;
  delete from unit_in_service using unnest(ids) as asked (id) join registration using (id)
    where registration_id = asked.id and (status not in ('Approved', 'Discount') or is_duplicate);
  insert into unit_in_service as kept
    select id, date_trunc('month', coalesce(purchase_date, nepal_day(created_at)))::date, coalesce(sub_category_id, 0),
      canonical_code(model_num), batch_of(serial_key)
    from unnest(ids) as asked (id) join registration using (id)
    where status in ('Approved', 'Discount') and not is_duplicate
    order by id
  on conflict (registration_id) do update set bought_in = excluded.bought_in, sub_category_id = excluded.sub_category_id,
    model_key = excluded.model_key, batch = excluded.batch
    where (kept.bought_in, kept.sub_category_id, kept.model_key, kept.batch)
      is distinct from (excluded.bought_in, excluded.sub_category_id, excluded.model_key, excluded.batch);
end $$;

create function keep_service_of_registrations() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform keep_in_service(array(select id from came where status in ('Approved', 'Discount')));
  else
    perform keep_in_service(array(
      select id from came full join went using (id)
      where (came.status, came.is_duplicate, came.purchase_date, came.created_at, came.sub_category_id, came.model_num, came.serial_key)
        is distinct from (went.status, went.is_duplicate, went.purchase_date, went.created_at, went.sub_category_id, went.model_num,
          went.serial_key)));
    perform keep_facts(array(
      select complaint.id from complaint join (
        select id from came full join went using (id)
        where (came.purchase_date, came.created_at, came.sub_category_id)
          is distinct from (went.purchase_date, went.created_at, went.sub_category_id)
      ) as changed on registration_id = changed.id));
  end if;
  return null;
end $$;
create trigger registration_service_in after insert on registration referencing new table as came
  for each statement execute function keep_service_of_registrations();
create trigger registration_service_anew after update on registration referencing old table as went new table as came
  for each statement execute function keep_service_of_registrations();

-- A batch is entered, corrected or taken out of the register after its units were sold, too.
create function keep_service_of_units() returns trigger language plpgsql as $$
declare
  keys text[];
begin
  if tg_op = 'UPDATE' then
    keys := array(
      select distinct key from (
        select unnest(array[came.serial_key, went.serial_key]) as key from came full join went using (id)
        where (came.serial_key, came.batch, came.is_duplicate) is distinct from (went.serial_key, went.batch, went.is_duplicate)
      ) as changes where key <> '');
  else
    keys := array(select distinct serial_key from changed where batch <> '' and serial_key <> '');
  end if;
  if cardinality(keys) > 0 then
    perform keep_in_service(array(select id from registration join unnest(keys) as key on serial_key = key));
    perform keep_facts(array(select id from complaint join unnest(keys) as key on serial_key = key));
  end if;
  return null;
end $$;
create trigger unit_service_in after insert on unit referencing new table as changed
  for each statement execute function keep_service_of_units();
create trigger unit_service_out after delete on unit referencing old table as changed
  for each statement execute function keep_service_of_units();
create trigger unit_service_anew after update on unit referencing old table as went new table as came
  for each statement execute function keep_service_of_units();

-- for databases that have rows already
select keep_facts(array(select id from complaint));
select keep_in_service(array(select id from registration));

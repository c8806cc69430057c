-- Other systems are told of what happens here: who is told, what happened, and each try to tell it.
create table webhook (
  id integer generated always as identity primary key,
  address text not null,
  description text not null default '',
  types text[] not null,
  -- the key that signs; the one before it signs as well for a while after a change
  sealed text not null default '',
  sealed_before text,
  before_until timestamptz,
  off_reason text check (off_reason in ('by_hand', 'gone', 'failing')),
  -- since when nothing arrived, and how many tries that was
  failing_since timestamptz,
  failures integer not null default 0,
  last_tried_at timestamptz,
  last_arrived_at timestamptz,
  -- for when a run is in the queue
  runs_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null
);
create trigger webhook_version before update of address, description, types, off_reason on webhook
  for each row execute function next_version();

create table webhook_event (
  id integer generated always as identity primary key,
  message_id text not null unique default 'msg_' || replace(gen_random_uuid()::text, '-', ''),
  type text not null,
  subject text not null,
  subject_id integer not null,
  data jsonb not null,
  at timestamptz not null default now(),
  -- whether each webhook has its delivery
  is_spread boolean not null default false,
  -- a transaction tells each subject once, at the time when it began
  constraint webhook_event_once unique (subject, subject_id, at)
);
create index webhook_event_unspread on webhook_event (id) where not is_spread;
create index webhook_event_time on webhook_event (at);

create table webhook_delivery (
  id integer generated always as identity primary key,
  webhook_id integer not null references webhook on delete cascade,
  event_id integer not null references webhook_event on delete cascade,
  subject text not null,
  subject_id integer not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  tries integer not null default 0,
  next_at timestamptz not null,
  -- a process that is trying it now has it until then
  claimed_until timestamptz,
  constraint webhook_delivery_once unique (webhook_id, event_id)
);
create index webhook_delivery_of_event on webhook_delivery (event_id);
create index webhook_delivery_by_state on webhook_delivery (webhook_id, state, event_id);
create index webhook_delivery_due on webhook_delivery (webhook_id, next_at, event_id) where state = 'waiting';
create index webhook_delivery_in_order on webhook_delivery (webhook_id, subject, subject_id, event_id) where state = 'waiting';

create table webhook_attempt (
  id integer generated always as identity primary key,
  delivery_id integer not null references webhook_delivery on delete cascade,
  at timestamptz not null,
  ms integer not null,
  -- none where nothing answered
  status smallint,
  headers jsonb not null,
  answer text not null default '',
  problem text check (problem in ('refused', 'redirect', 'timeout', 'unreachable', 'own_network', 'not_https', 'no_secret')),
  detail text not null default ''
);
create index webhook_attempt_of_delivery on webhook_attempt (delivery_id, id);

-- Of several changes of one record in one transaction one event is left: a new record stays a new one, a decision says more
-- than a change, and a deletion more than both.
create function keep_event(of_subject text, kind text, of_id integer, of_data jsonb) returns void language plpgsql as $$
begin
  insert into webhook_event as kept (type, subject, subject_id, data)
    values (of_subject || '.' || kind, of_subject, of_id, of_data)
  on conflict on constraint webhook_event_once do update set
    type = case
      when excluded.type like '%.deleted' then excluded.type
      when kept.type ~ '[.](created|scheduled)$' or excluded.type like '%.changed' then kept.type
      else excluded.type end,
    data = case
      when excluded.type like '%.deleted' then excluded.data
      when kept.type ~ '[.](created|scheduled)$' then excluded.data - 'changed' - 'before'
      else excluded.data || jsonb_build_object(
        'changed', (select jsonb_agg(distinct field) from jsonb_array_elements(kept.data -> 'changed' || (excluded.data -> 'changed')) as field),
        'before', excluded.data -> 'before' || (kept.data -> 'before')) end;
  perform pg_notify('webhook_event', 'written');
end $$;

create function fields_of(whole jsonb, fields text[]) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(field, whole -> field), '{}') from unnest(fields) as field
$$;

create function differing_fields(was jsonb, is_now jsonb, fields text[]) returns text[] language sql immutable as $$
  select array(select field from unnest(fields) with ordinality as listed (field, place)
    where is_now -> field is distinct from was -> field order by place)
$$;

create function is_told(of_subject text) returns boolean language sql stable as $$
  select exists (select from webhook, unnest(types) as type where starts_with(type, of_subject || '.'))
$$;

-- Says what happened to records: the subject; the fields whose values are told; the others whose change is told, but not
-- their values; and what the change of some fields is called. No nested loops: the plan of a statement about one row is kept,
-- and would compare each row with each other where thousands change at once.
create function tell_event() returns trigger language plpgsql set enable_nestloop = off as $$
declare
  of_subject text := tg_argv[0];
  told text[] := tg_argv[1];
  watched text[] := told || tg_argv[2]::text[];
  kinds jsonb := tg_argv[3];
begin
  if not is_told(of_subject) then
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform keep_event(of_subject, 'created', id, jsonb_build_object('id', id) || fields_of(whole, told))
      from (select id, to_jsonb(came) as whole from came order by id) as added
      where of_subject <> 'customer' or whole ->> 'role' = 'customer';
  elsif tg_op = 'DELETE' then
    perform keep_event(of_subject, 'deleted', id, jsonb_build_object('id', id) || fields_of(whole, told))
      from (select id, to_jsonb(went) as whole from went order by id) as deleted
      where of_subject <> 'customer' or whole ->> 'role' = 'customer';
  else
    perform keep_event(of_subject, coalesce((select kinds ->> field from unnest(changed) as field where kinds ? field limit 1), 'changed'), id,
        jsonb_build_object('id', id) || fields_of(is_now, told) || jsonb_build_object(
          'changed', to_jsonb(changed), 'before', fields_of(was, array(select unnest(changed) intersect select unnest(told)))))
      from (
        select id, is_now, was, differing_fields(was, is_now, watched) as changed
        from (select came.id, to_jsonb(came) as is_now, to_jsonb(went) as was from came join went using (id) order by id) as states
      ) as change
      where changed <> '{}' and (of_subject <> 'customer' or is_now ->> 'role' = 'customer');
  end if;
  return null;
end $$;

-- A visit is the day and the time of day in its complaint.
create function tell_visit() returns trigger language plpgsql set enable_nestloop = off as $$
declare
  told text[] := '{customer_id,centre_id,engineer_id,status,visit_date,visit_window}';
begin
  if not is_told('visit') then
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform keep_event('visit', 'scheduled', id, jsonb_build_object('complaint_id', id) || fields_of(to_jsonb(came), told))
      from came where visit_date is not null;
  else
    perform keep_event('visit', happening, id, jsonb_build_object('complaint_id', id) || fields_of(is_now, told)
        || case happening when 'scheduled' then '{}' else jsonb_build_object('changed', to_jsonb(changed), 'before', fields_of(was, changed)) end)
      from (
        select came.id, to_jsonb(came) as is_now, to_jsonb(went) as was,
          differing_fields(to_jsonb(went), to_jsonb(came), '{visit_date,visit_window}') as changed,
          case when went.visit_date is null then 'scheduled' when came.visit_date is null then 'cancelled' else 'changed' end as happening
        from came join went using (id)
        where (came.visit_date, came.visit_window) is distinct from (went.visit_date, went.visit_window)
          and (came.visit_date is not null or went.visit_date is not null)
        order by id
      ) as change;
  end if;
  return null;
end $$;

do $$
declare
  one record;
begin
  for one in select * from (values
    ('registration', 'registration', '{status,customer_id,product_id,warranty_expiry}',
      '{model_name,model_num,serial_number,store_name,store_location,store_number,purchase_date,warranty_months,warranty_issue,bill_image_id,is_genuine,is_disputed,discount_percent,reason}',
      '{"status": "decided"}'),
    ('complaint', 'complaint', '{status,registration_id,customer_id,centre_id,engineer_id,priority}',
      '{owner_id,serial_number,model_name,model_num,problem_type,problem_description,customer_name,customer_contact,customer_address,email,zone,area,district,local_level,ward,wished_day,job_no,technician,technician_contact,job_closing_date,confirmed_at,reopened_at,rating,tags,merged_into,is_paid_repair}',
      '{"status": "status_changed"}'),
    ('quotation', 'quotation', '{status,answer,customer_id,revision,revises,valid_until}',
      '{customer_name,contact,company,pan,address,description,version,number,reason,lost_reason}',
      '{"status": "decided", "answer": "answered"}'),
    ('personalisation', 'personalisation', '{status,customer_id,product_id,quantity}',
      '{text,placement,font_style,color,size,reason}',
      '{"status": "decided"}'),
    ('extension', 'warranty_extension', '{state,registration_id,customer_id,package_id,months,price,paid_with}',
      '{type,receipt,reason,previous_expiry}',
      '{"state": "status_changed"}'),
    ('review', 'review', '{hidden_at,product_id,customer_id,rating}',
      '{review}',
      '{"hidden_at": "moderated"}'),
    ('product', 'product', '{off_sale_at,category_id,sub_category_id,price,stocks}',
      '{name,name_ne,sub_heading,sub_heading_ne,model_name,model_num,power,warranty,warranty_months,warranty_parts,packaging,packaging_ne,reward_points,color_styles,sizes,specification,specification_ne,sizing,sizing_ne,usage,usage_ne,main_image_id,warranty_icon_id,gallery_one_id,gallery_two_id,video_id,featured_rank}',
      '{"off_sale_at": "sale_changed"}'),
    ('customer', 'account', '{membership,language}',
      '{contact,firstname,lastname,email,district,city,customer_address,local_level,ward,gender,dob,image_id,claimed}',
      '{}')
  ) as subjects (subject, of_table, told, watched, kinds)
  loop
    execute format('create trigger %2$s_told_in after insert on %2$s referencing new table as came
      for each statement execute function tell_event(%1$L, %3$L, %4$L, %5$L)', one.subject, one.of_table, one.told, one.watched, one.kinds);
    execute format('create trigger %2$s_told_out after delete on %2$s referencing old table as went
      for each statement execute function tell_event(%1$L, %3$L, %4$L, %5$L)', one.subject, one.of_table, one.told, one.watched, one.kinds);
    execute format('create trigger %2$s_told_anew after update on %2$s referencing old table as went new table as came
      for each statement execute function tell_event(%1$L, %3$L, %4$L, %5$L)', one.subject, one.of_table, one.told, one.watched, one.kinds);
  end loop;
end $$;
create trigger visit_told_in after insert on complaint referencing new table as came
  for each statement execute function tell_visit();
create trigger visit_told_anew after update on complaint referencing old table as went new table as came
  for each statement execute function tell_visit();

-- An alarm while a webhook is off because nothing arrived.
alter table alarm drop constraint alarm_kind_check;
alter table alarm add constraint alarm_kind_check check (kind in ('otp.all', 'login.all', 'otp.day', 'backup.failed', 'backup.uncopied',
  'backup.unusable', 'disk.low', 'clock.off', 'certificate.ending', 'queue.late', 'sms.failing', 'mail.failing',
  'crm.failing', 'sms.credit', 'sms.day', 'codes.late', 'calendar.ending', 'calendar.ended', 'webhook.off'));
drop index alarm_one_of_trouble;
create unique index alarm_one_of_trouble on alarm (kind)
  where ended_at is null and kind in ('disk.low', 'clock.off', 'certificate.ending', 'queue.late', 'sms.failing',
    'mail.failing', 'crm.failing', 'sms.credit', 'sms.day', 'codes.late', 'calendar.ending', 'calendar.ended', 'webhook.off');

-- Who repairs, when they come, and what is said about it: to the customer, by the customer, or among staff.
alter table complaint add column technician text not null default '';
alter table complaint add column technician_contact text not null default '';
alter table complaint add column visit_date date;

-- What the customer says of the finished work, and whether they opened it once more.
alter table complaint add column confirmed_at timestamptz;
alter table complaint add column reopened_at timestamptz;
alter table complaint add column rating smallint check (rating between 1 and 5);
alter table complaint add column rating_text text not null default '';
-- when the customer was last told by SMS that staff wrote
alter table complaint add column message_told_at timestamptz;

create index complaint_overdue on complaint (created_at)
  where dispatch_state = 'dispatched' and status not in ('Completed', 'Cancelled');

create table complaint_message (
  id integer generated always as identity primary key,
  complaint_id integer not null references complaint on delete cascade,
  kind text not null check (kind in ('internal', 'staff', 'customer')),
  author_id integer references account on delete set null,
  author_name text not null,
  text text not null check (text <> ''),
  -- of the sender: sent twice under the same one, it is one message
  key text,
  -- when the other side saw it; an internal note has no other side
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index complaint_message_complaint on complaint_message (complaint_id, id);
create index complaint_message_author on complaint_message (author_id);
create unique index complaint_message_key on complaint_message (complaint_id, author_id, key);
create index complaint_message_waiting on complaint_message (created_at) where kind = 'customer' and read_at is null;
create index complaint_message_unread on complaint_message (complaint_id) where read_at is null;

-- What was done besides changes of the stage: visits, dispatch tries, what the customer says of the work.
create table complaint_log (
  id integer generated always as identity primary key,
  complaint_id integer not null references complaint on delete cascade,
  kind text not null check (kind in ('visit', 'queued', 'failed', 'dispatched', 'confirmed', 'rated')),
  text text not null default '',
  by_name text not null default '',
  at timestamptz not null default now()
);
create index complaint_log_complaint on complaint_log (complaint_id, at, id);
insert into complaint_log (complaint_id, kind, text, at)
  select id, 'dispatched', job_no, dispatched_at from complaint where dispatched_at is not null and job_no is not null;

-- Who repairs, when they come, and what is said about it: to the customer, by the customer, or among staff.
alter table complaint add column technician text not null default '';
alter table complaint add column technician_contact text not null default '';
alter table complaint add column visit_date date;

create table complaint_message (
  id integer generated always as identity primary key,
  complaint_id integer not null references complaint on delete cascade,
  kind text not null check (kind in ('internal', 'staff', 'customer')),
  author_id integer references account on delete set null,
  author_name text not null,
  text text not null check (text <> ''),
  -- when the other side saw it; an internal note has no other side
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index complaint_message_complaint on complaint_message (complaint_id, id);
create index complaint_message_author on complaint_message (author_id);
create index complaint_message_waiting on complaint_message (created_at) where kind = 'customer' and read_at is null;

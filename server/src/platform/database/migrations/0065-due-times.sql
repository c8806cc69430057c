-- How soon a complaint is to be answered and repaired, and by when that is in the working time of the service. The product
-- computes the times anew with each change of what they follow from, and once for complaints from before.
alter table complaint
  add column priority text not null default 'normal' check (priority in ('low', 'normal', 'high', 'urgent')),
  -- when staff first did something that the customer learns of
  add column answered_at timestamptz,
  -- null: the clock stands, and what is due was not late before
  add column first_due_at timestamptz,
  add column due_at timestamptz;
-- What an open complaint is late with first.
alter table complaint add column next_due_at timestamptz generated always as (
  case
    when status in ('Completed', 'Cancelled') then null
    when answered_at is null then least(first_due_at, due_at)
    else due_at
  end) stored;
drop index complaint_overdue;
create index complaint_due on complaint (next_due_at) where next_due_at is not null;
create index complaint_priority on complaint (priority, id desc) where priority <> 'normal';

-- While the customer is waited for the clock of a complaint stands.
create table complaint_wait (
  id integer generated always as identity primary key,
  complaint_id integer not null references complaint on delete cascade,
  began_at timestamptz not null,
  began_by text not null,
  ended_at timestamptz,
  ended_by text not null default '',
  check (ended_at >= began_at)
);
create index complaint_wait_complaint on complaint_wait (complaint_id, began_at);
create unique index complaint_wait_open on complaint_wait (complaint_id) where ended_at is null;

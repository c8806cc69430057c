-- Which districts a service centre serves, and on which days of the week it is closed: 0 is Sunday.
alter table service_point
  add column districts text[] not null default '{}',
  add column days_off integer[] not null default '{}',
  add constraint service_point_serves check (kind = 'service_centre' or cardinality(districts) = 0),
  add constraint service_point_days_off check (days_off <@ array[0, 1, 2, 3, 4, 5, 6]);
create index service_point_districts on service_point using gin (districts);

create table engineer (
  id integer generated always as identity primary key,
  name text not null check (name <> ''),
  phone text not null unique,
  centre_id integer not null references service_point,
  -- categories of the catalogue; none: repairs everything
  skills integer[] not null default '{}',
  days_off integer[] not null default '{}' check (days_off <@ array[0, 1, 2, 3, 4, 5, 6]),
  -- false: has left
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index engineer_centre on engineer (centre_id);
create trigger engineer_version before update on engineer for each row execute function next_version();

-- Days on which an engineer does not come to work.
create table engineer_absence (
  id integer generated always as identity primary key,
  engineer_id integer not null references engineer on delete cascade,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  reason text not null check (reason in ('leave', 'ill')),
  created_at timestamptz not null default now()
);
create index engineer_absence_days on engineer_absence (engineer_id, last_day);

-- Who has a complaint: a service centre, an engineer of one, and a member of staff who answers for it.
alter table complaint
  add column centre_id integer references service_point on delete set null,
  -- false: the centre follows from the district, and nobody has confirmed it yet
  add column centre_chosen boolean not null default false,
  add column engineer_id integer references engineer on delete set null,
  add column owner_id integer references account on delete set null,
  add column visit_window text not null default '' check (visit_window in ('', '10-13', '13-16', '16-19'));
create index complaint_centre on complaint (centre_id, id desc);
create index complaint_engineer on complaint (engineer_id, visit_date);
create index complaint_owner on complaint (owner_id, id desc);
create index complaint_visits on complaint (visit_date) where status not in ('Completed', 'Cancelled');

alter table complaint_log drop constraint complaint_log_kind_check;
alter table complaint_log add constraint complaint_log_kind_check
  check (kind in ('visit', 'queued', 'failed', 'dispatched', 'confirmed', 'rated', 'assigned'));

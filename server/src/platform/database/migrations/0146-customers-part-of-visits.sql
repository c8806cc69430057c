-- How many visits an engineer of a service centre makes in one window: what customers choose ends there, staff may plan more.
alter table service_point add column visits_per_window integer not null default 3 check (visits_per_window between 1 and 20);

-- Of the planned visit: how often its customer moved it, the day about which they were reminded, and when the engineer set out.
alter table complaint add column visit_moves integer not null default 0 check (visit_moves >= 0);
alter table complaint add column reminded_of date;
alter table complaint add column set_out_at timestamptz;

-- A visit at another time is another visit, whoever plans it: its customer may move it again, unless it was they who did.
-- One by somebody else has nobody on the way.
create function begin_visit() returns trigger language plpgsql as $$
begin
  new.set_out_at := null;
  if (new.visit_date, new.visit_window) is distinct from (old.visit_date, old.visit_window)
    and new.visit_moves = old.visit_moves then
    new.visit_moves := 0;
  end if;
  return new;
end $$;
create trigger complaint_visit_begins before update of visit_date, visit_window, engineer_id on complaint
  for each row when ((new.visit_date, new.visit_window, new.engineer_id)
    is distinct from (old.visit_date, old.visit_window, old.engineer_id))
  execute function begin_visit();

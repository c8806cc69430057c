-- Spare parts that a repair needs and that are not where it is made: asked for, approved, sent, received.
create table part_request (
  id integer generated always as identity primary key,
  -- null: the complaint was deleted; what is on its way is still received
  complaint_id integer references complaint on delete set null,
  part_id integer not null references part,
  -- how many are asked for, and how many of them came
  count integer not null check (count between 1 and 9999),
  came integer not null default 0 check (came between 0 and count),
  state text not null default 'asked'
    check (state in ('asked', 'approved', 'refused', 'sent', 'received', 'used', 'returned', 'cancelled')),
  -- where they are to come; without one it is the complaint's service centre, until they are sent
  centre_id integer references service_point on delete set null,
  -- into whose bag; without one they lie on the shelf
  engineer_id integer references engineer on delete set null,
  -- made where they were asked for, so that it counts once however often it is sent
  key uuid,
  -- since when it is in this state
  changed_at timestamptz not null,
  version integer not null default 1,
  unique (key, part_id),
  check (came = 0 or state in ('received', 'used', 'returned'))
);
create index part_request_complaint on part_request (complaint_id);
create index part_request_part on part_request (part_id);
create index part_request_state on part_request (state, id);
-- What somebody has to do next.
create index part_request_waiting on part_request (state, changed_at) where state in ('asked', 'approved', 'sent');
create trigger part_request_version before update on part_request for each row execute function next_version();

-- How a request came to its state.
create table part_request_step (
  id integer generated always as identity primary key,
  request_id integer not null references part_request on delete cascade,
  state text not null,
  note text not null default '',
  by_id integer references account on delete set null,
  by_name text not null,
  at timestamptz not null
);
create index part_request_step_request on part_request_step (request_id, id);

-- Parts on their way to a service centre are at a place of their own, so that the ledger still adds up.
alter table part_stock add column in_transit boolean not null default false;
alter table part_stock add constraint part_stock_transit check (not in_transit or (centre_id is not null and engineer_id is null));
alter table part_stock drop constraint part_stock_pkey, drop column place;
alter table part_stock add column place text not null generated always as (
  case when in_transit then 'transit-' || centre_id when engineer_id is not null then 'bag-' || engineer_id
    when centre_id is not null then 'centre-' || centre_id else 'office' end
) stored;
alter table part_stock add primary key (part_id, place, is_defective);

alter table part_entry add column in_transit boolean not null default false;
alter table part_entry add constraint part_entry_transit check (not in_transit or (centre_id is not null and engineer_id is null));
drop index part_entry_place;
alter table part_entry drop column place;
alter table part_entry add column place text not null generated always as (
  case when in_transit then 'transit-' || centre_id when engineer_id is not null then 'bag-' || engineer_id
    when centre_id is not null then 'centre-' || centre_id else 'office' end
) stored;
create index part_entry_place on part_entry (place, id desc);

create or replace function enter_part() returns trigger language plpgsql as $$
begin
  if new.change > 0 then
    insert into part_stock as stock (part_id, centre_id, engineer_id, in_transit, is_defective, count)
    values (new.part_id, new.centre_id, new.engineer_id, new.in_transit, new.is_defective, new.change)
    on conflict (part_id, place, is_defective) do update set count = stock.count + excluded.count
    returning count into new.left_over;
  else
    update part_stock as stock set count = stock.count + new.change
    where stock.part_id = new.part_id and stock.centre_id is not distinct from new.centre_id
      and stock.engineer_id is not distinct from new.engineer_id and stock.in_transit = new.in_transit
      and stock.is_defective = new.is_defective
    returning count into new.left_over;
    if not found then
      raise check_violation using constraint = 'part_stock_not_negative', message = 'There is none of this part';
    end if;
  end if;
  return new;
end $$;

-- Spare parts, and which models each fits.
create table part (
  id integer generated always as identity primary key,
  -- as it is printed on the bag: the maker's number
  number text not null check (number <> ''),
  number_key text not null generated always as (public.canonical_code(number)) stored check (number_key <> ''),
  name text not null check (name <> ''),
  name_ne text not null default '',
  -- in rupees, without a warranty
  price integer not null default 0 check (price >= 0),
  -- a service centre with fewer good ones orders; 0: none needs to have it
  reorder_level integer not null default 0 check (reorder_level between 0 and 9999),
  -- false: not ordered any more; what is there is used up
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create unique index part_number on part (number_key);
create trigger part_version before update on part for each row execute function next_version();

create table part_fit (
  part_id integer not null references part on delete cascade,
  product_id integer not null references product on delete cascade,
  primary key (part_id, product_id)
);
create index part_fit_product on part_fit (product_id);

-- The ledger of parts: what came, went and was counted. Each act has entries by part and place.
create table part_move (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('received', 'moved', 'counted', 'used', 'removed', 'written_off')),
  note text not null default '',
  -- made where the act was entered, so that it counts once however often it is sent
  key uuid unique,
  by_id integer references account on delete set null,
  by_name text not null,
  at timestamptz not null
);

-- Where parts are: at the head office, on the shelf of a service centre, or in the bag of an engineer; defective ones apart.
create table part_stock (
  part_id integer not null references part,
  centre_id integer references service_point on delete cascade,
  engineer_id integer references engineer on delete cascade,
  is_defective boolean not null default false,
  place text not null generated always as (
    case when engineer_id is not null then 'bag-' || engineer_id when centre_id is not null then 'centre-' || centre_id else 'office' end
  ) stored,
  count integer not null constraint part_stock_not_negative check (count >= 0),
  primary key (part_id, place, is_defective),
  check (centre_id is null or engineer_id is null)
);
create index part_stock_centre on part_stock (centre_id) where centre_id is not null;
create index part_stock_bag on part_stock (engineer_id) where engineer_id is not null;

create table part_entry (
  id integer generated always as identity primary key,
  move_id integer not null references part_move,
  part_id integer not null references part,
  -- no references: an entry outlives the place
  centre_id integer,
  engineer_id integer,
  place text not null generated always as (
    case when engineer_id is not null then 'bag-' || engineer_id when centre_id is not null then 'centre-' || centre_id else 'office' end
  ) stored,
  -- as it was called then; empty: the head office
  place_name text not null,
  is_defective boolean not null default false,
  change integer not null check (change <> 0),
  -- how many are there afterwards
  left_over integer not null check (left_over >= 0),
  check (centre_id is null or engineer_id is null)
);
create index part_entry_part on part_entry (part_id, id desc);
create index part_entry_move on part_entry (move_id);
create index part_entry_place on part_entry (place, id desc);

-- Stock is the sum of its ledger: only an entry changes it.
create function enter_part() returns trigger language plpgsql as $$
begin
  if new.change > 0 then
    insert into part_stock as stock (part_id, centre_id, engineer_id, is_defective, count)
    values (new.part_id, new.centre_id, new.engineer_id, new.is_defective, new.change)
    on conflict (part_id, place, is_defective) do update set count = stock.count + excluded.count
    returning count into new.left_over;
  else
    update part_stock as stock set count = stock.count + new.change
    where stock.part_id = new.part_id and stock.centre_id is not distinct from new.centre_id
      and stock.engineer_id is not distinct from new.engineer_id and stock.is_defective = new.is_defective
    returning count into new.left_over;
    if not found then
      raise check_violation using constraint = 'part_stock_not_negative', message = 'There is none of this part';
    end if;
  end if;
  return new;
end $$;
create trigger part_entry_counts before insert on part_entry for each row execute function enter_part();

-- The ledger can only be added to.
create function keep_ledger() returns trigger language plpgsql as $$
begin
  raise restrict_violation using message = 'Entries of a ledger stay as they were written';
end $$;
create trigger part_entry_stays before update or delete on part_entry for each row execute function keep_ledger();
create trigger part_move_stays before delete on part_move for each row execute function keep_ledger();

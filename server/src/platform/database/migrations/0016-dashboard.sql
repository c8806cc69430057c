-- How many there are of what the dashboard shows: counting two hundred thousand rows at each look takes too long. A slot
-- for each connection, so that two who write at once do not wait for each other; the figure is the sum of its slots.
create table figure (
  name text not null,
  slot integer not null,
  total integer not null,
  primary key (name, slot)
) with (fillfactor = 50);

create function change_figure(figure text, change bigint) returns void language sql as $$
  insert into figure as kept (name, slot, total)
    select figure, pg_backend_pid() % 64, change where change <> 0
    on conflict (name, slot) do update set total = kept.total + excluded.total
$$;

create function keep_figure() returns trigger language plpgsql as $$
begin
  perform change_figure(tg_table_name, case tg_op when 'INSERT' then count(*) else -count(*) end) from changed;
  return null;
end $$;

-- Of the accounts only customers count, and an account may get another role.
create function keep_customers() returns trigger language plpgsql as $$
begin
  perform change_figure('customer', case tg_op when 'INSERT' then count(*) else -count(*) end)
    from changed where role = 'customer';
  return null;
end $$;

create function keep_customer_role() returns trigger language plpgsql as $$
begin
  perform change_figure('customer', (new.role = 'customer')::integer - (old.role = 'customer')::integer);
  return null;
end $$;

create trigger account_counted_in after insert on account
  referencing new table as changed for each statement execute function keep_customers();
create trigger account_counted_out after delete on account
  referencing old table as changed for each statement execute function keep_customers();
create trigger account_role_counted after update of role on account
  for each row when (old.role <> new.role) execute function keep_customer_role();

do $$
declare
  of_table text;
begin
  foreach of_table in array array['product', 'registration', 'complaint', 'enquiry', 'quotation', 'personalisation'] loop
    execute format('create trigger %1$s_counted_in after insert on %1$s
      referencing new table as changed for each statement execute function keep_figure()', of_table);
    execute format('create trigger %1$s_counted_out after delete on %1$s
      referencing old table as changed for each statement execute function keep_figure()', of_table);
    -- for databases that have rows already
    execute format('select change_figure(%1$L, count(*)) from %1$I', of_table);
  end loop;
end $$;
select change_figure('customer', count(*)) from account where role = 'customer';

-- What came lately.
create index product_created on product (created_at);
create index account_created on account (created_at);
create index registration_created on registration (created_at);
create index complaint_created on complaint (created_at);
create index enquiry_created on enquiry (created_at);
create index quotation_created on quotation (created_at);
create index personalisation_created on personalisation (created_at);

-- What the owner of this installation decided, in one row; a setting that is absent has the default of the code.
create table settings (
  id integer primary key default 1 check (id = 1),
  changed jsonb not null default '{}' check (jsonb_typeof(changed) = 'object'),
  logo_id integer references file on delete set null,
  version integer not null default 1
);
-- It holds what the product notes about itself, such as that the demo was loaded.
alter table setting rename to marker;

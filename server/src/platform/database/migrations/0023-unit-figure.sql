-- The register of units is the largest table of all; its list says how many there are, too.
create trigger unit_counted_in after insert on unit
  referencing new table as changed for each statement execute function keep_figure();
create trigger unit_counted_out after delete on unit
  referencing old table as changed for each statement execute function keep_figure();
-- for databases that have rows already
select change_figure('unit', count(*)) from unit;

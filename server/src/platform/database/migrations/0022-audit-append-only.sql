-- What was done stays written: no statement changes or removes an audit row, whoever sends it.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit rows are never changed or deleted';
end
$$;
create trigger audit_append_only before update or delete on audit
  for each statement execute function refuse_audit_change();

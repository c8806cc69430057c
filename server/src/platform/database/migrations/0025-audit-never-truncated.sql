-- Nor does a statement take all of them at once.
create trigger audit_never_truncated before truncate on audit
  for each statement execute function refuse_audit_change();

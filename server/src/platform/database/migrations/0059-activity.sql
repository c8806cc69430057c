-- The log of all activity: what an audit row is about, and an index for each filter of the log, newest first.
create function audit_name(before jsonb, after jsonb) returns text language sql immutable parallel safe as $$
  select trim(
    coalesce(r ->> 'name', r ->> 'catalogue_type', r ->> 'path', r ->> 'customer_name',
      (r ->> 'firstname') || ' ' || (r ->> 'lastname'), r ->> 'period', '')
    || ' ' || coalesce(r ->> 'model_name', '') || ' ' || coalesce(r ->> 'serial_number', ''))
  from (select coalesce(before, '{}') || coalesce(after, '{}') as r) as recorded
$$;
create index audit_actor on audit (actor_id, id desc);
create index audit_kind on audit (subject, id desc);
create index audit_verb on audit (split_part(action, '.', 2), id desc);
create index audit_time on audit (at);
create index audit_named on audit using gin (plain(audit_name(before, after)) gin_trgm_ops);

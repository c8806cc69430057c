-- What a merge changed, so that it can be taken back.
create table complaint_merge (
  complaint_id integer primary key references complaint on delete cascade,
  kept jsonb not null
);
-- Of earlier merges only the stage is known.
insert into complaint_merge (complaint_id, kept)
  select id, jsonb_build_object(
    'status', coalesce(
      (select status from complaint_event where complaint_id = complaint.id and status not in ('Completed', 'Cancelled')
        order by at desc, id desc limit 1),
      'Unassigned'),
    'messages', '[]'::jsonb)
  from complaint where merged_into is not null;

-- The key of a message belongs to the complaint whose form sent it, also once the message moved to another: sent again, it is
-- the same message.
alter table complaint_message add column keyed_to integer references complaint on delete set null;
update complaint_message set keyed_to = complaint_id where key is not null;
drop index complaint_message_key;
create unique index complaint_message_key on complaint_message (keyed_to, author_id, key);

-- Nobody bound to another service centre owns a complaint, however it came to its centre.
create function leave_owner_of_other_centre() returns trigger language plpgsql as $$
begin
  if exists (select from account
    where id = new.owner_id and role = 'centre_incharge' and centre_id is distinct from new.centre_id) then
    new.owner_id := null;
  end if;
  return new;
end $$;
create trigger complaint_changed_centre before update of centre_id on complaint
  for each row when (new.owner_id is not null and old.centre_id is distinct from new.centre_id)
  execute function leave_owner_of_other_centre();

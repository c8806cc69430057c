-- A photograph that a customer sends with a message about a complaint.
alter table complaint_message add column photo_id integer references file;
create index complaint_message_photo on complaint_message (photo_id);

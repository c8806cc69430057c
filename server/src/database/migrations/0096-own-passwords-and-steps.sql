-- A step is undone by who made it, whatever they are called by now. The account may be gone later.
alter table complaint_event add by_id integer;

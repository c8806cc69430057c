-- A first answer is what the customer received. Only such steps count from now on; those of before keep their meaning.
alter table complaint_event add column is_answer boolean not null default true;
alter table complaint_event alter column is_answer set default false;

-- A step is undone by who made it, whatever they are called by now. The account may be gone later.
alter table complaint_event add by_id integer;
-- An account that staff or a fault report made has no password until its owner chooses one.
alter table account alter password_hash drop not null;
alter table account add constraint account_password check (password_hash is not null or not claimed or not password_chosen);
-- A password that was given never becomes its owner's choice, whatever it was changed to in between.
alter table account add given_password_hash text;
update account set given_password_hash = password_hash where password_given_at is not null;

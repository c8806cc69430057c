-- An account may say a gender that the forms do not ask for; an older client lets staff choose it.
alter table account drop constraint account_gender_check;
alter table account add constraint account_gender_check check (gender in ('male', 'female', 'other'));

-- The list of all accounts shows staff before customers, the newest first of each.
create index account_staff_first on account ((role = 'customer'), id desc);

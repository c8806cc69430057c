-- An account opened by a fault report has a random password; its owner signs in with a code until they choose one.
alter table account add password_chosen boolean not null default true;

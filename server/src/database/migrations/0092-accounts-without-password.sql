-- A reported fault opens an account whose password nobody knows: its owner enters by a code until they choose one.
alter table account add password_chosen boolean not null default true;

-- Whether somebody chose the language of an account; until then it follows the page where its owner signs in.
alter table account add column language_chosen boolean not null default false;

update account set language_chosen = true where language <> 'en';

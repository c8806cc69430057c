-- The language in which an account is written to; that of the page where it was opened, until its owner chooses.
alter table account add column language text not null default 'en' constraint account_language check (language in ('en', 'ne'));

-- The language of the PDF itself, which the title in Nepali does not tell.
alter table catalogue add column language text not null default 'en' check (language in ('en', 'ne', 'both'));

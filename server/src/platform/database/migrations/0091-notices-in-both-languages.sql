-- A notice is read in the language of the page; one from before has the language that its reader had then.
alter table notice add title_ne text not null default '';
alter table notice add text_ne text not null default '';

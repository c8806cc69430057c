-- The batch in which a unit was made, as the factory writes it; empty where nobody entered it.
alter table unit add column batch text not null default '';
create index unit_batch on unit (plain(batch)) where batch > '';

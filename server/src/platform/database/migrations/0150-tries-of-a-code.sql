-- The last try, by its sender and its code: sent twice at once it counts once.
alter table visit_code add column last_try text not null default '';

-- What can be wrong with the products of a sub-category, a fault on each line, and the same lines in Nepali. The forms of
-- complaints offer them; where there are none, the usual ones of the sub-category's name.
alter table sub_category
  add column faults text not null default '' check (length(faults) <= 1000),
  add column faults_ne text not null default '' check (length(faults_ne) <= 1000);

-- What staff offer for a request: price lines and until when they hold.
alter table quotation add column valid_until date;
-- Counts the changes, so that of two who write prices or decide at once the second is told.
alter table quotation add column version integer not null default 0;

create table quotation_line (
  id integer generated always as identity primary key,
  quotation_id integer not null references quotation on delete cascade,
  position integer not null,
  description text not null,
  quantity integer not null check (quantity >= 1),
  unit_price integer not null check (unit_price >= 0)
);
create unique index quotation_line_position on quotation_line (quotation_id, position);

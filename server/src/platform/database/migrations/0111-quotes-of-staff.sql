-- Quotes that staff make for whoever asks by phone or contact form, with the buyer's company, and numbers by fiscal year.
alter table quotation
  add column company text not null default '',
  -- of the buyer, for tax
  add column pan text not null default '',
  add column address text not null default '',
  -- given with the approval: `2083/84-0001`
  add column number text not null default '',
  add column made_by integer references account on delete set null,
  -- an approved one is never changed: its next revision is a quotation of its own, of which there is one
  add column revises integer references quotation on delete set null,
  add column revision integer not null default 1 check (revision >= 1);
create unique index quotation_revises on quotation (revises) where revises is not null;
create unique index quotation_number_once on quotation (number) where number <> '';
create index quotation_made_by on quotation (made_by);
create index quotation_company on quotation using gin (plain(company) gin_trgm_ops) where company <> '';

-- The last number of each fiscal year; who takes the next waits for whoever took the one before.
create table quotation_count (
  fiscal_year text primary key,
  last integer not null
);

alter table enquiry add column quotation_id integer references quotation on delete set null;
create index enquiry_quotation on enquiry (quotation_id) where quotation_id is not null;

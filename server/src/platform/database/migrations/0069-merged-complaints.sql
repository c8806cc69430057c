-- A complaint that was reported twice is closed as merged into the one that stays.
alter table complaint
  add column merged_into integer references complaint on delete set null,
  add column merged_at timestamptz,
  add column merged_by text not null default '',
  add constraint complaint_merged check (merged_into is null or (status = 'Cancelled' and merged_into <> id));
create index complaint_merged_into on complaint (merged_into) where merged_into is not null;

-- A fault reported together with the registration of its product; approving the registration opens the complaint.
create table reported_fault (
  registration_id integer primary key references registration on delete cascade,
  problem_type text not null,
  problem_description text not null,
  photo_id integer references file,
  created_at timestamptz not null
);
create index reported_fault_photo on reported_fault (photo_id);

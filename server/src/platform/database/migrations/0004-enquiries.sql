-- Messages of the contact form.
create table enquiry (
  id integer generated always as identity primary key,
  name text not null,
  email text not null,
  phone text not null,
  note text not null,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index enquiry_named on enquiry using gin (plain(name) gin_trgm_ops);
create index enquiry_phone on enquiry using gin (phone gin_trgm_ops);
create index enquiry_unread on enquiry (created_at) where read_at is null;

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent() is only stable because its dictionary could change; ours never does, and an index needs the promise.
create function plain(value text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent', value));

-- Files: shop media and private papers. The bytes are in the storage; rows may share a key.
create table file (
  id integer generated always as identity primary key,
  key text not null,
  visibility text not null check (visibility in ('public', 'private')),
  kind text not null check (kind in ('image', 'video', 'pdf')),
  type text not null,
  bytes integer not null check (bytes > 0),
  width integer,
  height integer,
  ground text check (ground in ('mist', 'sage', 'clay', 'ground')),
  variants jsonb not null default '[]',
  created_at timestamptz not null default now()
);
create index file_key on file (key);

-- Accounts
create table account (
  id integer generated always as identity primary key,
  role text not null default 'customer' check (role in ('admin', 'product_incharge', 'service_incharge', 'customer')),
  contact text not null check (contact ~ '^[0-9]{10}$'),
  firstname text not null,
  lastname text not null,
  email text not null,
  district text not null default '',
  city text not null default '',
  customer_address text not null default '',
  gender text check (gender in ('male', 'female')),
  dob date,
  password_hash text not null,
  image_id integer references file on delete set null,
  membership boolean not null default false,
  otp_created timestamptz,
  created_at timestamptz not null default now()
);
create unique index account_contact on account (contact);
create index account_role_created on account (role, id desc);
create index account_image on account (image_id);
create index account_search on account using gin (plain(firstname || ' ' || lastname) gin_trgm_ops);

create table session (
  id uuid primary key default gen_random_uuid(),
  account_id integer not null references account on delete cascade,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_account on session (account_id);
create index session_expiry on session (expires_at);

-- One living code a number and purpose; a new request replaces the old one.
create table otp (
  contact text not null,
  purpose text not null check (purpose in ('register', 'reset')),
  code_hash text not null,
  created_at timestamptz not null,
  wrong_tries integer not null default 0,
  primary key (contact, purpose)
);

-- What a browser proved: one number, one purpose, one use.
create table verification (
  token_hash text primary key,
  contact text not null,
  purpose text not null check (purpose in ('register', 'reset')),
  expires_at timestamptz not null
);
create index verification_expiry on verification (expires_at);

-- Catalogue
create table category (
  id integer generated always as identity primary key,
  name text not null,
  "desc" text not null default '',
  image_id integer references file on delete set null,
  banner_id integer references file on delete set null,
  created_at timestamptz not null default now()
);
create unique index category_name on category (plain(name));

create table sub_category (
  id integer generated always as identity primary key,
  category_id integer not null references category,
  name text not null,
  image_id integer references file on delete set null,
  created_at timestamptz not null default now()
);
create unique index sub_category_name on sub_category (category_id, plain(name));

create table product (
  id integer generated always as identity primary key,
  category_id integer not null references category,
  sub_category_id integer not null references sub_category,
  name text not null,
  sub_heading text not null default '',
  model_name text not null,
  model_num text not null,
  serial_number text not null default '',
  price integer not null check (price >= 0),
  stocks integer not null default 0 check (stocks >= 0),
  power text not null default '',
  warranty text not null default '',
  warranty_months integer not null default 12 check (warranty_months between 0 and 600),
  packaging text not null default '',
  reward_points integer not null default 0 check (reward_points >= 0),
  color_styles text[] not null default '{}',
  sizes text[] not null default '{}',
  specification text not null default '',
  sizing text not null default '',
  usage text not null default '',
  main_image_id integer references file on delete set null,
  warranty_icon_id integer references file on delete set null,
  gallery_one_id integer references file on delete set null,
  gallery_two_id integer references file on delete set null,
  video_id integer references file on delete set null,
  featured_rank integer check (featured_rank > 0),
  -- what the search looks through; the service keeps it with the names of category and sub-category
  search text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index product_featured on product (featured_rank, id desc);
create index product_price on product (price, id);
create index product_category on product (category_id, featured_rank, id desc);
create index product_sub_category on product (sub_category_id, featured_rank, id desc);
create index product_model on product (plain(model_num));
create index product_search on product using gin (search gin_trgm_ops);

create table product_picture (
  id integer generated always as identity primary key,
  product_id integer not null references product on delete cascade,
  part text not null check (part in ('variant', 'specification', 'sizing', 'usage')),
  position integer not null,
  file_id integer not null references file
);
create index product_picture_product on product_picture (product_id, part, position);
create index product_picture_file on product_picture (file_id);

create table review (
  id integer generated always as identity primary key,
  product_id integer not null references product on delete cascade,
  customer_id integer not null references account on delete cascade,
  rating integer not null check (rating between 1 and 5),
  review text not null check (char_length(review) <= 500),
  created_at timestamptz not null default now(),
  unique (product_id, customer_id)
);

create table catalogue (
  id integer generated always as identity primary key,
  catalogue_type text not null,
  file_id integer not null references file,
  image_id integer references file on delete set null,
  created_at timestamptz not null default now()
);

-- The register of units that left the house
create table unit (
  id integer generated always as identity primary key,
  model_name text not null,
  model_number text not null,
  serial_number text not null,
  token text not null unique,
  created_at timestamptz not null default now()
);
create unique index unit_serial on unit (upper(serial_number));

-- Customer-owned products ("stock" on the wire)
create table registration (
  id integer generated always as identity primary key,
  customer_id integer not null references account on delete cascade,
  product_id integer references product on delete set null,
  model_name text not null,
  model_num text not null,
  serial_number text not null,
  store_name text not null,
  store_location text not null,
  store_number text not null,
  purchase_date date not null,
  warranty_months integer not null default 12 check (warranty_months between 0 and 600),
  warranty_issue date,
  warranty_expiry date,
  product_image_id integer references file,
  bill_image_id integer references file,
  warranty_image_id integer references file,
  status text not null default 'Pending' check (status in ('Pending', 'Approved', 'Discount', 'Rejected')),
  reason text not null default '',
  is_genuine boolean not null default false,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check (status not in ('Approved', 'Discount') or (warranty_issue is not null and warranty_expiry is not null))
);
-- one living registration a serial number
create unique index registration_serial on registration (upper(serial_number)) where status <> 'Rejected';
create index registration_customer on registration (customer_id, id desc);
create index registration_status on registration (status, id desc);
create index registration_waiting on registration (created_at) where status = 'Pending';
create index registration_search on registration
  using gin (plain(model_name || ' ' || model_num || ' ' || serial_number) gin_trgm_ops);
create index registration_product_image on registration (product_image_id);
create index registration_bill_image on registration (bill_image_id);
create index registration_warranty_image on registration (warranty_image_id);

-- Points: a ledger, never a counter. Lots are earned, entries say why, allocations say which lot paid.
create table point_lot (
  id integer generated always as identity primary key,
  customer_id integer not null references account on delete cascade,
  points integer not null check (points > 0),
  remaining integer not null check (remaining >= 0 and remaining <= points),
  source text not null check (source in ('registration', 'review', 'adjustment')),
  -- what earned it: a serial number, a product
  source_key text not null,
  registration_id integer references registration on delete set null,
  earned_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz,
  check (revoked_at is null or remaining = 0)
);
-- a source awards once; a lot that was revoked does not stand in the way of a new award
create unique index point_lot_source on point_lot (source, source_key) where revoked_at is null and source <> 'adjustment';
create index point_lot_customer on point_lot (customer_id, earned_at);

create table point_entry (
  id integer generated always as identity primary key,
  customer_id integer not null references account on delete cascade,
  points integer not null,
  kind text not null check (kind in ('earned', 'spent', 'expired', 'revoked', 'adjusted')),
  reason text not null,
  registration_id integer references registration on delete set null,
  created_at timestamptz not null default now(),
  -- revoking points that are all spent takes nothing, and is told all the same
  check (points <> 0 or kind = 'revoked')
);
create index point_entry_customer on point_entry (customer_id, id desc);

create table point_allocation (
  entry_id integer not null references point_entry on delete cascade,
  lot_id integer not null references point_lot on delete cascade,
  points integer not null check (points > 0),
  primary key (entry_id, lot_id)
);
create index point_allocation_lot on point_allocation (lot_id);

-- Complaints
create table complaint (
  id integer generated always as identity primary key,
  registration_id integer not null references registration on delete cascade,
  customer_id integer not null references account on delete cascade,
  customer_name text not null,
  customer_contact text not null,
  customer_address text not null,
  email text not null,
  zone text not null default '',
  area text not null default '',
  model_name text not null,
  model_num text not null,
  serial_number text not null,
  purchase_date date not null,
  problem_type text not null default '',
  problem_description text not null,
  damaged_image_id integer references file,
  warranty_image_id integer references file,
  damaged_video_id integer references file,
  status text not null default 'Unassigned' check (status in (
    'Unassigned', 'Service Center Assigned', 'Engineer Allocated', 'Part Approval Pending from ASM', 'Part Pending from HO',
    'Parts in Transit', 'Part Consumed by Service Center', 'On Service', 'Completed', 'Cancelled')),
  job_no text,
  dispatch_state text not null default 'none' check (dispatch_state in ('none', 'queued', 'failed', 'dispatched')),
  dispatch_error text not null default '',
  -- tries since it was queued, and since when one is under way: noted before anything is sent
  dispatch_tries integer not null default 0,
  dispatch_sending_since timestamptz,
  service_data jsonb,
  dispatched_at timestamptz,
  job_closing_date timestamptz,
  created_at timestamptz not null default now(),
  check ((dispatch_state = 'dispatched') = (job_no is not null))
);
create unique index complaint_job_no on complaint (job_no);
create index complaint_customer on complaint (customer_id, id desc);
create index complaint_registration on complaint (registration_id, id desc);
-- one open complaint a product
create unique index complaint_open on complaint (registration_id) where status not in ('Completed', 'Cancelled');
create index complaint_status on complaint (status, id desc);
create index complaint_dispatch on complaint (dispatch_state, id desc);
create index complaint_waiting on complaint (created_at)
  where dispatch_state in ('none', 'queued', 'failed') and status not in ('Completed', 'Cancelled');
create index complaint_search on complaint using gin (plain(
  customer_name || ' ' || customer_contact || ' ' || model_name || ' ' || model_num || ' ' || serial_number
  || ' ' || coalesce(job_no, '')) gin_trgm_ops);
create index complaint_damaged_image on complaint (damaged_image_id);
create index complaint_warranty_image on complaint (warranty_image_id);
create index complaint_damaged_video on complaint (damaged_video_id);

create table complaint_event (
  id integer generated always as identity primary key,
  complaint_id integer not null references complaint on delete cascade,
  status text not null,
  description text not null default '',
  by_name text not null default '',
  at timestamptz not null default now()
);
create index complaint_event_complaint on complaint_event (complaint_id, at, id);

-- the local desk's job numbers
create sequence job_number;

-- Who did what, with the row before. Nothing in the product updates or deletes it.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id integer,
  actor_role text not null default '',
  action text not null,
  subject text not null,
  subject_id integer,
  request_id text,
  before jsonb,
  after jsonb
);
create index audit_subject on audit (subject, subject_id, id desc);

-- Facts about this installation, such as which demo was loaded.
create table setting (
  name text primary key,
  value jsonb not null
);

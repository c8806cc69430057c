-- Links of SMS with which a customer does one thing without signing in: photographs a bill, or answers a quotation.
create table customer_link (
  -- of the token, which stands in the SMS alone
  token_hash text primary key,
  registration_id integer references registration on delete cascade,
  quotation_id integer references quotation on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- a newer one came
  ended_at timestamptz,
  reminded_at timestamptz,
  check (num_nonnulls(registration_id, quotation_id) = 1)
);
create unique index customer_link_registration_once on customer_link (registration_id) where ended_at is null;
create index customer_link_registration on customer_link (registration_id) where registration_id is not null;
create index customer_link_quotation on customer_link (quotation_id) where quotation_id is not null;

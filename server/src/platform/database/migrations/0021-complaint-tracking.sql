-- Whoever has the link of a complaint sees where it stands, without signing in: 122 random bits, fit for an address.
alter table complaint add column tracking_token text not null
  default rtrim(translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/', '-_'), '=');
create unique index complaint_tracking on complaint (tracking_token);

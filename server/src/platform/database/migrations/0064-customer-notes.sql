-- What staff note for each other about a customer, such as when to call. It goes with the account.
create table customer_note (
  id integer generated always as identity primary key,
  customer_id integer not null references account on delete cascade,
  -- null once the author's account is gone; the name stays
  author_id integer references account on delete set null,
  author_name text not null,
  text text not null check (text <> '' and length(text) <= 500),
  created_at timestamptz not null,
  edited_at timestamptz
);
create index customer_note_customer on customer_note (customer_id, id desc);
create index customer_note_author on customer_note (author_id);

-- Callers say the last digits of their number, or those in the middle.
create index account_contact_part on account using gin (contact gin_trgm_ops);
create index account_email_part on account using gin (lower(email) gin_trgm_ops);
create index complaint_contact_part on complaint using gin (customer_contact gin_trgm_ops);
create index complaint_serial on complaint (serial_key, id desc);
create index registration_store on registration using gin (plain(store_name) gin_trgm_ops);

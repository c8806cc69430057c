-- Numbers that a person has beside the one of their account, and two accounts of one person made one.
create table account_number (
  contact text primary key check (contact ~ '^[0-9]{10}$'),
  account_id integer not null references account on delete cascade,
  -- its owner proved it with a code, when it was the number of an account of theirs: it signs in
  proven boolean not null default false,
  added_at timestamptz not null
);
create index account_number_of on account_number (account_id);
create index account_number_part on account_number using gin (contact gin_trgm_ops);

-- A number belongs to one account, whichever of its numbers it is.
create function refuse_shared_number(contacts text[]) returns void language plpgsql as $$
begin
  if exists (select from account join account_number using (contact) where contact = any(contacts)) then
    raise unique_violation using constraint = 'account_contact', message = 'the number belongs to another account';
  end if;
end $$;

create function keep_numbers_apart() returns trigger language plpgsql as $$
begin
  perform refuse_shared_number(array_agg(contact)) from came;
  return null;
end $$;
create function keep_number_apart() returns trigger language plpgsql as $$
begin
  perform refuse_shared_number(array[new.contact]);
  return null;
end $$;
create trigger account_number_apart_in after insert on account
  referencing new table as came for each statement execute function keep_numbers_apart();
create trigger account_number_apart after update of contact on account
  for each row when (old.contact <> new.contact) execute function keep_number_apart();
create trigger account_number_apart_in after insert on account_number
  referencing new table as came for each statement execute function keep_numbers_apart();

create table account_merge (
  id integer generated always as identity primary key,
  kept_id integer not null references account on delete cascade,
  -- the account that is gone; undone, it has its number again
  merged_id integer not null,
  name text not null,
  contact text not null,
  by_id integer references account on delete set null,
  by_name text not null,
  merged_at timestamptz not null,
  undo_until timestamptz not null,
  undone_at timestamptz,
  -- its row and what moved; null once it cannot be undone any more
  record jsonb
);
create index account_merge_kept on account_merge (kept_id);
create index account_merge_merged on account_merge (merged_id);
create index account_merge_by on account_merge (by_id);
create index account_merge_ending on account_merge (undo_until) where record is not null;

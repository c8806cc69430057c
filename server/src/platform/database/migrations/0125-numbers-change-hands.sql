-- An owner changes the number of their account: a code proves the new one, another one the one before.
alter table otp drop constraint otp_purpose_check;
alter table otp add constraint otp_purpose_check check (purpose in ('register', 'reset', 'number', 'number_before'));
alter table verification drop constraint verification_purpose_check;
alter table verification add constraint verification_purpose_check check (purpose in ('register', 'reset', 'number'));

-- When somebody signed in last; null: nobody yet. After a long silence a number may have another owner.
alter table account add signed_in_at timestamptz;
update account set signed_in_at = seen.at
from (
  select account_id, max(at) as at from (
    select account_id, last_seen_at as at from session
    union all select account_id, last_used_at from device
  ) as each group by account_id
) as seen
where seen.account_id = account.id;

-- The network gave the number to somebody else, who began anew with it: this account has none until staff enter one.
alter table account
  add number_given_up text check (number_given_up ~ '^[0-9]{10}$'),
  add number_given_up_at timestamptz,
  add constraint account_number_given_up check ((number_given_up is null) = (number_given_up_at is null)),
  drop constraint account_contact_check,
  add constraint account_contact_check check (contact ~ '^[0-9]{10}$' or (contact = '' and number_given_up is not null));
drop index account_contact;
create unique index account_contact on account (contact) where contact <> '';
-- Looks a number up: a partial index would need to know that it is not empty.
create index account_contact_exactly on account (contact);
create index account_given_up_part on account using gin (number_given_up gin_trgm_ops) where number_given_up is not null;

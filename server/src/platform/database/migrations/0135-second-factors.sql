-- The app of an account that makes a code every thirty seconds.
create table totp (
  account_id integer primary key references account on delete cascade,
  -- null until a code proved that an app has the secret
  secret_sealed text,
  -- the last step of thirty seconds whose code was used: each works once
  used_step integer not null default 0,
  -- a new secret that no code has proven yet
  pending_sealed text,
  pending_at timestamptz
);

create table passkey (
  id integer generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  -- how often it was used, by its own count; many always say 0
  uses bigint not null,
  transports jsonb not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_account on passkey (account_id);

-- For the day on which the phone is lost: each works once and is gone then.
create table recovery_code (
  account_id integer not null references account on delete cascade,
  code_hash text not null,
  primary key (account_id, code_hash)
);

-- A sign-in whose password was right and whose second factor is still to come.
create table sign_in_step (
  token_hash text primary key,
  account_id integer not null references account on delete cascade,
  -- number, role and password as they were when the password was checked
  account_mark text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index sign_in_step_account on sign_in_step (account_id);

-- What a browser has to sign with its passkey, once. Without an account: whoever has the passkey says who they are.
create table passkey_challenge (
  challenge text primary key,
  account_id integer references account on delete cascade,
  purpose text not null check (purpose in ('add', 'sign_in', 'second', 'confirm')),
  expires_at timestamptz not null
);
create index passkey_challenge_account on passkey_challenge (account_id);

-- Somebody's factor is lost: another administrator allows that it is taken away, after a day in which its owner can say no.
create table factor_loss (
  account_id integer primary key references account on delete cascade,
  asked_at timestamptz not null,
  allowed_at timestamptz,
  allowed_by integer references account on delete set null,
  takes_effect_at timestamptz check ((takes_effect_at is null) = (allowed_at is null))
);

-- When a second factor was proven in this session, and whether nothing but adding one can be done in it.
alter table session
  add factor_at timestamptz,
  add enrolling boolean not null default false;

-- A browser in which an account with a second factor is not asked for it.
alter table device
  add trusted_until timestamptz,
  add trusted_id uuid,
  add user_agent text not null default '';
create unique index device_trusted on device (trusted_id) where trusted_id is not null;

alter table otp drop constraint otp_purpose_check;
alter table otp add constraint otp_purpose_check
  check (purpose in ('register', 'reset', 'number', 'number_before', 'close', 'second'));

-- Browsers that an account signed in with: limits by number, which strangers can reach, let them through.
create table device (
  token_hash text not null,
  account_id integer not null references account on delete cascade,
  last_used_at timestamptz not null,
  primary key (account_id, token_hash)
);
create index device_token on device (token_hash);

-- When the password was last typed in this session: what is sensitive asks for it again after some minutes.
alter table session add column password_at timestamptz;
update session set password_at = created_at;
alter table session alter column password_at set not null;

-- A code belongs to the browser that asked for it. Wrong tries of browsers that did not are counted apart.
alter table otp drop constraint otp_pkey;
alter table otp add column browser_hash text not null default '';
alter table otp add column source_hash text not null default '';
alter table otp add column wrong_tries_elsewhere integer not null default 0;
alter table otp alter column browser_hash drop default, alter column source_hash drop default;
alter table otp add primary key (contact, purpose, browser_hash);

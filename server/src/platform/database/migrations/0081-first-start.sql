-- How far the setting up of this installation is, in one row; without it it was set up by environment, or by an older release.
create table first_start (
  id integer primary key default 1 check (id = 1),
  -- the key of the address that the start prints follows from this moment and the secret, and lasts some days
  key_made_at timestamptz not null,
  -- while it is `account` the key opens it; then the account that was made goes on
  step text not null default 'account' check (step in ('account', 'brand', 'look', 'catalogue', 'demo', 'done'))
);

-- Since when an account has a password that somebody else gave to its owner: such a one is good for some days. Null: their own.
alter table account add column password_given_at timestamptz;

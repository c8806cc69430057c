-- Staff who sign in by the organisation's own provider (OpenID Connect): who they are there.
create table oidc_identity (
  issuer text not null,
  subject text not null,
  account_id integer not null references account on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject),
  -- a second person there is not let into the account of the first
  unique (account_id, issuer)
);

-- A sign-in on its way to the provider and back; it belongs to the browser whose cookie has this hash, for minutes.
create table oidc_flow (
  token_hash text primary key,
  state text not null,
  nonce text not null,
  verifier text not null,
  locale text not null check (locale in ('en', 'ne')),
  -- where one was going, below this site
  next text not null default '',
  -- of somebody who is signed in and proves once more who they are
  session_id uuid references session on delete cascade,
  begun_at timestamptz not null
);

-- What came of it, until the page fetches it once.
create table oidc_outcome (
  token_hash text primary key,
  account_id integer references account on delete cascade,
  session_id uuid references session on delete cascade,
  refusal text,
  next text not null default '',
  at timestamptz not null,
  check ((account_id is null) <> (refusal is null))
);
create index oidc_outcome_account on oidc_outcome (account_id);
create index oidc_outcome_session on oidc_outcome (session_id);
create index oidc_flow_session on oidc_flow (session_id);

alter table alarm drop constraint alarm_kind_check;
alter table alarm add constraint alarm_kind_check check (kind in ('otp.all', 'login.all', 'otp.day', 'emergency.sign-in',
  'backup.failed', 'backup.uncopied', 'backup.unusable', 'disk.low', 'clock.off', 'certificate.ending', 'queue.late',
  'sms.failing', 'mail.failing', 'crm.failing', 'sms.credit', 'sms.day', 'codes.late', 'calendar.ending', 'calendar.ended',
  'webhook.off'));

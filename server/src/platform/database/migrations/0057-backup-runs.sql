-- Backups that the product made by itself, and the weekly tries to restore one.
create table backup_run (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('backup', 'check')),
  -- the day in Nepal, which is the name of the backup's directory
  day date not null,
  started_at timestamptz not null,
  -- null while it runs
  ended_at timestamptz,
  -- what went wrong; empty where nothing did
  problem text not null default '',
  -- of a backup that was made
  bytes bigint check (bytes >= 0)
);
create index backup_run_newest on backup_run (kind, id desc);

alter table alarm drop constraint alarm_kind_check;
alter table alarm add constraint alarm_kind_check check (kind in ('otp.all', 'login.all', 'backup.failed', 'backup.unusable'));

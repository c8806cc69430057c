-- What whoever runs an installation has to know and may change: how the gateways answer, who was told of an alarm, and a
-- log level for a while.

-- One row a gateway. `parts` counts text messages as providers do, on the day.
create table gateway_use (
  gateway text primary key check (gateway in ('sms', 'crm')),
  day date not null,
  parts integer not null default 0,
  succeeded_at timestamptz,
  failed_at timestamptz,
  failure text not null default '',
  -- since the last success
  failures integer not null default 0
);

-- Null until the operator was told of it; alarms of before are old news.
alter table alarm add column told_at timestamptz;
update alarm set told_at = created_at;
create index alarm_untold on alarm (id) where told_at is null;

alter table alarm drop constraint alarm_kind_check;
alter table alarm add constraint alarm_kind_check check (kind in ('otp.all', 'login.all', 'backup.failed', 'backup.unusable',
  'disk.low', 'clock.off', 'certificate.ending', 'queue.late', 'sms.failing', 'crm.failing', 'sms.credit', 'sms.day'));
drop index alarm_one_of_trouble;
create unique index alarm_one_of_trouble on alarm (kind)
  where ended_at is null and kind in ('disk.low', 'clock.off', 'certificate.ending', 'queue.late', 'sms.failing',
    'crm.failing', 'sms.credit', 'sms.day');

-- At most one row: the level that holds until then, in every process.
create table log_level (
  id integer primary key default 1 check (id = 1),
  level text not null,
  until timestamptz not null
);

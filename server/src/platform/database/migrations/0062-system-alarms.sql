-- Alarms about the machine and the product end by themselves; one that was dismissed is not raised again before.
alter table alarm add column ended_at timestamptz;
alter table alarm drop constraint alarm_kind_check;
alter table alarm add constraint alarm_kind_check check (kind in ('otp.all', 'login.all', 'backup.failed', 'backup.unusable',
  'disk.low', 'clock.off', 'certificate.ending', 'queue.late'));
create unique index alarm_one_of_trouble on alarm (kind)
  where ended_at is null and kind in ('disk.low', 'clock.off', 'certificate.ending', 'queue.late');

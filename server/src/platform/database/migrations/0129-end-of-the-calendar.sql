-- An alarm while the months of the coming BS year are missing, and one when it has begun without them.
alter table alarm drop constraint alarm_kind_check;
alter table alarm add constraint alarm_kind_check check (kind in ('otp.all', 'login.all', 'otp.day', 'backup.failed', 'backup.uncopied',
  'backup.unusable', 'disk.low', 'clock.off', 'certificate.ending', 'queue.late', 'sms.failing', 'mail.failing',
  'crm.failing', 'sms.credit', 'sms.day', 'codes.late', 'calendar.ending', 'calendar.ended'));
drop index alarm_one_of_trouble;
create unique index alarm_one_of_trouble on alarm (kind)
  where ended_at is null and kind in ('disk.low', 'clock.off', 'certificate.ending', 'queue.late', 'sms.failing',
    'mail.failing', 'crm.failing', 'sms.credit', 'sms.day', 'codes.late', 'calendar.ending', 'calendar.ended');

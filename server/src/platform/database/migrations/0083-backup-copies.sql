-- Backups are copied to a second directory as well.
alter table backup_run drop constraint backup_run_kind_check;
alter table backup_run add constraint backup_run_kind_check check (kind in ('backup', 'copy', 'check'));
alter table alarm drop constraint alarm_kind_check;
alter table alarm add constraint alarm_kind_check check (kind in ('otp.all', 'login.all', 'backup.failed', 'backup.uncopied',
  'backup.unusable', 'disk.low', 'clock.off', 'certificate.ending', 'queue.late', 'sms.failing', 'crm.failing', 'sms.credit',
  'sms.day'));

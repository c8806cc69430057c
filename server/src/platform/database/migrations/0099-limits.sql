-- The codes that the owner of an installation pays for in a day are used up.
alter table alarm drop constraint alarm_kind_check;
alter table alarm add constraint alarm_kind_check check (kind in ('otp.all', 'login.all', 'otp.day', 'backup.failed',
  'backup.uncopied', 'backup.unusable', 'disk.low', 'clock.off', 'certificate.ending', 'queue.late', 'sms.failing',
  'mail.failing', 'crm.failing', 'sms.credit', 'sms.day'));

-- A day holds so many addresses and searches. On a full day a new one takes the place of one by the network that brought
-- most. Of the network a hash with the day is kept until the day is over.
alter table dead_end add column brought_by text, add column several boolean not null default false;
alter table missed_search add column brought_by text, add column several boolean not null default false;

-- By which ways a customer is told about a topic; without a row as for everybody: by SMS.
create table preference (
  account_id integer not null references account on delete cascade,
  topic text not null check (topic in ('repairs', 'registrations', 'extensions', 'requests')),
  sms boolean not null,
  email boolean not null,
  primary key (account_id, topic)
);

-- E-mails go out by a gateway of their own, which can fail.
alter table gateway_use drop constraint gateway_use_gateway_check;
alter table gateway_use add constraint gateway_use_gateway_check check (gateway in ('sms', 'mail', 'crm'));
alter table alarm drop constraint alarm_kind_check;
alter table alarm add constraint alarm_kind_check check (kind in ('otp.all', 'login.all', 'backup.failed', 'backup.uncopied',
  'backup.unusable', 'disk.low', 'clock.off', 'certificate.ending', 'queue.late', 'sms.failing', 'mail.failing',
  'crm.failing', 'sms.credit', 'sms.day'));
drop index alarm_one_of_trouble;
create unique index alarm_one_of_trouble on alarm (kind)
  where ended_at is null and kind in ('disk.low', 'clock.off', 'certificate.ending', 'queue.late', 'sms.failing',
    'mail.failing', 'crm.failing', 'sms.credit', 'sms.day');

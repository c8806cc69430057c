-- In the morning staff are told what waits for them.
alter table notice drop constraint notice_kind_check;
alter table notice add constraint notice_kind_check check (kind in ('registration', 'complaint', 'quotation',
  'personalisation', 'extension', 'mention', 'assigned', 'answer', 'dispatch_failed', 'summary'));

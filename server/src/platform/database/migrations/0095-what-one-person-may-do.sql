-- Who moved points by hand: what one person may move in a day is limited.
alter table point_entry add by_id integer references account on delete set null;
create index point_entry_by_hand on point_entry (by_id, created_at) where by_id is not null;
-- Administrators are told what one of them did with the data of people.
alter table notice drop constraint notice_kind_check;
alter table notice add constraint notice_kind_check check (kind in ('registration', 'complaint', 'quotation',
  'personalisation', 'extension', 'mention', 'assigned', 'answer', 'dispatch_failed', 'summary', 'oversight'));
-- Somebody else gave the account another number: until when the new one sets no password and spends no points, unless the
-- number before says that it was meant.
alter table account add number_before text;
alter table account add number_guarded_until timestamptz;
alter table account add constraint account_number_guard check ((number_before is null) = (number_guarded_until is null));

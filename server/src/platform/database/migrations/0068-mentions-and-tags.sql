-- Colleagues who are named in an internal note of a complaint.
create table complaint_mention (
  message_id integer not null references complaint_message on delete cascade,
  account_id integer not null references account on delete cascade,
  -- as it stands in the note
  name text not null,
  primary key (message_id, account_id)
);
create index complaint_mention_account on complaint_mention (account_id);

-- Staff have notices as well as customers.
alter table notice rename column customer_id to account_id;
alter index notice_customer rename to notice_account;
alter table notice drop constraint notice_kind_check;
alter table notice add constraint notice_kind_check check (kind in ('registration', 'complaint', 'quotation',
  'personalisation', 'extension', 'mention', 'assigned', 'answer', 'dispatch_failed'));

-- Free short words by which staff group complaints, in lower case.
alter table complaint add column tags text[] not null default '{}' check (cardinality(tags) <= 10);
create index complaint_tags on complaint using gin (tags);
-- The tags in use are listed beside the filter.
create index complaint_tagged on complaint (id) where tags <> '{}';

-- Staff who want it get the summary of their day by SMS as well.
alter table account add column summary_sms boolean not null default false;

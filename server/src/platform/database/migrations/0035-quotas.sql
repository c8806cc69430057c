-- How many times the usual number of requests a customer may make; staff raise it for a shop or a school.
alter table account add column quota_factor smallint not null default 1 check (quota_factor between 1 and 100);

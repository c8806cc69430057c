-- The calendar in which an account reads dates: that of its language, until its owner chooses one.
alter table account
  add column calendar text not null default 'language'
    constraint account_calendar check (calendar in ('language', 'bs', 'ad'));

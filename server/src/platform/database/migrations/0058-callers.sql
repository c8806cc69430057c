-- A role for those who answer the phone.
alter table account drop constraint account_role_check;
alter table account add constraint account_role_check
  check (role in ('admin', 'product_incharge', 'service_incharge', 'call_centre', 'customer'));

-- False for a customer whose account staff made, until they prove their number themselves.
alter table account add column claimed boolean not null default true;

-- Who filed it: the customer, or staff for a caller; and the day on which the customer would like to be visited.
alter table complaint add column source text not null default 'customer' check (source in ('customer', 'phone'));
alter table complaint add column wished_day date;

-- When the customer was told of the step: staff can take a status back for some seconds before that.
alter table complaint_event add column told_at timestamptz;

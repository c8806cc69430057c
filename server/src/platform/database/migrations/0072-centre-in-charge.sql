-- Somebody who runs a service centre sees its complaints and engineers alone.
alter table account drop constraint account_role_check;
alter table account add constraint account_role_check
  check (role in ('admin', 'product_incharge', 'service_incharge', 'call_centre', 'centre_incharge', 'customer'));
alter table account add column centre_id integer references service_point on delete set null
  check (centre_id is null or role = 'centre_incharge');
create index account_centre on account (centre_id) where centre_id is not null;

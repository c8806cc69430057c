-- Orders of lists with many rows, each with the id that tells equal rows apart, and filters by a column of its own. The
-- expressions are those of the queries.
create index complaint_by_customer on complaint (name_order(customer_name), id);
create index complaint_by_model on complaint (name_order(model_name), id);
create index complaint_by_stage on complaint (array_position(array['Unassigned', 'Service Center Assigned',
  'Engineer Allocated', 'Part Approval Pending from ASM', 'Part Pending from HO', 'Parts in Transit',
  'Part Consumed by Service Center', 'On Service', 'Completed', 'Cancelled'], status), id);
create index complaint_by_district on complaint (zone, id);
drop index complaint_due;
create index complaint_by_due on complaint (next_due_at, id);
create index complaint_by_due_down on complaint (next_due_at desc nulls last, id desc);
create index complaint_by_visit on complaint (visit_date, id);
create index complaint_by_visit_down on complaint (visit_date desc nulls last, id desc);
create index complaint_of_problem on complaint (problem_type, id desc);
create index complaint_of_rating on complaint (rating, id desc) where rating is not null;
create index complaint_of_model on complaint using gin (plain(model_name || ' ' || model_num) gin_trgm_ops);

create index registration_by_model on registration (name_order(model_name), id);
create index registration_by_store on registration (name_order(store_name), id);
create index registration_by_purchase on registration (purchase_date, id);
create index registration_by_status on registration (array_position(array['Pending', 'Approved', 'Discount', 'Rejected'],
  status), id);
create index registration_by_expiry on registration (warranty_expiry, id);
create index registration_by_model_number on registration (plain(model_num), id);
create index registration_of_model on registration using gin (plain(model_name || ' ' || model_num) gin_trgm_ops);
create index registration_of_store on registration using gin (plain(store_name) gin_trgm_ops);

create index account_by_name on account (name_order(full_name), id);
create index account_by_district on account (nullif(district, ''), id);
create index account_by_district_down on account (nullif(district, '') desc nulls last, id desc);
create index account_of_district on account (district, id desc);

create index unit_by_model on unit (name_order(model_name), id);
create index unit_by_model_number on unit (plain(model_number), id);
create index unit_created on unit (created_at);

create index quotation_by_customer on quotation (name_order(customer_name), id);
create index quotation_named on quotation using gin (plain(customer_name || ' ' || contact) gin_trgm_ops);
create index quotation_product_named on quotation_product using gin (plain(model_name || ' ' || model_num) gin_trgm_ops);

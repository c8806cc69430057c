-- The list of complaints in the order of districts: an order and its reverse are one index only where both columns run the
-- same way. It still leads to the newest of one district.
drop index complaint_of_district;
create index complaint_of_district on complaint (district, id);

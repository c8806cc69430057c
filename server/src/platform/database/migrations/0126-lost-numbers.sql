-- Whoever has lost the number of an account writes to staff: from which number to which.
alter table enquiry drop constraint enquiry_kind_check;
alter table enquiry add constraint enquiry_kind_check check (kind in ('question', 'complaint', 'quotation', 'dealer', 'number'));
alter table enquiry add old_number text not null default '';

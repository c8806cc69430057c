-- A report of the customer brings a registration without a bill as well as a call.
alter table registration rename column by_phone to with_complaint;

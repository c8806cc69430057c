-- An account without a password is closed with a code.
alter table otp drop constraint otp_purpose_check;
alter table otp add constraint otp_purpose_check
  check (purpose in ('register', 'reset', 'number', 'number_before', 'close'));

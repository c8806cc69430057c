-- Who registered a serial number before: all its registrations, also rejected ones, and those that the audit tells to be gone.
create index registration_serial_all on registration (upper(serial_number));
create index audit_registration_gone on audit (upper(before ->> 'serial_number'))
  where subject = 'registration' and action in ('registration.withdraw', 'registration.delete');

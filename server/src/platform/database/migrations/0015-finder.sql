-- Staff find people and things by how their names and numbers begin or end. In the order of bytes, whatever the server's
-- language: a beginning is then a range, of which the first five rows cost five.
create index account_contact_begins on account (contact collate "C");
create index account_email_begins on account (lower(email) collate "C");
create index account_name_begins on account (full_name collate "C");
create index account_lastname_begins on account (plain(lastname) collate "C");

create index complaint_job_begins on complaint (upper(job_no) collate "C");
create index complaint_job_ends on complaint (reverse(upper(job_no)) collate "C");
create index complaint_serial_begins on complaint (upper(serial_number) collate "C");
create index complaint_serial_ends on complaint (reverse(upper(serial_number)) collate "C");

create index registration_serial_begins on registration (upper(serial_number) collate "C");
create index registration_serial_ends on registration (reverse(upper(serial_number)) collate "C");

create index unit_serial_begins on unit (upper(serial_number) collate "C");
create index unit_serial_ends on unit (reverse(upper(serial_number)) collate "C");

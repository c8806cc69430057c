-- An answer to a message of the contact form may be sent from here by e-mail, as by SMS. One by the way `email` was only written down.
alter table enquiry_answer
  drop constraint enquiry_answer_way_check,
  add constraint enquiry_answer_way_check check (way in ('phone', 'email', 'sms', 'mail'));

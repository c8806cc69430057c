-- A canned reply may have a short form for the SMS that tells of it; empty: as much of the text as fits. Those that came with the
-- product get one where nobody changed them, and their Nepali names job number and
-- visit as the office does.
alter table canned_answer
  add column sms text not null default '' check (length(sms) <= 160),
  add column sms_ne text not null default '' check (length(sms_ne) <= 160);

update canned_answer set sms = 'We received it and will tell you the day of the visit soon.', sms_ne = 'पायौं। प्राविधिक आउने दिन छिट्टै भन्छौं।'
where text = 'Dear {customer}, we received your complaint about {model}. We will tell you the day of the visit soon.';

update canned_answer set
  sms = '{engineer} visits you on {visit}. Please be at home and have the bill ready.',
  sms_ne = '{visit} {engineer} आउनुहुन्छ। घरमै बस्नुहोला।',
  text_ne = replace(text_ne, '{engineer} {visit} मा आउनुहुन्छ', '{engineer} {visit} आउनुहुन्छ'),
  title_ne = case when title_ne = 'भ्रमणको दिन तोकियो' then 'सेवा भेटको दिन तोकियो' else title_ne end
where text = 'Dear {customer}, {engineer} visits you on {visit} to repair your {model}. Please be at home and have the bill ready.';

update canned_answer set
  sms = 'The part is ordered. We will call you as soon as it is here.',
  sms_ne = 'पार्टपुर्जा मगाएका छौं। आएपछि फोन गर्नेछौं।',
  text_ne = replace(text_ne, '(जब नम्बर {job})', '(सेवा नम्बर {job})')
where text = 'Dear {customer}, the part for your {model} is ordered (job no. {job}). We will call you as soon as it is at {centre}.';

update canned_answer set
  sms = 'We did not reach you by phone. When can we call you again?',
  sms_ne = 'फोनमा सम्पर्क भएन। फेरि कहिले फोन गरौं?'
where text = 'Dear {customer}, we called you about your {model} and did not reach you. When can we call you again?';

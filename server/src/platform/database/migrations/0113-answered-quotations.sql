-- What became of an approved quotation: its customer's answer, or that the office counts it as lost.
alter table quotation
  add column answer text check (answer in ('accepted', 'declined')),
  add column answer_words text not null default '',
  add column answered_at timestamptz,
  add column lost_reason text check (lost_reason in ('price', 'other_brand', 'too_late', 'no_need', 'no_answer', 'other')),
  add column lost_words text not null default '',
  add column lost_at timestamptz,
  -- that its prices end soon
  add column reminded_at timestamptz,
  add constraint quotation_answer_at check ((answer is null) = (answered_at is null)),
  add constraint quotation_lost_at check ((lost_reason is null) = (lost_at is null)),
  add constraint quotation_answer_of_approved check (status = 'Approved' or (answer is null and lost_at is null)),
  add constraint quotation_accepted_or_lost check (not (answer is not distinct from 'accepted' and lost_at is not null));
create index quotation_ending on quotation (valid_until)
  where status = 'Approved' and answer is null and lost_at is null and reminded_at is null;

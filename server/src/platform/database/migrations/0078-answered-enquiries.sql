-- What the desk makes of a message of the contact form: whether somebody answered it, who sees to it, and what became of it.
-- That somebody looked at it (read_at) says nothing of that.
alter table enquiry
  add column kind text not null default 'question' check (kind in ('question', 'complaint', 'quotation', 'dealer')),
  add column state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  -- since when it is no longer open
  add column settled_at timestamptz,
  add column owner_id integer references account on delete set null,
  -- what was made of it, once
  add column complaint_id integer references complaint on delete set null,
  add constraint enquiry_settled check ((state = 'open') = (settled_at is null));

-- Until now a message was dealt with once it was opened.
update enquiry set state = 'closed', settled_at = read_at where read_at is not null;

create index enquiry_open on enquiry (created_at) where state = 'open';
create index enquiry_owner on enquiry (owner_id, id desc) where owner_id is not null;
create index enquiry_complaint on enquiry (complaint_id) where complaint_id is not null;

-- What staff said to the one who wrote, and by which way. Both tables are filled before the message when it is restored.
create table enquiry_answer (
  id integer generated always as identity primary key,
  enquiry_id integer not null references enquiry on delete cascade deferrable initially deferred,
  way text not null check (way in ('phone', 'email', 'sms')),
  text text not null check (text <> '' and length(text) <= 1000),
  -- null once the author's account is gone; the name stays
  author_id integer references account on delete set null,
  author_name text not null,
  at timestamptz not null,
  -- of an SMS: when it left; until then it can be taken back
  sent_at timestamptz
);
create index enquiry_answer_enquiry on enquiry_answer (enquiry_id, id);
create index enquiry_answer_author on enquiry_answer (author_id);

-- What staff note for each other about it.
create table enquiry_note (
  id integer generated always as identity primary key,
  enquiry_id integer not null references enquiry on delete cascade deferrable initially deferred,
  author_id integer references account on delete set null,
  author_name text not null,
  text text not null check (text <> '' and length(text) <= 500),
  created_at timestamptz not null,
  edited_at timestamptz
);
create index enquiry_note_enquiry on enquiry_note (enquiry_id, id desc);
create index enquiry_note_author on enquiry_note (author_id);

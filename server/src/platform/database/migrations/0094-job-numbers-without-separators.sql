-- A job number is found in any spelling: with its dashes or without, in any case and script.
drop index complaint_job_begins, complaint_job_ends;
create index complaint_job_begins on complaint (canonical_code(job_no) collate "C");
create index complaint_job_ends on complaint (reverse(canonical_code(job_no)) collate "C");

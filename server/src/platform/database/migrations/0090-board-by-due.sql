-- The board reads the first cards of each open stage by when they are due.
create index complaint_of_stage_by_due on complaint (status, next_due_at, id desc) where status not in ('Completed', 'Cancelled');

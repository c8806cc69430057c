-- Copies of backups are encrypted where the operator gave a key. Nothing is known of the copies of before.
alter table backup_run add column encrypted boolean;

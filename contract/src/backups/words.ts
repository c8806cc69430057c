/** A backup that was made, or the try to restore one. */
export const BACKUP_RUN_KINDS = ['backup', 'check'] as const
export type BackupRunKind = (typeof BACKUP_RUN_KINDS)[number]

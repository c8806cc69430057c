/** A backup that was made, its copy in a second directory, or the try to restore one. */
export const BACKUP_RUN_KINDS = ['backup', 'copy', 'check'] as const
export type BackupRunKind = (typeof BACKUP_RUN_KINDS)[number]

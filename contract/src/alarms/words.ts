/** What raises an alarm: request counts across all sources, and failed backups. */
export const ALARM_KINDS = ['otp.all', 'login.all', 'backup.failed', 'backup.unusable'] as const
export type AlarmKind = (typeof ALARM_KINDS)[number]

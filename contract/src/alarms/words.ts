/** What is monitored: numbers over all sources, and the product's own backups. */
export const ALARM_KINDS = ['otp.all', 'login.all', 'backup.failed', 'backup.unusable'] as const
export type AlarmKind = (typeof ALARM_KINDS)[number]

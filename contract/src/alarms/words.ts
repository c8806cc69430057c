/** What is monitored across all sources. */
export const ALARM_KINDS = ['otp.all', 'login.all'] as const
export type AlarmKind = (typeof ALARM_KINDS)[number]

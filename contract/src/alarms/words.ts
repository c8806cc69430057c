/** What is watched over all sources together. */
export const ALARM_KINDS = ['otp.all', 'login.all'] as const
export type AlarmKind = (typeof ALARM_KINDS)[number]

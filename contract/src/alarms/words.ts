import { SYSTEM_TROUBLES } from '../system/words.ts'

/** Causes of alarms: request counts across all sources, failed backups, and what is wrong with the machine. */
export const ALARM_KINDS = [
  'otp.all',
  'login.all',
  'otp.day',
  'emergency.sign-in',
  'backup.failed',
  'backup.uncopied',
  'backup.unusable',
  ...SYSTEM_TROUBLES,
] as const
export type AlarmKind = (typeof ALARM_KINDS)[number]

/** What can be wrong with the machine and the product; each raises an alarm, which ends by itself. */
export const SYSTEM_TROUBLES = [
  'disk.low',
  'clock.off',
  'certificate.ending',
  'queue.late',
  'sms.failing',
  'mail.failing',
  'crm.failing',
  'sms.credit',
  'sms.day',
  'codes.late',
  'calendar.ending',
  'calendar.ended',
  'webhook.off',
] as const
export type SystemTrouble = (typeof SYSTEM_TROUBLES)[number]

export const DISK_PLACES = ['data', 'files', 'backups'] as const
export type DiskPlace = (typeof DISK_PLACES)[number]

export const GATEWAYS = ['sms', 'mail', 'crm', 'redis', 's3'] as const
export type GatewayName = (typeof GATEWAYS)[number]

/** Less than both of these is too little room. */
export const LOW_DISK = { share: 0.1, bytes: 5 * 1024 ** 3 }
export const CLOCK_OFF_SECONDS = 30
export const CERTIFICATE_DAYS = 14
/** From Falgun on, in which the government's calendar of the next year is out. */
export const CALENDAR_DAYS = 60
export const QUEUE_LATE_MINUTES = 15
/** A code that has waited longer than this is late, because its owner is waiting at a screen. */
export const CODE_LATE_SECONDS = 30
/** Twice as old as a backup of every night can be. */
export const BACKUP_OLD_HOURS = 48
/** A gateway that fails this many times in a row needs attention. */
export const FAILING_AFTER = 3
/** Parts of text messages that the account still pays for: fewer are too few. */
export const LOW_CREDIT = 200

/** The log levels, from least to most. */
export const LOG_LEVELS = ['error', 'warn', 'info', 'debug', 'trace'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]
export const LOG_LEVEL_MINUTES = 60

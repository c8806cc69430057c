import { m } from 'contract/messages'
import type { Locale } from '../core/locale.ts'
import type { AlarmKind } from './words.ts'

const TEXTS: Record<AlarmKind, (of: { shown: string }, options?: { locale: Locale }) => string> = {
  'otp.all': m.alarms_codes,
  'login.all': m.alarms_sign_ins,
  'otp.day': m.alarms_codes_day,
  'emergency.sign-in': m.alarms_emergency_sign_in,
  'backup.failed': m.alarms_backup_failed,
  'backup.uncopied': m.alarms_backup_uncopied,
  'backup.unusable': m.alarms_backup_unusable,
  'disk.low': m.alarms_disk_low,
  'clock.off': m.alarms_clock_off,
  'certificate.ending': m.alarms_certificate_ending,
  'queue.late': m.alarms_queue_late,
  'sms.failing': m.alarms_sms_failing,
  'mail.failing': m.alarms_mail_failing,
  'crm.failing': m.alarms_crm_failing,
  'sms.credit': m.alarms_sms_credit,
  'sms.day': m.alarms_sms_day,
  'codes.late': m.alarms_codes_late,
  'calendar.ending': m.alarms_calendar_ending,
  'calendar.ended': m.alarms_calendar_ended,
  'webhook.off': m.alarms_webhook_off,
}

/** The text of an alarm, in the language of the page or a given one; `shown` is its number as it is written. */
export const alarmText = (kind: AlarmKind, shown: string, locale?: Locale): string =>
  TEXTS[kind]({ shown }, locale && { locale })

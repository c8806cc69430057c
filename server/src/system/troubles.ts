import type { SystemState, Trouble } from 'contract/system/endpoints'
import {
  CALENDAR_DAYS,
  CERTIFICATE_DAYS,
  CLOCK_OFF_SECONDS,
  CODE_LATE_SECONDS,
  FAILING_AFTER,
  LOW_CREDIT,
  QUEUE_LATE_MINUTES,
  type GatewayName,
  type SystemTrouble,
} from 'contract/system/words'

type Facts = Pick<
  SystemState,
  'disks' | 'queues' | 'clock_ahead' | 'certificate_days' | 'gateways' | 'sms' | 'calendar_days'
> & { webhooks_off: number }

/** The current problems, each with its number. */
export function troublesOf({
  disks,
  queues,
  clock_ahead,
  certificate_days,
  gateways,
  sms,
  calendar_days,
  webhooks_off,
}: Facts): Trouble[] {
  const low = disks.filter(({ is_low }) => is_low).map((disk) => (100 * disk.free_bytes) / disk.total_bytes)
  const off = Math.abs(clock_ahead)
  const late = Math.max(0, ...queues.map(({ late_seconds }) => late_seconds)) / 60
  return [
    ...(low.length > 0 ? [trouble('disk.low', Math.min(...low))] : []),
    ...(off > CLOCK_OFF_SECONDS ? [trouble('clock.off', off)] : []),
    ...(certificate_days !== null && certificate_days < CERTIFICATE_DAYS
      ? [trouble('certificate.ending', certificate_days)]
      : []),
    ...(late > QUEUE_LATE_MINUTES ? [trouble('queue.late', late)] : []),
    ...gateways.flatMap(({ name, failures }) =>
      isCounted(name) && failures >= FAILING_AFTER ? [trouble(`${name}.failing`, failures)] : [],
    ),
    ...(sms.credit !== null && sms.credit < LOW_CREDIT ? [trouble('sms.credit', sms.credit)] : []),
    ...(sms.parts > sms.budget ? [trouble('sms.day', sms.parts)] : []),
    ...(sms.code_seconds > CODE_LATE_SECONDS ? [trouble('codes.late', sms.code_seconds)] : []),
    ...(calendar_days > 0 && calendar_days <= CALENDAR_DAYS ? [trouble('calendar.ending', calendar_days)] : []),
    ...(calendar_days <= 0 ? [trouble('calendar.ended', 1 - calendar_days)] : []),
    ...(webhooks_off > 0 ? [trouble('webhook.off', webhooks_off)] : []),
  ]
}

const isCounted = (name: GatewayName): name is 'sms' | 'mail' | 'crm' =>
  name === 'sms' || name === 'mail' || name === 'crm'

const trouble = (kind: SystemTrouble, count: number): Trouble => ({ kind, count: Math.max(1, Math.round(count)) })

import type { SystemState } from 'contract/system/endpoints'
import {
  BACKUP_OLD_HOURS,
  CERTIFICATE_DAYS,
  CLOCK_OFF_SECONDS,
  FAILING_AFTER,
  LOW_CREDIT,
  QUEUE_LATE_MINUTES,
  type DiskPlace,
  type GatewayName,
} from 'contract/system/words'
import { m } from '#messages'
import { jobName } from '../jobs/job-name.ts'
import { dateTime } from '../ui/format/dates.ts'
import { fileSize } from '../ui/format/file-size.ts'
import { whole } from '../ui/format/numbers.ts'
import type { StateLine } from './state-lines.tsx'

const PLACES: Record<DiskPlace, () => string> = {
  data: m.system_disk_data,
  files: m.system_disk_files,
  backups: m.system_disk_backups,
}
const GATEWAYS: Record<GatewayName, () => string> = {
  sms: m.system_sms,
  mail: m.system_mail,
  crm: m.system_crm,
  redis: () => 'Redis',
  s3: () => 'S3',
}
const HOUR_MS = 60 * 60 * 1000

/** Disks, memory and clock. */
export const machineLines = ({ disks, memory_bytes, clock_ahead }: SystemState): StateLine[] => [
  ...disks.map(({ place, free_bytes, total_bytes, is_low }) => ({
    label: PLACES[place](),
    value: m.system_free({ free: fileSize(free_bytes), total: fileSize(total_bytes) }),
    advice: is_low ? m.alarms_disk_low_advice() : undefined,
  })),
  {
    label: m.system_clock(),
    value: m.system_clock_off({ shown: whole(Math.round(Math.abs(clock_ahead))) }),
    advice: Math.abs(clock_ahead) > CLOCK_OFF_SECONDS ? m.alarms_clock_off_advice() : undefined,
  },
  { label: m.system_memory(), value: fileSize(memory_bytes), isFact: true },
]

/** Backups, certificate, and what is only set or not. */
export const surroundingLines = (state: SystemState): StateLine[] => [
  backupLine(state),
  {
    label: m.system_tried(),
    value: state.backups.last_tried_at ? dateTime(state.backups.last_tried_at) : m.system_never(),
    isFact: true,
  },
  certificateLine(state),
  ...state.gateways.filter(({ name }) => !isCounted(name)).map(gatewayLine),
]

/** The gateways that say how each call went, and what text messages cost. */
export const gatewayLines = ({ gateways, sms }: SystemState): StateLine[] => [
  ...gateways
    .filter(({ name }) => isCounted(name))
    .flatMap((gateway) => [
      gatewayLine(gateway),
      // Without a provider the outbox answers, which says nothing.
      ...(gateway.is_set ? lastOf(gateway) : []),
    ]),
  {
    label: m.system_sms_today(),
    value: m.system_sms_parts({ shown: whole(sms.parts), budget: whole(sms.budget) }),
    advice: sms.parts > sms.budget ? m.alarms_sms_day_advice() : undefined,
  },
  ...(sms.credit === null
    ? []
    : [
        {
          label: m.system_sms_credit(),
          value: whole(Math.floor(sms.credit)),
          advice: sms.credit < LOW_CREDIT ? m.alarms_sms_credit_advice() : undefined,
        },
      ]),
]

type Gateway = SystemState['gateways'][number]

const FAILING: Partial<Record<GatewayName, () => string>> = {
  sms: m.alarms_sms_failing_advice,
  mail: m.alarms_mail_failing_advice,
  crm: m.alarms_crm_failing_advice,
}

const isCounted = (name: GatewayName) => FAILING[name] !== undefined

const gatewayLine = ({ name, is_set, failures }: Gateway): StateLine => ({
  label: GATEWAYS[name](),
  value: is_set ? m.system_set() : m.system_not_set(),
  ...(is_set && isCounted(name)
    ? {
        advice: failures < FAILING_AFTER ? undefined : FAILING[name]?.(),
      }
    : { isFact: true }),
})

/** When it last answered, and when and why it did not. */
const lastOf = ({ name, succeeded_at, failed_at, failure }: Gateway): StateLine[] => [
  {
    label: m.system_last_success({ name: GATEWAYS[name]() }),
    value: succeeded_at ? dateTime(succeeded_at) : m.system_never(),
    isFact: true,
  },
  ...(failed_at === null
    ? []
    : [
        {
          label: m.system_last_failure({ name: GATEWAYS[name]() }),
          value: `${dateTime(failed_at)}: ${failure}`,
          isFact: true,
        },
      ]),
]

function backupLine({ backups: { are_on, last_made_at } }: SystemState): StateLine {
  const isOld = last_made_at === null || Date.now() - Date.parse(last_made_at) > BACKUP_OLD_HOURS * HOUR_MS
  return {
    label: m.system_backup(),
    value: last_made_at ? dateTime(last_made_at) : m.system_never(),
    advice: are_on ? (isOld ? m.system_backup_old() : undefined) : m.system_backup_off(),
  }
}

const certificateLine = ({ certificate_days: days }: SystemState): StateLine => ({
  label: m.system_certificate(),
  value: days === null ? m.system_no_certificate() : m.system_days_left({ shown: whole(days) }),
  ...(days === null
    ? { isFact: true }
    : { advice: days < CERTIFICATE_DAYS ? m.alarms_certificate_ending_advice() : undefined }),
})

/** Every kind of job that has any. */
export const queueLines = ({ queues }: SystemState): StateLine[] =>
  queues.length === 0
    ? [{ label: m.system_queues(), value: m.system_queues_empty() }]
    : queues.map(({ name, waiting, running, failed, late_seconds }) => ({
        label: jobName(name),
        value: m.system_queue({ waiting: whole(waiting), running: whole(running), failed: whole(failed) }),
        advice:
          late_seconds > QUEUE_LATE_MINUTES * 60
            ? m.alarms_queue_late_advice()
            : failed > 0
              ? m.system_failed_advice()
              : undefined,
      }))

/** Versions and sizes. */
export const productLines = ({ version, node_version, database }: SystemState): StateLine[] =>
  [
    { label: m.system_version(), value: version },
    { label: 'Node.js', value: node_version },
    {
      label: m.system_database(),
      value: `${database.kind === 'embedded' ? m.system_embedded() : 'PostgreSQL'} ${database.version}`,
    },
    { label: m.system_database_size(), value: fileSize(database.bytes) },
    { label: m.system_migration(), value: database.migration },
  ].map((line) => ({ ...line, isFact: true }))

import { calendarEnds } from 'contract/core/dates/bikram-sambat'
import { daysBetween } from 'contract/core/dates/nepal-time'
import type { SystemState } from 'contract/system/endpoints'
import { lastGoodRun } from '../backup/backup-run.queries.ts'
import { today } from '../platform/core/clock.ts'
import { productVersion } from '../platform/core/product-version.ts'
import { remembered } from '../platform/core/remembered.ts'
import { countFailedWebhooks } from '../webhooks/webhook.queries.ts'
import { readGatewayUse } from '../platform/gateways/gateway-use.ts'
import { SMS_CODE } from '../platform/gateways/sms.job.ts'
import { oldestAge } from '../platform/jobs/queue-depth.ts'
import type { Services } from '../platform/core/services.ts'
import { certificateDays } from './certificate.ts'
import { diskRoom } from './disk-room.ts'
import { chosenUntil } from './log-level.ts'
import { databaseBytes, databaseFacts, queueFacts } from './system.queries.ts'
import { troublesOf } from './troubles.ts'

const SIZE_KEPT_MS = 5 * 60 * 1000
const CREDIT_KEPT_MS = 10 * 60 * 1000
const CERTIFICATE_KEPT_MS = 60 * 60 * 1000

/** Reads how everything is. What takes longer, such as the certificate and the credit, is read in the background. */
export function systemReader(services: Services): () => Promise<SystemState> {
  const { db, config } = services
  const bytes = remembered(SIZE_KEPT_MS, () => databaseBytes(db))
  const credit = remembered(CREDIT_KEPT_MS, async () => services.sms.credit?.().catch(() => undefined))
  const certificate = remembered(CERTIFICATE_KEPT_MS, () => certificateDays(config.publicUrl))
  return async () => {
    const [database, disks, queues, backups, size, used, until, codeSeconds, webhooks_off] = await Promise.all([
      databaseWithClock(services),
      diskRoom(config),
      queueFacts(db),
      backupFacts(services),
      bytes.read(),
      readGatewayUse(db),
      chosenUntil(services),
      oldestAge(db, SMS_CODE),
      countFailedWebhooks(db),
    ])
    const { clock_ahead, ...facts } = database
    const seen = {
      disks,
      queues,
      clock_ahead,
      certificate_days: certificate.now() ?? null,
      calendar_days: daysBetween(new Date(today(services.clock)), new Date(calendarEnds())),
      gateways: gatewaysOf(config, used),
      sms: {
        parts: used.find(({ gateway, day }) => gateway === 'sms' && day === today(services.clock))?.parts ?? 0,
        budget: services.settings.current.sms_per_day,
        credit: credit.now() ?? null,
        code_seconds: codeSeconds,
      },
    }
    return {
      ...ownFacts(),
      database: { ...facts, bytes: size },
      log: { level: services.log.level, until },
      backups,
      ...seen,
      troubles: troublesOf({ ...seen, webhooks_off }),
    }
  }
}

const ownFacts = () => ({
  version: productVersion(),
  node_version: process.versions.node,
  memory_bytes: process.memoryUsage.rss(),
  started_at: new Date(Date.now() - process.uptime() * 1000).toISOString(),
})

/** Between the moments before and after the question lies the answer. */
async function databaseWithClock({ db, database, clock }: Services) {
  const before = clock.now().getTime()
  const { version, migration, now } = await databaseFacts(db)
  const middle = (before + clock.now().getTime()) / 2
  return { kind: database.kind, version, migration, clock_ahead: Math.round((middle - now.getTime()) / 100) / 10 }
}

async function backupFacts({ db, config }: Services): Promise<SystemState['backups']> {
  const [made, tried] = await Promise.all([lastGoodRun(db, 'backup'), lastGoodRun(db, 'check')])
  return {
    are_on: config.backupDir !== undefined,
    last_made_at: made?.started_at ?? null,
    last_tried_at: tried?.started_at ?? null,
  }
}

type GatewayUse = Awaited<ReturnType<typeof readGatewayUse>>

const gatewaysOf = ({ sms, mail, crm, redisUrl, s3 }: Services['config'], used: GatewayUse): SystemState['gateways'] =>
  (
    [
      ['sms', sms.provider !== 'outbox'],
      ['mail', mail?.smtp !== undefined],
      ['crm', crm !== undefined],
      ['redis', redisUrl !== undefined],
      ['s3', s3 !== undefined],
    ] as const
  ).map(([name, is_set]) => {
    const use = used.find(({ gateway }) => gateway === name)
    return {
      name,
      is_set,
      succeeded_at: use?.succeeded_at ?? null,
      failed_at: use?.failed_at ?? null,
      failure: use?.failure ?? '',
      failures: use?.failures ?? 0,
    }
  })

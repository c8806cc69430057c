import type { SystemState } from 'contract/system/endpoints'
import { lastGoodRun } from '../backup/backup-run.queries.ts'
import { productVersion } from '../core/product-version.ts'
import { remembered } from '../core/remembered.ts'
import type { Services } from '../services.ts'
import { certificateDays } from './certificate.ts'
import { diskRoom } from './disk-room.ts'
import { databaseBytes, databaseFacts, queueFacts } from './system.queries.ts'
import { troublesOf } from './troubles.ts'

const SIZE_KEPT_MS = 5 * 60 * 1000
const CERTIFICATE_KEPT_MS = 60 * 60 * 1000

/** Reads how everything is. What takes longer, the certificate and the database's size, is read in the background. */
export function systemReader(services: Services): () => Promise<SystemState> {
  const { db, config } = services
  const bytes = remembered(SIZE_KEPT_MS, () => databaseBytes(db))
  const certificate = remembered(CERTIFICATE_KEPT_MS, () => certificateDays(config.publicUrl))
  return async () => {
    const [database, disks, queues, backups, size] = await Promise.all([
      databaseWithClock(services),
      diskRoom(config),
      queueFacts(db),
      backupFacts(services),
      bytes.read(),
    ])
    const { clock_ahead, ...facts } = database
    const seen = { disks, queues, clock_ahead, certificate_days: certificate.now() ?? null }
    return {
      ...ownFacts(),
      database: { ...facts, bytes: size },
      gateways: gatewaysOf(config),
      backups,
      ...seen,
      troubles: troublesOf(seen),
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

const gatewaysOf = ({ sms, crm, redisUrl, s3 }: Services['config']): SystemState['gateways'] => [
  { name: 'sms', is_set: sms.provider !== 'outbox' },
  { name: 'crm', is_set: crm !== undefined },
  { name: 'redis', is_set: redisUrl !== undefined },
  { name: 's3', is_set: s3 !== undefined },
]

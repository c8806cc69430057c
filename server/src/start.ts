import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { KEY_DAYS } from 'contract/first-start/words'
import { ensureFirstAdmin } from './accounts/first-admin.ts'
import { buildApp } from './app.ts'
import { openChannel } from './backup/channel.ts'
import { dropLeftDatabases } from './backup/scratch-database.ts'
import { fillDueTimesOnce } from './complaints/clock/update-all-due-times.job.ts'
import type { Config } from './platform/config/config.ts'
import { openLog } from './platform/core/log.ts'
import { loadDemo } from './demo/load-demo.ts'
import type { Database } from './platform/database/connection/open.ts'
import { applyBrand } from './first-start/apply-brand.ts'
import { firstKeyPath } from './first-start/first-key.ts'
import { outboxPath } from './platform/gateways/sms-gateway.ts'
import { leave } from './platform/http/leaving.ts'
import { ALL_JOBS } from './all-jobs.ts'
import type { Services } from './platform/core/services.ts'
import { openServices } from './open-services.ts'
import { watchEvents } from './webhooks/watch-events.ts'
import { watchSystem } from './system/watch-system.ts'
import { websiteRoutes } from './website/website.routes.ts'
import type { Website } from './website/website.ts'

export interface StartOptions {
  website: Website | undefined
  /** the configured database while it opens */
  database?: Promise<Database>
  /** runs before listening: other users of the server */
  attach?: (app: FastifyInstance) => Promise<void>
  /** runs before the rest stops */
  detach?: () => Promise<void>
}

const DRAIN_MS = 30_000
/** Time for a proxy to use its open connections and to learn that they close. */
const PROXY_KEEPS_MS = 1000

/** Services → application → listen, run jobs, stop gracefully. Prints its address on a terminal. */
export async function start(config: Config, { website, database, attach, detach }: StartOptions): Promise<void> {
  const log = openLog(config.logLevel)
  const services = await openServices({ config, log, opening: database, printSms: config.demo ?? !config.databaseUrl })
  const app = await buildApp(services, {
    website: (app) => websiteRoutes(app, { website, ...services, publicUrl: config.publicUrl }),
  })
  const channel = await openChannel(services)
  let events: Awaited<ReturnType<typeof watchEvents>> | undefined
  let watch: ReturnType<typeof watchSystem> | undefined
  closeWithGrace({ delay: DRAIN_MS, logger: log }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after an error')
    watch?.close()
    await events?.close()
    await detach?.()
    await leave(app, config.trustProxy.length > 0 ? PROXY_KEEPS_MS : 0)
    await app.close()
    await channel.close()
    await services.close()
  })

  if (config.demo ?? (await isNew(services))) {
    say('Filling an empty shop with the demo, which takes some seconds')
    await loadDemo(services)
  }
  if (config.databaseUrl)
    await dropLeftDatabases(config.databaseUrl).catch((err) => log.warn({ err }, 'scratch databases stay'))
  await fillDueTimesOnce(services)
  await applyBrand(services)
  const firstAddress = await ensureFirstAdmin(services)
  events = await watchEvents(services)
  await attach?.(app)
  // A burst of connections waits in the backlog; one that the system refuses is only retried after seconds.
  await app.listen({ port: config.port, host: config.host, backlog: 4096 })
  // Each worker looks for waiting jobs at once. No visitor should have to wait for that.
  await services.jobs.work(ALL_JOBS, services)
  watch = watchSystem(services)

  const lines = [`${services.settings.current.brand_name} is open at ${config.publicUrl}`]
  if (firstAddress)
    // A log is read by more people than a terminal.
    lines.push(
      process.stdout.isTTY
        ? `Set it up at ${firstAddress} (once, within ${KEY_DAYS} days)`
        : `Set it up at the address in ${firstKeyPath(config)} (once, within ${KEY_DAYS} days)`,
    )
  if (config.sms.provider === 'outbox') lines.push(`Text messages are not sent; they are kept in ${outboxPath(config)}`)
  say('', ...lines, '')
}

const say = (...lines: string[]) => void process.stdout.write(`${lines.join('\n')}\n`)

/**
 * A new embedded database gets the demo unless declined: it has no accounts yet. Not in production, where its
 * public passwords must be requested.
 */
async function isNew({ config, database, db }: Services): Promise<boolean> {
  if (config.production || database.kind !== 'embedded') return false
  return (await db.selectFrom('account').select('id').limit(1).executeTakeFirst()) === undefined
}

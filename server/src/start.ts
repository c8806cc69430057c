import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { ensureFirstAdmin } from './accounts/first-admin.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { loadDemo } from './database/demo/load-demo.ts'
import { definedJobs } from './jobs/define-job.ts'
import { openServices, type Services } from './services.ts'
import { websiteRoutes } from './website/website.routes.ts'
import type { Website } from './website/website.ts'

export interface StartOptions {
  website: Website | undefined
  /** before it listens: what else wants the server */
  attach?: (app: FastifyInstance) => Promise<void>
  /** before the rest stops */
  detach?: () => Promise<void>
}

const DRAIN_MS = 30_000

/** Services → application → listen, work jobs, stop gracefully. Says on the terminal where it is open. */
export async function start(config: Config, { website, attach, detach }: StartOptions): Promise<void> {
  const log = pino({ level: config.logLevel })
  const services = await openServices({ config, log, printSms: config.demo ?? !config.databaseUrl })
  const app = await buildApp(services, {
    website: (app) => websiteRoutes(app, { website, cache: services.cache, publicUrl: config.publicUrl }),
  })
  closeWithGrace({ delay: DRAIN_MS, logger: log }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after an error')
    await detach?.()
    await app.close()
    await services.close()
  })

  if (config.demo ?? (await isNew(services))) await loadDemo(services)
  const admin = await ensureFirstAdmin(services)
  await services.jobs.work(definedJobs(), services)
  await attach?.(app)
  await app.listen({ port: config.port, host: config.host })

  const lines = [`Baltra is open at ${config.publicUrl}`]
  if (admin) lines.push(`First admin: ${admin.contact}, password ${admin.password} (shown until it is changed)`)
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
}

/** A new embedded database gets the demo unless it was declined; nobody has an account in it yet. */
async function isNew({ database, db }: Services): Promise<boolean> {
  if (database.kind !== 'embedded') return false
  return (await db.selectFrom('account').select('id').limit(1).executeTakeFirst()) === undefined
}

import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { ensureFirstAdmin } from './accounts/first-admin.ts'
import { buildApp } from './app.ts'
import { ConfigError, readConfig, type Config } from './config.ts'
import { loadDemo } from './database/demo/load-demo.ts'
import { CannotStart } from './database/errors.ts'
import { definedJobs } from './jobs/define-job.ts'
import { openServices, type Services } from './services.ts'
import { builtWebsite } from './website/website.ts'
import { websiteRoutes } from './website/website.routes.ts'

try {
  const config = readConfig(process.env)
  await start(config)
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof CannotStart)) throw error
  process.stderr.write(`Baltra cannot start: ${error.message}\n`)
  process.exit(1)
}

/** Configuration → services → application → listen, work jobs, stop gracefully. */
async function start(config: Config) {
  const log = pino({ level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] })
  const demo = config.demo ?? !config.databaseUrl
  const services = await openServices({ config, log, printSms: demo })
  const website = builtWebsite()
  const app = await buildApp(services, {
    website: (app) => websiteRoutes(app, { website, cache: services.cache, publicUrl: config.publicUrl }),
  })
  closeWithGrace({ delay: 30_000, logger: log }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after an error')
    await app.close()
    await services.close()
  })
  const admin = await ensureFirstAdmin(services)
  if (demo) await loadDemo(services)
  await services.jobs.work(definedJobs(), services)
  await app.listen({ port: config.port, host: config.host })
  announce(services, admin)
}

function announce({ config }: Services, admin: { contact: string; password: string } | undefined) {
  const lines = [`Baltra is open at ${config.publicUrl}`]
  if (admin) lines.push(`First admin: ${admin.contact}, password ${admin.password} (shown until it is changed)`)
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
}

// The application as `main.ts` starts it, with the website from its sources. `dev.ts` starts this anew after an edit.
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { ensureFirstAdmin } from './accounts/first-admin.ts'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { loadDemo } from './database/demo/load-demo.ts'
import { definedJobs } from './jobs/define-job.ts'
import { openServices } from './services.ts'
import { devWebsite } from './website/dev-website.ts'
import { websiteRoutes } from './website/website.routes.ts'

const config = readConfig(process.env)
const log = pino({ level: process.env['LOG_LEVEL'] ?? 'warn' })
const services = await openServices({ config, log, printSms: true })
const website = devWebsite()
const app = await buildApp(services, {
  website: (app) => websiteRoutes(app, { website, cache: services.cache, publicUrl: config.publicUrl }),
})
closeWithGrace({ delay: 5_000, logger: log }, async () => {
  await website.close()
  await app.close()
  // The embedded database must be closed before the next process may open it.
  await services.close()
})

const admin = await ensureFirstAdmin(services)
if (config.demo ?? !config.databaseUrl) await loadDemo(services)
await services.jobs.work(definedJobs(), services)
await website.attach(app.server)
await app.listen({ port: config.port, host: config.host })
process.stdout.write(`Baltra is open at ${config.publicUrl}\n`)
if (admin) process.stdout.write(`First admin: ${admin.contact}, password ${admin.password}\n`)

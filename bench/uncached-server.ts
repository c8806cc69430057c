// Serves a checkout's built website with its demo and keeps nothing: every page and every answer is made for its request.
// node bench/uncached-server.ts <checkout> <port> <data directory> [database address]
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { buildApp } from '../server/src/app.ts'
import type { loadDemo } from '../server/src/demo/load-demo.ts'
import type { openServices } from '../server/src/open-services.ts'
import type { ResponseCache } from '../server/src/platform/cache/response-cache.ts'
import type { readConfig } from '../server/src/platform/config/config.ts'
import type { openLog } from '../server/src/platform/core/log.ts'
import type { builtWebsite } from '../server/src/website/website.ts'
import type { websiteRoutes } from '../server/src/website/website.routes.ts'

const [checkout = '', port = '', dataDir = '', databaseUrl] = process.argv.slice(2)

/** From the checkout, where older ones have it elsewhere. */
async function from<T>(...paths: string[]): Promise<T> {
  const files = paths.map((path) => join(checkout, 'server/src', path))
  return (await import(files.find((file) => existsSync(file))!)) as T
}

const app = await from<{ buildApp: typeof buildApp }>('app.ts')
const demo = await from<{ loadDemo: typeof loadDemo }>('demo/load-demo.ts', 'database/demo/load-demo.ts')
const services = await from<{ openServices: typeof openServices }>('open-services.ts')
const config = await from<{ readConfig: typeof readConfig }>('platform/config/config.ts', 'config.ts')
const log = await from<{ openLog: typeof openLog }>('platform/core/log.ts', 'core/log.ts')
const website = await from<{ builtWebsite: typeof builtWebsite }>('website/website.ts')
const routes = await from<{ websiteRoutes: typeof websiteRoutes }>('website/website.routes.ts')

const settings = config.readConfig({
  PORT: port,
  DATA_DIR: dataDir,
  HOST: '127.0.0.1',
  NODE_ENV: 'production',
  RATE_LIMIT_SCALE: '100000',
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
})
const open = await services.openServices({ config: settings, log: log.openLog('warn') })
await demo.loadDemo(open)
keepNothing(open.cache)
const server = await app.buildApp(open, {
  website: (scope) =>
    routes.websiteRoutes(scope, {
      ...open,
      config: settings,
      website: website.builtWebsite(),
      publicUrl: settings.publicUrl,
    }),
})
await server.listen({ port: settings.port, host: settings.host })
process.send?.('ready')
process.once('SIGTERM', async () => {
  await server.close()
  await open.close()
})

function keepNothing(cache: ResponseCache): void {
  cache.answer = () => false
  cache.respond = (request, reply, _key, make) => cache.respondAnew(request, reply, make)
  cache.read = async (_key, make) => Buffer.from((await make()).body)
}

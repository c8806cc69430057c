// Serves the built website on the demo catalogue: with the page cache, or rendering each page for each request.
// node bench/pages-server.ts cached|rendered <port> <data directory>
import { buildApp } from '../server/src/app.ts'
import type { ResponseCache } from '../server/src/platform/cache/response-cache.ts'
import { readConfig } from '../server/src/platform/config/config.ts'
import { openLog } from '../server/src/platform/core/log.ts'
import { loadDemo } from '../server/src/demo/load-demo.ts'
import { openServices } from '../server/src/open-services.ts'
import { builtWebsite } from '../server/src/website/website.ts'
import { websiteRoutes } from '../server/src/website/website.routes.ts'

const [mode, port = '', dataDir = ''] = process.argv.slice(2)
const config = readConfig({ PORT: port, DATA_DIR: dataDir, HOST: '127.0.0.1', NODE_ENV: 'production' })
const log = openLog('warn')
const services = await openServices({ config, log })
await loadDemo(services)
const app = await buildApp(services, {
  website: (app) =>
    websiteRoutes(app, {
      ...services,
      website: builtWebsite(),
      cache: mode === 'rendered' ? rendered(services.cache) : services.cache,
      publicUrl: config.publicUrl,
    }),
})
await app.listen({ port: config.port, host: config.host })
process.send?.('ready')
process.once('SIGTERM', async () => {
  await app.close()
  await services.close()
})

/** Pages are rendered for each request; their API data may still come from the cache. */
function rendered(cache: ResponseCache): ResponseCache {
  return {
    ...cache,
    answer: () => false,
    async respond(_request, reply, _key, make) {
      const { status, headers, body } = await make()
      return reply.code(status).headers(headers).send(body)
    },
  }
}

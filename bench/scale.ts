// One process and then two behind nginx, on one PostgreSQL; and what a thousand open connections hold in memory.
// node bench/scale.ts --database-url postgres://…            needs: npm run build, nginx, wrk, Linux
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { medianBy, rate, type Rate, residentMegabytes } from './measure.ts'
import { signIn } from './mixed-requests.ts'
import { ownDatabase } from './own-database.ts'
import { ownNginx } from './own-nginx.ts'
import { ownProduct, type OwnProduct } from './own-product.ts'
import { keepResult } from './results.ts'

const NGINX = 18_094
const PROCESSES = [18_095, 18_096]
const ROUNDS = 3
const SECONDS = 4
const CONNECTIONS = 1000

const { values } = parseArgs({ options: { 'database-url': { type: 'string' } } })
if (!values['database-url']) throw new Error('Two processes share a PostgreSQL server: --database-url postgres://…')
const own = await ownDatabase(values['database-url'], 'scale')
const dir = mkdtempSync(join(tmpdir(), 'bench-scale-'))
const products: OwnProduct[] = []
try {
  // One after the other: the first one lays the demo.
  for (const port of PROCESSES) {
    const product = ownProduct(port, { DATA_DIR: dir, DATABASE_URL: own.url, DEMO: '1', LOG_LEVEL: 'error' })
    products.push(product)
    await product.ready()
    await product.idle()
  }
  const authorization = `Bearer ${await signIn(products[0]!.origin)}`
  const asked: Record<string, { path: string; headers: Record<string, string> }> = {
    'a cached page': { path: '/', headers: { 'accept-encoding': 'br' } },
    'own products, signed in': { path: '/api/stocks/getmyproduct', headers: { authorization } },
  }
  const figures: Record<string, { one: number; two: number }> = {}
  for (const [name, request] of Object.entries(asked)) {
    const rounds: { one: number; two: number }[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({ one: (await through(1, request)).wall, two: (await through(2, request)).wall })
    const { one, two } = medianBy(rounds, ({ one, two }) => two / one)
    figures[name] = { one, two }
    console.log(`${name}: ${Math.round(one)} a second, with two ${Math.round(two)}: × ${(two / one).toFixed(2)}`)
  }
  const connections = await openConnections(products[0]!)
  console.log(`${CONNECTIONS} open connections: ${connections.before} to ${connections.open} MB`)
  await keepResult('scale', { figures, connections })
} finally {
  await Promise.all(products.map((product) => product.stop()))
  rmSync(dir, { recursive: true, force: true })
  await own.drop()
}

/** Requests a second that come through nginx to so many of the processes. */
async function through(
  count: number,
  { path, headers }: { path: string; headers: Record<string, string> },
): Promise<Rate> {
  const servers = PROCESSES.slice(0, count).map((port) => `server 127.0.0.1:${port};`)
  const nginx = await ownNginx({
    dir,
    port: NGINX,
    http: `upstream baltra { least_conn; ${servers.join(' ')} keepalive 64; }
       server { listen 127.0.0.1:${NGINX};
         location / { proxy_pass http://baltra; proxy_http_version 1.1; proxy_set_header connection ""; } }`,
  })
  try {
    const url = `http://127.0.0.1:${NGINX}${path}`
    return await rate({ url, pid: products[0]!.pid, connections: 64, seconds: SECONDS, headers })
  } finally {
    await nginx.stop()
  }
}

/** Resident megabytes before and while so many connections are kept open, each of which has asked once. */
async function openConnections({ origin, pid }: OwnProduct): Promise<{ before: number; open: number }> {
  const before = residentMegabytes(pid).now
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: CONNECTIONS })
  const ask = () =>
    new Promise<void>((resolve, reject) =>
      get(`${origin}/baltra-term-of-use`, { agent }, (answer) => answer.resume().on('end', resolve)).on(
        'error',
        reject,
      ),
    )
  await Promise.all(Array.from({ length: CONNECTIONS }, ask))
  await sleep(1000)
  const open = residentMegabytes(pid).now
  agent.destroy()
  return { before, open }
}

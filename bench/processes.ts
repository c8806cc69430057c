// How many requests a second of processor time one process answers, and each of four that share a database and a Redis.
// node bench/processes.ts --database-url postgres://… --redis-url redis://… [--rounds 5]          needs: npm run build, Linux
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../server/test/free-port.ts'
import { type Ask, asker, endless } from './asking.ts'
import { medianBy, processorSeconds } from './measure.ts'
import { mixedRequests } from './mixed-requests.ts'
import { ownDatabase } from './own-database.ts'
import { type OwnProduct, ownProduct } from './own-product.ts'
import { keepResult } from './results.ts'

const LEAST = 0.95
const PROCESSES = 4
/** In all, however many processes share them, after as many that warm each up. */
const COST = { warmUp: 4000, requests: 12_000, lanes: 16 }

const { values } = parseArgs({
  options: {
    'database-url': { type: 'string' },
    'redis-url': { type: 'string' },
    rounds: { type: 'string', default: '5' },
  },
})
const { 'database-url': address, 'redis-url': redis } = values
if (!address || !redis) throw new Error('--database-url and --redis-url name servers on this machine')

const own = await ownDatabase(address, 'processes')
const dir = await mkdtemp(join(tmpdir(), 'bench-processes-'))
const products: OwnProduct[] = []
try {
  for (let count = 0; count < PROCESSES; count += 1) {
    const env = { DATA_DIR: dir, DATABASE_URL: own.url, REDIS_URL: redis, DEMO: '1', LOG_LEVEL: 'error' }
    const product = ownProduct(await freePort(), env)
    products.push(product)
    await product.ready()
    // The first one imports the demo.
    if (count === 0) await product.idle()
  }
  const next = await mixedRequests(products[0]!.origin)
  for (const { origin } of products) await endless(asker(origin), next, { lanes: COST.lanes, requests: COST.warmUp })
  const found: Record<number, number[]> = { 1: [], [PROCESSES]: [] }
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const count of round % 2 ? [PROCESSES, 1] : [1, PROCESSES]) found[count]!.push(await perSecond(count, next))
  const middle = (count: number) => medianBy(found[count]!, (each) => each)
  const ratio = middle(PROCESSES) / middle(1)
  const range = (count: number) => `${Math.round(Math.min(...found[count]!))}–${Math.round(Math.max(...found[count]!))}`
  console.log(
    `a second of processor time: ${Math.round(middle(1))} (${range(1)}) by one process, ` +
      `${Math.round(middle(PROCESSES))} (${range(PROCESSES)}) by ${PROCESSES}: ` +
      `ratio ${ratio.toFixed(2)} ${ratio >= LEAST ? 'meets' : 'MISSES'} ${LEAST}`,
  )
  await keepResult('processes', { one: found[1], all: found[PROCESSES], ratio })
} finally {
  await Promise.all(products.map((product) => product.stop()))
  await rm(dir, { recursive: true, force: true })
  await own.drop()
}

/** Requests in a second of the processor time of all processes that take part. */
async function perSecond(count: number, next: Awaited<ReturnType<typeof mixedRequests>>): Promise<number> {
  const taking = products.slice(0, count)
  const asks = taking.map(({ origin }) => asker(origin))
  let turn = 0
  const ask: Ask = (asked) => asks[turn++ % asks.length]!(asked)
  const used = () => taking.reduce((sum, { pid }) => sum + processorSeconds(pid), 0)
  const before = used()
  const { accepted, broken } = await endless(ask, next, { lanes: COST.lanes, requests: COST.requests })
  if (broken > 0) throw new Error(`${broken} requests failed`)
  return accepted / (used() - before)
}

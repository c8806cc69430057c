// How many requests a second of processor time one process answers, and each of four that share a database and a Redis; and how many
// of them the machine takes from any four, measured at bare Fastify.
// node bench/processes.ts --database-url postgres://… --redis-url redis://… [--rounds 5]          needs: npm run build, Linux
import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { freePort } from '../server/test/free-port.ts'
import { type Ask, asker, endless } from './asking.ts'
import { medianBy, processorSeconds } from './measure.ts'
import { mixedRequests } from './mixed-requests.ts'
import { ownDatabase } from './own-database.ts'
import { ownProduct } from './own-product.ts'
import { keepResult } from './results.ts'
import { answerOf } from './served.ts'

/** of one process; and of what the machine leaves four of bare Fastify */
const LEAST = 0.95
const PROCESSES = 4
/** In all, however many processes share them; the first warms each up, whose code V8 compiles meanwhile. */
const COST = { warmUp: 8000, requests: 8000, lanes: 16 }
/** A constant answer costs a tenth. */
const FLOOR_REQUESTS = 4 * COST.requests

const { values } = parseArgs({
  options: {
    'database-url': { type: 'string' },
    'redis-url': { type: 'string' },
    rounds: { type: 'string', default: '5' },
  },
})
const { 'database-url': address, 'redis-url': redis } = values
if (!address || !redis) throw new Error('--database-url and --redis-url name servers on this machine')

interface Running {
  origin: string
  pid: number | undefined
  stop(): unknown
}

const own = await ownDatabase(address, 'processes')
const dir = await mkdtemp(join(tmpdir(), 'bench-processes-'))
const running: Running[] = []
try {
  const products = await startProducts(own.url, redis)
  const floors = await startFloors()
  const next = await mixedRequests(products[0]!.origin)
  for (const { origin } of [...products, ...floors])
    await endless(asker(origin), next, { lanes: COST.lanes, requests: COST.warmUp })

  /** Requests in a second of the processor time of all that take part. */
  async function perSecond(taking: Running[], { lanes = COST.lanes, requests = COST.requests } = {}): Promise<number> {
    const asks = taking.map(({ origin }) => asker(origin))
    let turn = 0
    const ask: Ask = (asked) => asks[turn++ % asks.length]!(asked)
    const before = usedBy(taking)
    const { accepted, broken } = await endless(ask, next, { lanes, requests })
    if (broken > 0) throw new Error(`${broken} requests failed`)
    return accepted / (usedBy(taking) - before)
  }

  /** The same four, each alone: what their separate caches cost. */
  async function oneByOne(): Promise<number> {
    const rates = []
    for (const each of products) rates.push(await perSecond([each], { requests: COST.requests / PROCESSES }))
    return PROCESSES / rates.reduce((sum, rate) => sum + 1 / rate, 0)
  }

  // Each is the one process in turn, so that all have answered equally much.
  const contestants: Record<Name, (round: number) => Promise<number>> = {
    one: (round) => perSecond([products[round % PROCESSES]!]),
    fewer: (round) => perSecond([products[round % PROCESSES]!], { lanes: COST.lanes / PROCESSES }),
    oneByOne,
    all: () => perSecond(products),
    floorOne: (round) => perSecond([floors[round % PROCESSES]!], { requests: FLOOR_REQUESTS }),
    floorAll: () => perSecond(floors, { requests: FLOOR_REQUESTS }),
  }
  const rounds: Record<Name, number>[] = []
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const found = {} as Record<Name, number>
    const names = Object.keys(contestants) as Name[]
    for (const name of round % 2 ? names.toReversed() : names) found[name] = await contestants[name](round)
    rounds.push(found)
  }
  await report(rounds)
} finally {
  await Promise.all(running.map((each) => each.stop()))
  await rm(dir, { recursive: true, force: true })
  await own.drop()
}

type Name = 'one' | 'fewer' | 'oneByOne' | 'all' | 'floorOne' | 'floorAll'

async function startProducts(databaseUrl: string, redisUrl: string): Promise<Running[]> {
  const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort))
  // Pages name it, and are the same in all.
  const PUBLIC_URL = `http://127.0.0.1:${ports[0]}`
  const env = {
    DATA_DIR: dir,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    PUBLIC_URL,
    DEMO: '1',
    LOG_LEVEL: 'error',
  }
  const products = []
  for (const port of ports) {
    const product = ownProduct(port, env)
    products.push(product)
    running.push(product)
    await product.ready()
    // The first one imports the demo.
    if (products.length === 1) await product.idle()
  }
  return products
}

async function startFloors(): Promise<Running[]> {
  const program = fileURLToPath(new URL('constant-server.ts', import.meta.url))
  const floors = []
  for (let count = 0; count < PROCESSES; count += 1) {
    const child = fork(program, { env: { ...process.env, NODE_ENV: 'production' } })
    const floor = { origin: await answerOf<string>(child), pid: child.pid, stop: () => child.kill() }
    floors.push(floor)
    running.push(floor)
  }
  return floors
}

function usedBy(taking: Running[]): number {
  return taking.reduce((sum, { pid }) => sum + processorSeconds(pid), 0)
}

/** Reports the median of the ratios of each round: other load on the machine slows all that is measured in a round alike. */
async function report(rounds: Record<Name, number>[]) {
  const middle = (of: (found: Record<Name, number>) => number) => medianBy(rounds.map(of), (each) => each)
  const told = (name: Name) => {
    const all = rounds.map((found) => found[name])
    return `${Math.round(middle((found) => found[name]))} (${Math.round(Math.min(...all))}–${Math.round(Math.max(...all))})`
  }
  const ratio = middle(({ one, all }) => all / one)
  const floor = middle(({ floorOne, floorAll }) => floorAll / floorOne)
  const toFloor = middle(({ one, all, floorOne, floorAll }) => all / one / (floorAll / floorOne))
  const fewer = middle((found) => found.fewer / found.one)
  const oneByOne = middle((found) => found.oneByOne / found.one)
  const verdict = (figure: number) => `${figure.toFixed(2)} ${figure >= LEAST ? 'meets' : 'MISSES'} ${LEAST}`
  console.log(`requests a second of processor time: ${told('one')} by one process, ${told('all')} by ${PROCESSES} at once
  of one process: ${verdict(ratio)}
  bare Fastify: ${told('floorOne')} and ${told('floorAll')}, ratio ${floor.toFixed(2)}
  of what the machine leaves bare Fastify: ${verdict(toFloor)}
  one process with a quarter of the requests at a time: ${told('fewer')}, ratio ${fewer.toFixed(2)}
  the ${PROCESSES}, one after the other: ${told('oneByOne')}, ratio ${oneByOne.toFixed(2)}`)
  await keepResult('processes', { rounds, ratio, floor, toFloor, fewer, oneByOne })
}

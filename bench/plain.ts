// Two lists for who is signed in, against bare Fastify over plain tables and, on request, an older checkout: the processor
// time of the server and of the database together, in turns.
// node bench/plain.ts --database-url postgres://… [--before ../older] [--turns 40]      needs: PostgreSQL on this machine, Linux
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { contract } from 'contract/index'
import pg from 'pg'
import { asker, endless, type Ask, type Asked } from './asking.ts'
import type { Place } from './calls-data.ts'
import type { ProductServer } from './calls-server.ts'
import { processorSeconds } from './measure.ts'
import type { PlainServer } from './plain-server.ts'
import { keepResult } from './results.ts'
import { answerOf, openStage } from './served.ts'

const MOST = 1.25
const LISTS = { products: `/api${contract.products.list.path}`, customers: `/api${contract.customers.list.path}` }
/** Of registrations and complaints; of customers there are half as many. */
const AMOUNTS = { products: 2000, rows: 2000 }
const PAGE = '?page=1&per_page=20'
/** A list is asked in so many short turns, after some requests that warm up. */
const COST = { warmUp: 3000, requests: 100, lanes: 16 }

const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    'database-url': { type: 'string' },
    turns: { type: 'string', default: '40' },
  },
})
const address = values['database-url']
if (!address) throw new Error('--database-url names a server of PostgreSQL on this machine')

/** Milliseconds of processor time of one request. */
interface Cost {
  server: number
  database: number
}

interface Contestant {
  pid: number | undefined
  databaseUrl: string
  asks: (list: string) => { ask: Ask; asked: Asked }
}

const dir = await mkdtemp(join(tmpdir(), 'bench-plain-'))
const closing: (() => Promise<void>)[] = []
const watcher = new pg.Client({ connectionString: address })
await watcher.connect()
try {
  const now = await product('now', openStage)
  const contestants: Record<string, Contestant> = { bare: await bare(now), now }
  if (values.before) {
    // Its own data, its own server; both speak as these do.
    const file = pathToFileURL(join(resolve(values.before), 'bench/served.ts'))
    const older = (await import(file.href)) as { openStage: typeof openStage }
    contestants.before = await product('before', older.openStage)
  }
  console.log('ms of processor time a request'.padEnd(24), 'server  database')
  const figures = []
  for (const list of Object.keys(LISTS)) figures.push(await measure(list, contestants))
  await keepResult('plain-postgresql', { figures })
} finally {
  for (const close of closing.toReversed()) await close()
  await watcher.end()
  await rm(dir, { recursive: true, force: true })
}

async function product(
  name: string,
  open: typeof openStage,
): Promise<Contestant & { at: ProductServer; place: Place }> {
  const stage = open(join(dir, name), address)
  closing.push(() => stage.close())
  const place = await stage.place(`plain_${name}`, AMOUNTS)
  const { pid, at } = await stage.serve<ProductServer>('product', place)
  const ask = asker(`http://127.0.0.1:${at.uncached}`)
  const headers = { authorization: `Bearer ${at.tokens.staff}` }
  return {
    pid,
    at,
    place,
    databaseUrl: place.databaseUrl!,
    asks: (list) => ({ ask, asked: { path: `${LISTS[list as keyof typeof LISTS]}${PAGE}`, headers } }),
  }
}

/** With the same rows in tables of its own, in the same database. */
async function bare({ at, databaseUrl }: { at: ProductServer; databaseUrl: string }): Promise<Contestant> {
  const token = at.tokens.staff
  const given = [databaseUrl, `http://127.0.0.1:${at.uncached}`, token, JSON.stringify(LISTS)]
  const child = fork(fileURLToPath(new URL('plain-server.ts', import.meta.url)), given, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', PGAPPNAME: 'plain' },
  })
  closing.push(() => stop(child))
  const { port } = await answerOf<PlainServer>(child)
  const ask = asker(`http://127.0.0.1:${port}`)
  const headers = { authorization: `Bearer ${token}` }
  return { pid: child.pid, databaseUrl, asks: (list) => ({ ask, asked: { path: `/${list}${PAGE}`, headers } }) }
}

async function measure(list: string, contestants: Record<string, Contestant>) {
  const turns = new Map<string, Cost[]>()
  for (const contestant of Object.values(contestants)) await cost(contestant, list, COST.warmUp)
  for (let turn = 0; turn < Number(values.turns); turn += 1)
    for (const [name, contestant] of Object.entries(contestants))
      turns.set(name, [...(turns.get(name) ?? []), await cost(contestant, list, COST.requests)])
  const costs = Object.fromEntries([...turns].map(([name, each]) => [name, low(each)]))
  const floor = sum(costs.bare!)
  const ratios: Record<string, number> = {}
  for (const [name, each] of Object.entries(costs)) {
    ratios[name] = sum(each) / floor
    const verdict = name === 'now' ? (ratios[name] <= MOST ? `meets ${MOST}` : `MISSES ${MOST}`) : ''
    console.log(
      `${list} ${name}`.padEnd(24),
      each.server.toFixed(3).padStart(6),
      each.database.toFixed(3).padStart(9),
      `× ${ratios[name].toFixed(2)} ${verdict}`,
    )
  }
  return { call: list, ...costs, ratios }
}

function sum({ server, database }: Cost): number {
  return server + database
}

/** The turn that a tenth of the turns undercut counts: other programs only ever add to a turn's processor time. */
function low(costs: readonly Cost[]): Cost {
  return costs.toSorted((one, other) => sum(one) - sum(other))[Math.floor(costs.length / 10)]!
}

async function cost(contestant: Contestant, list: string, requests: number): Promise<Cost> {
  const { pid, databaseUrl } = contestant
  const { ask, asked } = contestant.asks(list)
  const before = { server: processorSeconds(pid), backends: await backendsOf(databaseUrl) }
  const { accepted } = await endless(ask, () => asked, { lanes: COST.lanes, requests })
  if (accepted < requests) throw new Error(`${asked.path} does not answer well`)
  const server = processorSeconds(pid) - before.server
  let database = 0
  for (const [backend, seconds] of await backendsOf(databaseUrl))
    database += seconds - (before.backends.get(backend) ?? 0)
  return { server: (server * 1000) / requests, database: (database * 1000) / requests }
}

/** The processor time so far of each process of the server that serves a connection to this database. */
async function backendsOf(databaseUrl: string): Promise<Map<number, number>> {
  const { rows } = await watcher.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and datname = $1`,
    [new URL(databaseUrl).pathname.slice(1)],
  )
  return new Map(rows.map(({ pid }) => [pid, processorSeconds(pid)]))
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

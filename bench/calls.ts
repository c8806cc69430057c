// The calls of the API against floors in the same run, and the lists of the staff with more and more rows.
// node bench/calls.ts [--database-url postgres://…] [--rows 200000] [--growth]            needs: wrk, Linux
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { fill, type Place } from './calls-data.ts'
import { GROWING } from './calls-list.ts'
import type { Constant, FloorServer, ProductServer, MeasuredCall } from './calls-server.ts'
import { medianBy, rate, type Rate } from './measure.ts'
import { ownDatabase, type OwnDatabase } from './own-database.ts'
import { keepResult } from './results.ts'

const BUDGET = { ofConstant: 0.7, ofStatement: 0.5, signedOfStatement: 0.4, growth: 1.5 }
const FEW_ROWS = 2000
const ROUNDS = 3
const SECONDS = 2

const { values } = parseArgs({
  options: {
    'database-url': { type: 'string' },
    rows: { type: 'string', default: '200000' },
    growth: { type: 'boolean', default: false },
  },
})
const manyRows = Number(values.rows)

const dir = await mkdtemp(join(tmpdir(), 'bench-calls-'))
const running: ChildProcess[] = []
const databases: OwnDatabase[] = []
try {
  const few = await place('few', FEW_ROWS)
  const product = await serve<ProductServer>('product', few)
  const calls = values.growth ? [] : await measureCalls(product, await serve<FloorServer>('floor', await twinOf(few)))
  const growth = manyRows > 0 ? await measureGrowth(product, await serve('product', await place('many', manyRows))) : []
  await keepResult(values['database-url'] ? 'calls-postgresql' : 'calls-embedded', { calls, growth })
} finally {
  await Promise.all(running.map(stop))
  for (const database of databases) await database.drop()
  await rm(dir, { recursive: true, force: true })
}

interface Server<S> {
  pid: number | undefined
  process: ChildProcess
  at: S
}

async function place(name: string, rows: number): Promise<Place> {
  const dataDir = join(dir, name)
  const database = values['database-url'] ? await ownDatabase(values['database-url'], name) : undefined
  if (database) databases.push(database)
  const made = { dataDir, databaseUrl: database?.url }
  const begun = performance.now()
  await fill(made, rows)
  console.log(`${rows} registrations and complaints added in ${seconds(performance.now() - begun)}`)
  return made
}

/** The embedded database serves one process, so the floor reads a copy of it. */
async function twinOf({ dataDir, databaseUrl }: Place): Promise<Place> {
  const twin = `${dataDir}-twin`
  await cp(dataDir, twin, { recursive: true, filter: (path) => !path.includes('/staging/') })
  return { dataDir: twin, databaseUrl }
}

async function serve<S>(kind: 'product' | 'floor', { dataDir, databaseUrl }: Place): Promise<Server<S>> {
  const program = fileURLToPath(new URL('calls-server.ts', import.meta.url))
  const server = fork(program, [kind, dataDir, ...(databaseUrl ? [databaseUrl] : [])], {
    // The lines of its log go where a terminal is not waited for.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  running.push(server)
  const [at] = (await Promise.race([
    once(server, 'message'),
    once(server, 'exit').then(([code]) => Promise.reject(new Error(`the ${kind} server ended with ${code}`))),
  ])) as [S]
  return { pid: server.pid, process: server, at }
}

interface Figures {
  call: string
  constant?: Rate
  cached?: Rate
  statement: Rate
  uncached: Rate
}

async function measureCalls(product: Server<ProductServer>, floor: Server<FloorServer>): Promise<Figures[]> {
  console.log('requests a second (a second of processor time)'.padEnd(46), 'of the floor')
  const found: Figures[] = []
  for (const call of floor.at.calls) found.push(await measureCall(call, product, floor))
  return found
}

async function measureCall(
  { name, path, who }: MeasuredCall,
  product: Server<ProductServer>,
  floor: Server<FloorServer>,
): Promise<Figures> {
  const headers: Record<string, string> = who === 'public' ? {} : { authorization: `Bearer ${product.at.tokens[who]}` }
  const [cached, uncached] = [at(product.at.cached, path), at(product.at.uncached, path)]
  const contestants: Record<string, () => Promise<Rate>> = {
    statement: () => rate({ url: at(floor.at.port, `/${name}`), pid: floor.pid, connections: 16, seconds: SECONDS }),
    uncached: () => rate({ url: uncached, pid: product.pid, connections: 16, seconds: SECONDS, headers }),
  }
  if (who === 'public') {
    floor.process.send(await constantOf(cached))
    contestants.constant = () =>
      rate({ url: at(floor.at.port, '/constant'), pid: floor.pid, connections: 50, seconds: SECONDS })
    contestants.cached = () => rate({ url: cached, pid: product.pid, connections: 50, seconds: SECONDS })
  }
  const figures = { call: name, ...(await inTurns(contestants)) } as Figures
  print(figures, who)
  return figures
}

/** What the product answers, letter for letter, with its own headers. */
async function constantOf(url: string): Promise<Constant> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const made = new Set(['connection', 'content-length', 'date', 'keep-alive'])
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !made.has(name)))
  return { body: await response.text(), headers }
}

/** So that what else the machine does falls on all of them. The first round warms up; of the others the middle one counts. */
async function inTurns(contestants: Record<string, () => Promise<Rate>>): Promise<Record<string, Rate>> {
  const rounds: Record<string, Rate[]> = {}
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, run] of Object.entries(contestants)) {
      const measured = await run()
      if (round > 0) (rounds[name] ??= []).push(measured)
    }
  return Object.fromEntries(Object.entries(rounds).map(([name, rates]) => [name, medianBy(rates, ({ wall }) => wall)]))
}

interface Growth {
  path: string
  few: Rate
  many: Rate
  ratio: number
}

/** One request after the other: the time of each is what a member of staff waits for. */
async function measureGrowth(few: Server<ProductServer>, many: Server<ProductServer>): Promise<Growth[]> {
  console.log(`\nms with ${FEW_ROWS} and ${manyRows} rows`)
  const found: Growth[] = []
  for (const path of GROWING) {
    const timed = (server: Server<ProductServer>) => () =>
      rate({
        url: at(server.at.uncached, path),
        pid: server.pid,
        connections: 1,
        seconds: SECONDS,
        headers: { authorization: `Bearer ${server.at.tokens.staff}` },
      })
    const { few: a, many: b } = (await inTurns({ few: timed(few), many: timed(many) })) as { few: Rate; many: Rate }
    const ratio = a.wall / b.wall
    console.log(
      path.padEnd(46),
      ms(a),
      ms(b),
      `× ${ratio.toFixed(2)} ${ratio <= BUDGET.growth ? 'meets' : 'MISSES'} ${BUDGET.growth}`,
    )
    found.push({ path, few: a, many: b, ratio })
  }
  return found
}

function at(port: number, path: string): string {
  return `http://127.0.0.1:${port}${path}`
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

function ms({ wall }: Rate): string {
  return (1000 / wall).toFixed(2).padStart(8)
}

function print({ call, constant, cached, statement, uncached }: Figures, who: MeasuredCall['who']) {
  const line = (what: string, { wall, cpu }: Rate, floor?: Rate, least = 0) => {
    const verdict = (ratio: number) => `${ratio.toFixed(2)} ${ratio >= least ? 'meets' : 'MISSES'} ${least}`
    const compared = floor ? `${verdict(wall / floor.wall)} (${(cpu / floor.cpu).toFixed(2)})` : ''
    const figures = `${String(Math.round(wall)).padStart(7)} ${`(${Math.round(cpu)})`.padStart(9)}`
    console.log(`${call} ${what}`.padEnd(28), figures, compared)
  }
  if (constant && cached) {
    line('constant', constant)
    line('cached', cached, constant, BUDGET.ofConstant)
  }
  line('statement', statement)
  line('uncached', uncached, statement, who === 'public' ? BUDGET.ofStatement : BUDGET.signedOfStatement)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

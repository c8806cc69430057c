// Calls of the API against floors in the same run: all of them, or those that are named.
// node bench/calls.ts [list search product …] [--database-url postgres://…]            needs: wrk, Linux
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Place } from './calls-data.ts'
import type { Call } from './calls-list.ts'
import type { Constant, FloorServer, ProductServer } from './calls-server.ts'
import { asker } from './asking.ts'
import { processorMs, rate, type Rate } from './measure.ts'
import { keepResult } from './results.ts'
import { addressOn, inTurns, openStage, type Served } from './served.ts'

const BUDGET = { ofConstant: 0.7, ofStatement: 0.5, signedOfStatement: 0.4, signedCost: 1.2 }
const AMOUNTS = { products: 0, rows: 2000 }
const SECONDS = 2
/** A list and its statement are asked in so many short turns, after some that warm up. */
const COST = { warmUp: 3000, turns: 40, requests: 100 }

const { values, positionals } = parseArgs({
  options: { 'database-url': { type: 'string' } },
  allowPositionals: true,
})

interface Figures {
  call: string
  constant?: Rate
  cached?: Rate
  statement: Rate
  uncached: Rate
  /** of a signed-in list and of its statement, in milliseconds of the server's processor time */
  cost?: { list: number; statement: number }
}

const dir = await mkdtemp(join(tmpdir(), 'bench-calls-'))
const stage = openStage(dir, values['database-url'])
try {
  const place = await stage.place('calls', AMOUNTS)
  const product = await stage.serve<ProductServer>('product', place)
  const floor = await stage.serve<FloorServer>('floor', await twinOf(place))
  console.log('requests a second (a second of processor time)'.padEnd(46), 'of the floor')
  const calls: Figures[] = []
  for (const call of floor.at.calls)
    if (positionals.length === 0 || positionals.includes(call.bench))
      calls.push(await measureCall(call, product, floor))
  const where = values['database-url'] ? 'postgresql' : 'embedded'
  for (const { call, ...figures } of calls) await keepResult(`calls-${where}: ${call}`, figures)
} finally {
  await stage.close()
  await rm(dir, { recursive: true, force: true })
}

/** The embedded database serves one process, so the floor reads a copy of it. */
async function twinOf({ dataDir, databaseUrl }: Place): Promise<Place> {
  const twin = `${dataDir}-twin`
  await cp(dataDir, twin, { recursive: true, filter: (path) => !path.includes('/staging/') })
  return { dataDir: twin, databaseUrl }
}

async function measureCall(
  { name, path, who }: Call,
  product: Served<ProductServer>,
  floor: Served<FloorServer>,
): Promise<Figures> {
  const headers: Record<string, string> = who === 'public' ? {} : { authorization: `Bearer ${product.at.tokens[who]}` }
  const [cached, uncached] = [addressOn(product.at.cached, path), addressOn(product.at.uncached, path)]
  const contestants: Record<string, () => Promise<Rate>> = {
    statement: () =>
      rate({ url: addressOn(floor.at.port, `/${name}`), pid: floor.pid, connections: 16, seconds: SECONDS }),
    uncached: () => rate({ url: uncached, pid: product.pid, connections: 16, seconds: SECONDS, headers }),
  }
  if (who === 'public') {
    floor.process.send(await constantOf(cached))
    contestants.constant = () =>
      rate({ url: addressOn(floor.at.port, '/constant'), pid: floor.pid, connections: 50, seconds: SECONDS })
    contestants.cached = () => rate({ url: cached, pid: product.pid, connections: 50, seconds: SECONDS })
  }
  const figures = { call: name, ...(await inTurns(contestants)) } as Figures
  if (who !== 'public')
    figures.cost = await costInTurns({
      statement: processorTime(floor, addressOn(floor.at.port, `/${name}`)),
      list: processorTime(product, uncached, headers),
    })
  print(figures)
  return figures
}

type Cost = (requests: number) => Promise<number>

function processorTime({ pid }: Served<unknown>, url: string, headers: Record<string, string> = {}): Cost {
  const { origin, pathname, search } = new URL(url)
  const ask = asker(origin)
  return (requests) => processorMs(ask, { path: pathname + search, headers }, { pid, requests })
}

/** The turn that a tenth of the turns undercut counts: other programs only ever add to a turn's processor time. */
async function costInTurns({ statement, list }: Record<'statement' | 'list', Cost>): Promise<Figures['cost']> {
  const turns: Record<'statement' | 'list', number[]> = { statement: [], list: [] }
  await statement(COST.warmUp)
  await list(COST.warmUp)
  for (let turn = 0; turn < COST.turns; turn += 1) {
    turns.statement.push(await statement(COST.requests))
    turns.list.push(await list(COST.requests))
  }
  const low = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 10)]!
  return { statement: low(turns.statement), list: low(turns.list) }
}

/** What the product answers, letter for letter, with its own headers. */
async function constantOf(url: string): Promise<Constant> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const made = new Set(['connection', 'content-length', 'date', 'keep-alive'])
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !made.has(name)))
  return { body: await response.text(), headers }
}

function print({ call, constant, cached, statement, uncached, cost }: Figures) {
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
  line('uncached', uncached, statement, cost ? BUDGET.signedOfStatement : BUDGET.ofStatement)
  if (!cost) return
  const times = cost.list / cost.statement
  const verdict = times <= BUDGET.signedCost ? 'meets' : 'MISSES'
  const ms = `${cost.list.toFixed(2)} of ${cost.statement.toFixed(2)} ms`
  console.log(
    `${call} costs ${times.toFixed(2)} × the processor time of its statement (${ms}): ${verdict} ${BUDGET.signedCost}`,
  )
}

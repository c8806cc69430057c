// First pages, searches and figures with more and more rows: the time of one request after the other, and the plan of each statement.
// node bench/growth.ts [--database-url postgres://…] [--sizes 2000/1000,200000/1000000] [--lists office|complaints] [--most 1.3]   needs: wrk, Linux
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Amounts } from './calls-data.ts'
import type { PlannedStatement, ProductServer } from './calls-server.ts'
import { GROWING, OFFICE, type Growing } from './growth-list.ts'
import { rate } from './measure.ts'
import { keepResult } from './results.ts'
import { addressOn, answerOf, inTurns, openStage, type Served } from './served.ts'

const PAGE_5000_MS = 100
const SECONDS = 1

const { values } = parseArgs({
  options: {
    'database-url': { type: 'string' },
    sizes: { type: 'string', default: '2000/1000,20000/100000,200000/1000000' },
    /** `office`: each order and filter of the office's lists instead; `complaints`: of the one of complaints */
    lists: { type: 'string', default: 'usual' },
    /** how many times as long each may take at the largest size, where time may not grow as the logarithm of the rows does */
    most: { type: 'string' },
  },
})
const sizes = values.sizes.split(',').map((size): Amounts => {
  const [products = 0, rows = 0] = size.split('/').map(Number)
  return { products, rows }
})

const CALLS: Record<string, Growing[]> = {
  office: OFFICE,
  complaints: OFFICE.filter(({ path }) => path.startsWith('/api/stocks/getallcomplaints')),
}
/** How the figures of each are called. */
const KEPT: Record<string, string> = { office: '-lists', complaints: '-complaints' }

interface Figure {
  path: string
  /** milliseconds at each size */
  ms: number[]
  ratio: number
  most: number
  plan: PlannedStatement[]
}

const dir = await mkdtemp(join(tmpdir(), 'bench-growth-'))
const stage = openStage(dir, values['database-url'])
try {
  const servers: Served<ProductServer>[] = []
  for (const [index, amounts] of sizes.entries())
    servers.push(await stage.serve('product', await stage.place(`growth_${index}`, amounts)))
  console.log(`\nms with ${sizes.map(({ products, rows }) => `${products}/${rows}`).join(', ')} products/other rows`)
  const figures: Figure[] = []
  for (const call of CALLS[values.lists] ?? GROWING) figures.push(await measure(call, servers))
  await keepResult(`growth${KEPT[values.lists] ?? ''}-${values['database-url'] ? 'postgresql' : 'embedded'}`, {
    sizes,
    figures,
  })
} finally {
  await stage.close()
  await rm(dir, { recursive: true, force: true })
}

/** One request at a time: the latency that one user sees. */
async function measure({ path, who, of }: Growing, servers: Served<ProductServer>[]): Promise<Figure> {
  const timed = servers.map(({ at, pid }, index) => {
    const headers: Record<string, string> = who === 'public' ? {} : { authorization: `Bearer ${at.tokens[who]}` }
    const load = { url: addressOn(at.uncached, path), pid, connections: 1, seconds: SECONDS, headers }
    return [index, () => rate(load)] as const
  })
  const rates = Object.values(await inTurns(Object.fromEntries(timed)))
  const ms = rates.map(({ wall }) => 1000 / wall)
  const ratio = ms.at(-1)! / ms[0]!
  const most = values.most === undefined ? logarithm(of) : Number(values.most)
  const far = path.includes('page=5000')
  const meets = far ? ms.at(-1)! < PAGE_5000_MS : ratio <= most
  const budget = far ? `${PAGE_5000_MS} ms` : most.toFixed(1)
  console.log(
    path.padEnd(70),
    ...ms.map((each) => each.toFixed(2).padStart(8)),
    `× ${ratio.toFixed(2)} ${meets ? 'meets' : 'MISSES'} ${budget}`,
  )
  const plan = await planOf(servers.at(-1)!, path, who)
  for (const { ms, scans } of plan) if (!meets) console.log(`${ms.toFixed(2).padStart(10)} ms  ${scans.join(', ')}`)
  return { path, ms, ratio, most, plan }
}

/** How much more the largest may take than the smallest when time grows as the logarithm of the rows does. */
function logarithm(of: keyof Amounts): number {
  const [first, last] = [sizes[0]![of], sizes.at(-1)![of]]
  return Math.log(last) / Math.log(first)
}

async function planOf(server: Served<ProductServer>, path: string, who: Growing['who']): Promise<PlannedStatement[]> {
  server.process.send({ path, who })
  return answerOf<PlannedStatement[]>(server.process)
}

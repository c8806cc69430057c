// Second starts here and in an older checkout, in turns: time, processor time, memory; again after a kill.
// node bench/start-before.ts --before ../older [--rounds 5] [--requests 10000]      needs: npm run build in both, Linux
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { freePort } from '../server/test/free-port.ts'
import { asker, endless } from './asking.ts'
import { medianBy, processorMsOf, residentMegabytes } from './measure.ts'
import { mixedRequests } from './mixed-requests.ts'
import { ownProduct } from './own-product.ts'
import { keepResult } from './results.ts'

const LANES = 8
const BUDGET = { start: 0.6, memory: 0.8 }

const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    requests: { type: 'string', default: '10000' },
    dir: { type: 'string' },
  },
})
if (!values.before) throw new Error('--before names an older checkout with its build')
const CHECKOUTS = { before: resolve(values.before), now: fileURLToPath(new URL('..', import.meta.url)) }
type Name = keyof typeof CHECKOUTS
const NAMES = Object.keys(CHECKOUTS) as Name[]

const dir = values.dir ?? (await mkdtemp(join(tmpdir(), 'bench-start-')))
const port = await freePort()
const open = (name: Name) =>
  ownProduct(port, { DEMO: '1', LOG_LEVEL: 'error', DATA_DIR: join(dir, name) }, CHECKOUTS[name])
try {
  for (const name of NAMES.filter((each) => !existsSync(join(dir, each)))) {
    const first = open(name)
    await first.ready()
    await first.idle()
    await first.stop()
  }
  const starts = await inTurns(Number(values.rounds), (name) => measureStart(name, 'stop'))
  tell('second start', starts, BUDGET.start)
  const memory = await inTurns(1, measureMemory)
  tell(`after ${values.requests} requests`, memory, BUDGET.memory)
  await keepResult('start-before', { starts, memory })
} finally {
  if (!values.dir) await rm(dir, { recursive: true, force: true })
}

/** The first round warms up; of the others the middle one of each figure counts. */
async function inTurns<Figure extends string>(
  rounds: number,
  measure: (name: Name) => Promise<Record<Figure, number>>,
) {
  const found: Record<Name, Record<Figure, number>[]> = { before: [], now: [] }
  for (let round = rounds > 1 ? 0 : 1; round <= rounds; round += 1)
    for (const name of round % 2 ? NAMES : NAMES.toReversed()) {
      const figures = await measure(name)
      if (round > 0) found[name].push(figures)
    }
  const figures = Object.keys(found.now[0]!) as Figure[]
  return Object.fromEntries(
    figures.map((figure) => {
      const middle = (name: Name) => medianBy(found[name], (each) => each[figure])[figure]
      const [before, now] = [middle('before'), middle('now')]
      return [figure, { before, now, ratio: now / before }]
    }),
  ) as Record<Figure, Record<Name | 'ratio', number>>
}

async function measureStart(name: Name, end: 'stop' | 'kill') {
  const begun = performance.now()
  const product = open(name)
  try {
    await product.ready()
    return {
      ms: performance.now() - begun,
      processorMs: processorMsOf(product.pid),
      megabytes: residentMegabytes(product.pid).now,
    }
  } finally {
    await product[end]()
  }
}

async function measureMemory(name: Name) {
  const product = open(name)
  try {
    await product.ready()
    const { broken } = await endless(asker(product.origin), await mixedRequests(product.origin), {
      lanes: LANES,
      requests: Number(values.requests),
    })
    if (broken > 0) throw new Error(`${broken} requests failed`)
    const { now, most } = residentMegabytes(product.pid)
    return { now, most }
  } finally {
    await product.stop()
  }
}

function tell(what: string, figures: Record<string, Record<Name | 'ratio', number>>, budget: number) {
  for (const [figure, { before, now, ratio }] of Object.entries(figures))
    console.log(
      `${what}, ${figure}: ${Math.round(before)} → ${Math.round(now)}, ratio ${ratio.toFixed(2)} (≤ ${budget})`,
    )
}

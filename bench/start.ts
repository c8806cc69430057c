// Start-up time, and memory at start and after ten thousand requests.
// node bench/start.ts [--database-url postgres://…]            needs: npm run build, Linux
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { asker, endless } from './asking.ts'
import { residentMegabytes } from './measure.ts'
import { mixedRequests } from './mixed-requests.ts'
import { ownDatabase } from './own-database.ts'
import { ownProduct } from './own-product.ts'
import { keepResult } from './results.ts'

const PORT = 18_091
const REQUESTS = 10_000
const LANES = 10
const BUDGET = { secondStartMs: 2000, embeddedMegabytes: 450, postgresqlMegabytes: 250 }

const { values } = parseArgs({ options: { 'database-url': { type: 'string' } } })
const own = values['database-url'] ? await ownDatabase(values['database-url'], 'start') : undefined
const dir = await mkdtemp(join(tmpdir(), 'bench-start-'))
try {
  const database: Record<string, string> = { DEMO: '1', ...(own && { DATABASE_URL: own.url }) }
  const first = await run('first, with the demo', { ...database, DATA_DIR: dir }, { settle: true })
  const second = await run('second', { ...database, DATA_DIR: dir }, { requests: REQUESTS })
  const most = own ? BUDGET.postgresqlMegabytes : BUDGET.embeddedMegabytes
  console.log(
    `second start within ${BUDGET.secondStartMs} ms: ${second.startMs <= BUDGET.secondStartMs ? 'meets' : 'MISSES'}`,
  )
  console.log(`resident within ${most} MB: ${second.open.now <= most ? 'meets' : 'MISSES'}`)
  await keepResult(own ? 'start-postgresql' : 'start-embedded', { first, second })
} finally {
  await rm(dir, { recursive: true, force: true })
  await own?.drop()
}

/** Starts the product, lets it do something, and stops it gracefully. */
async function run(name: string, env: Record<string, string>, { settle = false, requests = 0 }) {
  const begun = performance.now()
  const product = ownProduct(PORT, env)
  const memory = () => residentMegabytes(product.pid)
  try {
    await product.ready()
    const startMs = Math.round(performance.now() - begun)
    const open = memory()
    const worked = settle ? await product.idle().then(memory) : undefined
    const asked = requests > 0 ? await askMixed(product.origin, requests).then(memory) : undefined
    console.log(
      `${name}: open after ${startMs} ms, resident ${open.now} MB (most ${open.most} MB)`,
      worked ? `, after its jobs ${worked.now} MB (most ${worked.most} MB)` : '',
      asked ? `, after ${requests} requests ${asked.now} MB (most ${asked.most} MB)` : '',
    )
    return { startMs, open, worked, asked }
  } finally {
    const stopping = performance.now()
    await product.stop()
    console.log(`${name}: stopped in ${Math.round(performance.now() - stopping)} ms`)
  }
}

async function askMixed(origin: string, requests: number): Promise<void> {
  const { refused, broken } = await endless(asker(origin), await mixedRequests(origin), { lanes: LANES, requests })
  if (refused + broken > 0) throw new Error(`${refused} requests were refused, ${broken} failed`)
}

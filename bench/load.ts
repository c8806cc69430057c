// Behaviour at three times the capacity of one process, under a flood of sign-ins, and over many requests.
// node bench/load.ts [--database-url postgres://…] [--requests 300000]            needs: npm run build, Linux
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Answers, asker, endless, fixedRate } from './asking.ts'
import { residentMegabytes } from './measure.ts'
import { mixedRequests } from './mixed-requests.ts'
import { ownDatabase } from './own-database.ts'
import { ownProduct } from './own-product.ts'
import { keepResult } from './results.ts'

const PORT = 18_092
const LANES = 32
const TIMES = 3
const BUDGET = { acceptedMs: 1000, backAfterMs: 2000, embeddedMegabytes: 450, postgresqlMegabytes: 300 }

const { values } = parseArgs({
  options: { 'database-url': { type: 'string' }, requests: { type: 'string', default: '300000' } },
})
const own = values['database-url'] ? await ownDatabase(values['database-url'], 'load') : undefined
const dir = await mkdtemp(join(tmpdir(), 'bench-load-'))
const start = () =>
  ownProduct(PORT, { DATA_DIR: dir, LOG_LEVEL: 'error', DEMO: '1', ...(own && { DATABASE_URL: own.url }) })
// The first start imports the demo and holds on to memory; the second one is everyday operation.
const first = start()
await first.ready()
await first.idle()
await first.stop()
const product = start()
try {
  await product.ready()
  await product.idle()
  const next = await mixedRequests(product.origin)
  const ask = asker(product.origin)
  await endless(ask, next, { lanes: LANES, seconds: 5 })

  const calm = await fixedRate(ask, next, { perSecond: 50, seconds: 5 })
  tell('calm, 50 a second', calm)
  const full = await endless(ask, next, { lanes: LANES, seconds: 10 })
  const capacity = full.accepted / 10
  tell(`all it can, ${LANES} at a time`, full)

  const flood = await fixedRate(ask, next, { perSecond: capacity * TIMES, seconds: 10 })
  tell(`${TIMES} times as much`, flood)
  await sleep(BUDGET.backAfterMs)
  const after = await fixedRate(ask, next, { perSecond: 50, seconds: 5 })
  tell('two seconds later, 50 a second', after)

  const signIn = () => ({
    path: '/api/customer/login',
    body: JSON.stringify({ contact: '9841203118', password: 'not-the-password-1' }),
  })
  const [signIns, reading] = await Promise.all([
    endless(ask, signIn, { lanes: 100, seconds: 12 }),
    sleep(1000).then(() => fixedRate(ask, next, { perSecond: 50, seconds: 10 })),
  ])
  tell('sign-ins, 100 at a time', signIns)
  tell('meanwhile, 50 a second', reading)

  const memory: number[] = []
  const portion = Number(values.requests) / 6
  for (let done = 0; done < 6; done += 1) {
    const { accepted, seconds } = await endless(ask, next, { lanes: 8, requests: portion })
    memory.push(residentMegabytes(product.pid).now)
    console.log(`${portion} requests at ${Math.round(accepted / seconds)} a second: resident ${memory.at(-1)} MB`)
  }

  const most = own ? BUDGET.postgresqlMegabytes : BUDGET.embeddedMegabytes
  console.log(`resident within ${most} MB: ${Math.max(...memory) <= most ? 'meets' : 'MISSES'}`)
  console.log(`accepted under ${BUDGET.acceptedMs} ms: ${flood.p99 <= BUDGET.acceptedMs ? 'meets' : 'MISSES'}`)
  await keepResult(own ? 'load-postgresql' : 'load-embedded', { calm, full, flood, after, signIns, reading, memory })
} finally {
  await product.stop()
  await rm(dir, { recursive: true, force: true })
  await own?.drop()
}

function tell(what: string, { accepted, refused, broken, p50, p99, seconds }: Answers): void {
  const share = `${accepted} answered, ${refused} told to come back, ${broken} otherwise`
  console.log(
    `${what}: ${share}, ${Math.round(accepted / seconds)} a second; ${p50} ms, p99 ${p99} ms; resident ${residentMegabytes(product.pid).now} MB`,
  )
}

// One address sends uncached requests over many connections under the default limits: what other visitors notice.
// node bench/crowd.ts [--database-url postgres://…] [--connections 150] [--seconds 15]         needs: npm run build, Linux
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Asked, asker, endless } from './asking.ts'
import { signIn } from './mixed-requests.ts'
import { ownDatabase } from './own-database.ts'
import { ownProduct } from './own-product.ts'
import { keepResult } from './results.ts'

const PORT = 18_095
const WITHIN_MS = 1000
const PAUSE_MS = 100

const { values } = parseArgs({
  options: {
    'database-url': { type: 'string' },
    connections: { type: 'string', default: '150' },
    seconds: { type: 'string', default: '15' },
  },
})
const seconds = Number(values.seconds)
const own = values['database-url'] ? await ownDatabase(values['database-url'], 'crowd') : undefined
const dir = await mkdtemp(join(tmpdir(), 'bench-crowd-'))
const product = ownProduct(PORT, {
  DATA_DIR: dir,
  DEMO: '1',
  LOG_LEVEL: 'error',
  RATE_LIMIT_SCALE: '1',
  ...(own && { DATABASE_URL: own.url }),
})
try {
  await product.ready()
  await product.idle()
  const headers = { authorization: `Bearer ${await signIn(product.origin)}` }
  const visitor: Asked[] = ['/', '/baltra-allProducts', '/baltra-product-view/1', '/api/products/publiccategory'].map(
    (path) => ({ path }),
  )
  const customer: Asked[] = [
    '/api/customer/getprofiledata',
    '/api/stocks/getmyproduct',
    '/api/stocks/getallcomplaintsbycustomer',
  ].map((path) => ({ path, headers }))
  const figures = []
  for (const page of ['/api/products/productsearch', '/baltra-search-products']) {
    let random = 0
    const flood = endless(
      asker(product.origin, '127.0.0.2'),
      () => ({ path: `${page}?product_name=${(random += 1).toString(36)}${Math.random().toString(36).slice(2)}` }),
      { lanes: Number(values.connections), seconds },
    )
    await sleep(500)
    const [others, signedIn, flooded] = await Promise.all([
      calmly(visitor, '127.0.0.3'),
      calmly(customer, '127.0.0.4'),
      flood,
    ])
    const row = {
      page,
      visitor: others,
      customer: signedIn,
      flood: { answered: flooded.accepted, shed: flooded.refused, broken: flooded.broken },
    }
    figures.push(row)
    const told = ({ asked, late, refused, worstMs }: Calm) =>
      `${asked} asked, ${refused} refused, ${late} later than ${WITHIN_MS} ms, worst ${worstMs} ms`
    console.log(
      `${page}?product_name=<random>, ${values.connections} connections, ${Math.round((flooded.accepted + flooded.refused) / seconds)} answers a second`,
    )
    console.log(`  another visitor: ${told(others)}`)
    console.log(`  a signed-in customer: ${told(signedIn)}`)
    console.log(`  ${others.late + others.refused + signedIn.late + signedIn.refused === 0 ? 'meets' : 'MISSES'}`)
  }
  await keepResult(own ? 'crowd-postgresql' : 'crowd-embedded', { figures })
} finally {
  await product.stop()
  await rm(dir, { recursive: true, force: true })
  await own?.drop()
}

interface Calm {
  asked: number
  refused: number
  late: number
  worstMs: number
}

/** Another visitor, who browses until shortly before the end. */
async function calmly(things: Asked[], from: string): Promise<Calm> {
  const ask = asker(product.origin, from)
  const calm: Calm = { asked: 0, refused: 0, late: 0, worstMs: 0 }
  const until = performance.now() + (seconds - 2) * 1000
  while (performance.now() < until) {
    const begun = performance.now()
    const how = await ask(things[calm.asked % things.length]!)
    const ms = Math.round(performance.now() - begun)
    calm.asked += 1
    if (how !== 'accepted') calm.refused += 1
    if (ms > WITHIN_MS) calm.late += 1
    calm.worstMs = Math.max(calm.worstMs, ms)
    await sleep(PAUSE_MS)
  }
  return calm
}

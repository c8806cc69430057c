// 64 networks /48 take all codes and try all sign-ins that the limits allow, each request from a /64 of its own: what they
// get, and how a visitor elsewhere is served meanwhile.
// node bench/budget.ts [--database-url postgres://…] [--redis-url redis://…] [--scale 1]      needs: npm run build, Linux
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { CUSTOMERS } from '../demo/people.ts'
import { ownDatabase } from './own-database.ts'
import { ownProduct } from './own-product.ts'
import { keepResult } from './results.ts'

const PORT = 18_096
const NETWORKS = 64
const AT_ONCE = 16
/** So many refusals in a row: the budget is used up. The attack goes on until ten more newcomers were there. */
const IN_A_ROW = 100
const LONGEST_MS = 15 * 60_000
const PAUSE_MS = 500
const WITHIN_MS = 1000

const { values } = parseArgs({
  options: {
    'database-url': { type: 'string' },
    'redis-url': { type: 'string' },
    scale: { type: 'string', default: '1' },
  },
})
const own = values['database-url'] ? await ownDatabase(values['database-url'], 'budget') : undefined
const dir = await mkdtemp(join(tmpdir(), 'bench-budget-'))
const product = ownProduct(PORT, {
  DATA_DIR: dir,
  DEMO: '1',
  LOG_LEVEL: 'error',
  RATE_LIMIT_SCALE: values.scale,
  // Each request says where it comes from.
  TRUST_PROXY: '127.0.0.1',
  ...(own && { DATABASE_URL: own.url }),
  ...(values['redis-url'] && { REDIS_URL: values['redis-url'] }),
})
try {
  await product.ready()
  await product.idle()
  const { contact, password } = CUSTOMERS[0]!
  const figures = [
    await attack('codes', (from, nth) => ask('requestotp', from, { contact: String(9_700_000_000 + nth) }), {
      isThrough: (status) => status === 200,
      newcomer: (from, nth) => ask('requestotp', from, { contact: String(9_800_000_000 + nth) }),
    }),
    await attack(
      'sign-ins',
      (from, nth) => ask('login', from, { contact: String(9_700_000_000 + nth), password: 'not-this-one' }),
      { isThrough: (status) => status === 401, newcomer: (from) => ask('login', from, { contact, password }) },
    ),
  ]
  if (values.scale === '1') await keepResult(own ? 'budget-postgresql' : 'budget-embedded', { figures })
} finally {
  await product.stop()
  await rm(dir, { recursive: true, force: true })
  await own?.drop()
}

/** The status of a call from an address. */
async function ask(call: string, from: string, body: Record<string, string>): Promise<number> {
  const answer = await fetch(`${product.origin}/api/customer/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  return answer.status
}

type Call = (from: string, nth: number) => Promise<number>

/** Attacks until the budget is used up, and a little longer; a newcomer asks now and then, each time from elsewhere. */
async function attack(
  path: string,
  call: Call,
  { isThrough, newcomer }: { isThrough: (status: number) => boolean; newcomer: Call },
) {
  const begun = performance.now()
  const seen = { through: 0, refused: 0, shed: 0, usedUpMs: 0 }
  const going = { nth: 0, inARow: 0, isOver: false }
  const attacker = async () => {
    while (!going.isOver && performance.now() - begun < LONGEST_MS) {
      const at = going.nth++
      const status = await call(
        `2001:db8:${(at % NETWORKS).toString(16)}:${Math.floor(at / NETWORKS).toString(16)}::1`,
        at,
      )
      going.inARow = status === 429 ? going.inARow + 1 : 0
      if (isThrough(status)) seen.through += 1
      else if (status === 429) seen.refused += 1
      else seen.shed += 1
      if (going.inARow === IN_A_ROW) seen.usedUpMs ||= Math.round(performance.now() - begun)
    }
  }
  const calm = { asked: 0, served: 0, late: 0, worstMs: 0, afterwards: 0 }
  const visitor = async () => {
    while (calm.afterwards < 10 && performance.now() - begun < LONGEST_MS) {
      const from = performance.now()
      const status = await newcomer(`2a02:${calm.asked.toString(16)}::1`, calm.asked)
      const ms = Math.round(performance.now() - from)
      calm.asked += 1
      if (status === 200) calm.served += 1
      if (ms > WITHIN_MS) calm.late += 1
      calm.worstMs = Math.max(calm.worstMs, ms)
      if (seen.usedUpMs > 0) calm.afterwards += 1
      await sleep(PAUSE_MS)
    }
    going.isOver = true
  }
  await Promise.all([visitor(), ...Array.from({ length: AT_ONCE }, attacker)])
  const { asked, served, late, worstMs } = calm
  console.log(
    `${path}: ${seen.through} from ${NETWORKS} networks in ${Math.round(seen.usedUpMs / 1000)} s, then refused; ${seen.refused} refused, ${seen.shed} shed`,
  )
  console.log(`  a newcomer: ${served} of ${asked} served, ${late} later than ${WITHIN_MS} ms, worst ${worstMs} ms`)
  console.log(`  ${served === asked && seen.usedUpMs > 0 ? 'meets' : 'MISSES'}`)
  return { path, attack: seen, newcomer: calm }
}

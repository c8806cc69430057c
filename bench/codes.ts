// 500 messages are ahead of a code at a provider that takes two seconds for each: how soon the code leaves.
// node bench/codes.ts [--database-url postgres://…]
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { buildApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/platform/config/config.ts'
import { queueSms } from '../server/src/platform/gateways/sms.job.ts'
import { ALL_JOBS } from '../server/src/all-jobs.ts'
import { openServices } from '../server/src/open-services.ts'
import { ownDatabase } from './own-database.ts'
import { keepResult } from './results.ts'

const AHEAD = 500
const TAKES_MS = 2_000
const CODES = 20
const WITHIN_MS = 3_000

const { values } = parseArgs({ options: { 'database-url': { type: 'string' } } })
const own = values['database-url'] ? await ownDatabase(values['database-url'], 'codes') : undefined
const dir = await mkdtemp(join(tmpdir(), 'bench-codes-'))
/** When the provider got a code for a number. */
const arrived = new Map<string, number>()
let others = 0
const provider = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    const sent = new URLSearchParams(body)
    if (/\d{6}/.test(sent.get('text') ?? '')) arrived.set(sent.get('to')!.slice(-10), performance.now())
    else others += 1
    setTimeout(() => response.end('{"response_code":200,"response":"queued"}'), TAKES_MS)
  })
}).listen(0, '127.0.0.1')
await once(provider, 'listening')

const config = readConfig({
  DATA_DIR: dir,
  DEMO: '0',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_SCALE: '1000',
  SMS_PROVIDER: 'sparrow',
  SMS_TOKEN: 'token-1',
  SMS_SENDER: 'Baltra',
  SMS_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
  ...(own && { DATABASE_URL: own.url }),
})
const services = await openServices({ config, log: pino({ level: 'silent' }) })
const app = await buildApp(services)
try {
  await app.ready()
  await services.jobs.work(ALL_JOBS, services)
  const isBusy = once(provider, 'request')
  await services.db.transaction().execute(async (tx) => {
    for (let n = 0; n < AHEAD; n += 1) await queueSms(tx, services, { to: '9841203119', text: `News ${n % 9}` })
  })
  await isBusy
  const ms: number[] = []
  for (let n = 0; n < CODES; n += 1) {
    const contact = String(9_811_000_000 + n)
    const asked = performance.now()
    await app.inject({ method: 'POST', url: '/api/customer/requestotp', payload: { contact } })
    while (!arrived.has(contact) && performance.now() - asked < AHEAD * TAKES_MS) await sleep(5)
    ms.push(arrived.get(contact)! - asked)
  }
  const figures = {
    ahead: AHEAD - others,
    median_ms: Math.round(ms.toSorted((a, b) => a - b)[CODES / 2]!),
    longest_ms: Math.round(Math.max(...ms)),
  }
  const verdict = figures.longest_ms <= WITHIN_MS ? 'met' : 'MISSED'
  console.log(
    `${figures.ahead} messages wait; of ${CODES} codes the median left after ${figures.median_ms} ms, the last after ${figures.longest_ms} ms (≤ ${WITHIN_MS} ms: ${verdict})`,
  )
  if (verdict !== 'met') process.exitCode = 1
  await keepResult(own ? 'codes-postgresql' : 'codes-embedded', figures)
} finally {
  await app.close()
  await services.close()
  provider.close()
  provider.closeAllConnections()
  await rm(dir, { recursive: true, force: true })
  await own?.drop()
}

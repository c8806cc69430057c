// How soon an engineer's day can be used on a slow phone over a thin line (400 kbit/s, 300 ms, a quarter of this machine's
// speed), on what `npm start` serves: after signing in, with nothing in the browser, and on the next visit.
// node bench/field-day.ts [--rounds 5] [--origin http://localhost:3000, which has the demo]   needs: npm run build, Chromium
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core'
import { freePort } from '../server/test/free-port.ts'
import { findChromium } from '../scripts/chromium.ts'
import { medianBy } from './measure.ts'
import { ownProduct } from './own-product.ts'
import { keepResult } from './results.ts'

const BUDGET_MS = 3000
const SLOWER = 4
const BYTES_A_SECOND = 400_000 / 8
const LATENCY_MS = 300
const PATIENCE_MS = 60_000
const QUIET_MS = 3000
const ENGINEER = { contact: '9800000041', password: 'bikash-demo-2026' }
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const
const SHOWN_SLOWEST = 8

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' }, origin: { type: 'string' } } })

/** What a visit fetched by when its list could be used, and how long that took. */
interface Visit {
  usableMs: number
  /** by which tasks of the main thread were longer than 50 ms */
  blockedMs: number
  bytes: number
  fetched: { path: string; from: number; to: number; bytes: number }[]
}
type Kind = 'signing in' | 'first' | 'second'

const dir = await mkdtemp(join(tmpdir(), 'bench-field-'))
const port = await freePort()
// A worker and sealed storage need a safe origin, which this name is.
const origin = values.origin ?? `http://localhost:${port}`
const product = values.origin
  ? undefined
  : ownProduct(port, { DEMO: '1', LOG_LEVEL: 'error', DATA_DIR: dir, PUBLIC_URL: origin })
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  await product?.ready()
  await product?.idle()
  const visits: Record<Kind, Visit[]> = { 'signing in': [], first: [], second: [] }
  for (let round = 0; round < Number(values.rounds); round += 1) {
    visits['signing in'].push(await afterSignIn(browser))
    const { first, second } = await twoVisits(browser)
    visits.first.push(first)
    visits.second.push(second)
  }
  const figures = (Object.keys(visits) as Kind[]).map((kind) => summary(kind, visits[kind]))
  await keepResult('field-day', { figures })
} finally {
  await browser.close()
  await product?.stop()
  await rm(dir, { recursive: true, force: true })
}

function summary(kind: Kind, visits: readonly Visit[]) {
  const middle = medianBy(visits, ({ usableMs }) => usableMs)
  const { usableMs, blockedMs, bytes, fetched } = middle
  const range = [Math.min, Math.max].map((of) => of(...visits.map((visit) => visit.usableMs)))
  const verdict = usableMs <= BUDGET_MS ? 'meets' : 'MISSES'
  console.log(`${kind}: usable after ${usableMs} ms (${range.join('–')}), ${verdict} ${BUDGET_MS}`)
  console.log(`  ${(bytes / 1024).toFixed(1)} KB in ${fetched.length} answers, long tasks block ${blockedMs} ms`)
  for (const { path, from, to, bytes: size } of fetched
    .toSorted((one, other) => other.to - other.from - (one.to - one.from))
    .slice(0, SHOWN_SLOWEST))
    console.log(
      `  ${String(from).padStart(6)}–${String(to).padEnd(6)} ${(size / 1024).toFixed(1).padStart(6)} KB  ${path}`,
    )
  return { path: kind, usableMs, range, blockedMs, bytes }
}

/** From the press that signs in to the list; the frame that pages share came with the page of signing in. */
async function afterSignIn(browser: Browser): Promise<Visit> {
  const { context, page, devtools } = await newPhone(browser)
  await page.goto(`${origin}/baltra-account-signin`)
  await page.getByLabel('Mobile number').fill(ENGINEER.contact)
  await page.getByRole('textbox', { name: 'Password' }).fill(ENGINEER.password)
  await quiet(page)
  await slow(devtools)
  const visit = await timed(page, async () => {
    await page.evaluate(() => document.querySelector<HTMLElement>('[type=submit]')!.click())
  })
  await context.close()
  return visit
}

/** With nothing in the browser but the session, and once more when code and work are on the phone. */
async function twoVisits(browser: Browser): Promise<{ first: Visit; second: Visit }> {
  const { context, page, devtools } = await newPhone(browser)
  await page.goto(`${origin}/robots.txt`)
  const answer = await fetch(`${origin}/api/customer/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ENGINEER),
  })
  const { token } = (await answer.json()) as { token: string }
  await page.evaluate((given) => localStorage.setItem('AuthID', given), token)
  await slow(devtools)
  const open = () => page.goto(`${origin}/field`, { waitUntil: 'commit' })
  const first = await timed(page, open)
  await full(devtools)
  await quiet(page)
  await page.goto('about:blank')
  await slow(devtools)
  const second = await timed(page, open)
  await context.close()
  return { first, second }
}

async function newPhone(browser: Browser): Promise<{ context: BrowserContext; page: Page; devtools: CDPSession }> {
  const context = await browser.newContext(PHONE)
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  // Nobody touches a list that has no links yet: with the first one it can be used.
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { usable?: number; blocked: number }
    seen.blocked = 0
    new PerformanceObserver((tasks) => {
      for (const { duration } of tasks.getEntries()) seen.blocked += Math.max(0, duration - 50)
    }).observe({ type: 'longtask', buffered: true })
    const look = () => {
      if (document.querySelector('main a[href^="/field/"]')) seen.usable = performance.timeOrigin + performance.now()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return { context, page, devtools: await context.newCDPSession(page) }
}

async function slow(devtools: CDPSession): Promise<void> {
  const line = { latency: LATENCY_MS, downloadThroughput: BYTES_A_SECOND, uploadThroughput: BYTES_A_SECOND }
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

async function full(devtools: CDPSession): Promise<void> {
  const line = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}

/** How soon the list can be used after `begin`, and what was fetched until then. */
async function timed(page: Page, begin: () => Promise<unknown>): Promise<Visit> {
  const begun = await page.evaluate(() => performance.timeOrigin + performance.now())
  await begin()
  await page.waitForFunction(() => (globalThis as unknown as { usable?: number }).usable !== undefined)
  return page.evaluate((begun) => {
    const { usable = 0, blocked } = globalThis as unknown as { usable?: number; blocked: number }
    const at = (ms: number) => Math.round(performance.timeOrigin + ms - begun)
    const fetched = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(
        ({ responseEnd, startTime }) => at(startTime) >= 0 && responseEnd > 0 && at(responseEnd) <= usable - begun,
      )
      .map(({ name, startTime, responseEnd, transferSize }) => ({
        path: new URL(name).pathname,
        from: at(startTime),
        to: at(responseEnd),
        bytes: transferSize,
      }))
    return {
      usableMs: Math.round(usable - begun),
      blockedMs: Math.round(blocked),
      bytes: fetched.reduce((sum, { bytes }) => sum + bytes, 0),
      fetched,
    }
  }, begun)
}

/** Resolves once nothing was fetched for a while, the worker's own work included. */
async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.waitForTimeout(QUIET_MS)
}

// How soon a slow phone responds to a touch, and how long its main thread is busy while a page opens.
// node bench/phone.ts [--origin http://…]            needs: npm run build, Chromium, Linux; --origin: a product that is open, with its demo
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from 'playwright-core'
import { findChromium } from '../scripts/chromium.ts'
import { medianBy } from './measure.ts'
import { ownProduct } from './own-product.ts'
import { keepResult } from './results.ts'

const PORT = 18_093
/** as Lighthouse slows a desk computer down to a phone of the middle */
const SLOWDOWN = 4
const ROUNDS = 3
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const BUDGET_MS = 200

const PAGES = [
  '/',
  '/baltra-aboutUs-Page',
  '/baltra-allProducts',
  '/baltra-subCategoryProducts/1',
  '/baltra-product-view/1',
  '/baltra-search-products?product_name=kettle',
  '/baltra-contact-us',
  '/baltra-account-signin',
]

interface Interaction {
  at: string
  does: (page: Page) => Promise<unknown>
}

/** What people do most, each on a page that has just been opened. */
const INTERACTIONS: Record<string, Interaction> = {
  'typing a search': {
    at: '/baltra-search-products',
    does: (page) =>
      page.getByLabel('Search by name, kind, colour, size or price').pressSequentially('kettle', { delay: 150 }),
  },
  'opening the menu': { at: '/baltra-aboutUs-Page', does: (page) => page.getByRole('button', { name: 'Menu' }).tap() },
  'opening the filters': { at: '/baltra-subCategoryProducts/1', does: openFilters },
  'ticking a filter': {
    at: '/baltra-subCategoryProducts/1',
    does: async (page) => {
      await openFilters(page)
      await page.getByLabel('In stock only').tap()
    },
  },
  'adding to the comparison': {
    at: '/baltra-subCategoryProducts/1',
    does: (page) =>
      page
        .getByRole('button', { name: /^Compare / })
        .first()
        .tap(),
  },
  'turning the gallery': {
    at: '/baltra-product-view/1',
    does: (page) => page.getByRole('list', { name: 'Pictures', exact: true }).getByRole('button').nth(1).tap(),
  },
  'sending an empty form': {
    at: '/baltra-contact-us',
    does: (page) => page.getByRole('button', { name: 'Send Message' }).tap(),
  },
}

const { values } = parseArgs({ options: { origin: { type: 'string' } } })
const dir = await mkdtemp(join(tmpdir(), 'bench-phone-'))
const product = values.origin === undefined ? ownProduct(PORT, { DATA_DIR: dir, LOG_LEVEL: 'error' }) : undefined
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  await product?.ready()
  await product?.idle()
  const origin = values.origin ?? product!.origin
  const interactions: Record<string, number> = {}
  for (const [name, interaction] of Object.entries(INTERACTIONS)) {
    interactions[name] = await median(() => paintedAfter(browser, origin, interaction))
    console.log(`${name.padEnd(28)}${String(interactions[name]).padStart(5)} ms ${verdict(interactions[name])}`)
  }
  const opening: Record<string, Busy> = {}
  for (const path of PAGES) {
    const rounds: Busy[] = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await busyWhileOpening(browser, origin, path))
    const busy = medianBy(rounds, ({ blocking }) => blocking)
    opening[path] = busy
    console.log(`${path.padEnd(44)}longest ${busy.longest} ms, blocking ${busy.blocking} ms, ${busy.tasks} long tasks`)
  }
  await keepResult('phone', { slowdown: SLOWDOWN, interactions, opening })
} finally {
  await browser.close()
  await product?.stop()
  await rm(dir, { recursive: true, force: true })
}

async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filter/ }).tap()
}

function verdict(ms: number): string {
  return ms <= BUDGET_MS ? 'meets' : `MISSES ${BUDGET_MS}`
}

async function median(measure: () => Promise<number>): Promise<number> {
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure())
  return medianBy(rounds, (ms) => ms)
}

/** Milliseconds from a touch or a key to the next paint, the slowest of an interaction: what INP is made of. In steps of 8. */
async function paintedAfter(browser: Browser, origin: string, { at, does }: Interaction): Promise<number> {
  const page = await slowPhone(browser, origin)
  await page.goto(at, { waitUntil: 'networkidle' })
  await sleep(1000)
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId) seen.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await does(page)
  await sleep(1500)
  const slowest = await page.evaluate(() => Math.max(0, ...(window as unknown as { seen: number[] }).seen))
  await page.context().close()
  return slowest
}

interface Busy {
  /** tasks of more than 50 ms */
  tasks: number
  longest: number
  /** what tasks took beyond 50 ms, together */
  blocking: number
}

async function busyWhileOpening(browser: Browser, origin: string, path: string): Promise<Busy> {
  const page = await slowPhone(browser, origin)
  await page.addInitScript(() => {
    const long: number[] = []
    Object.assign(window, { long })
    new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
      buffered: true,
    })
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await sleep(1000)
  const long = await page.evaluate(() => (window as unknown as { long: number[] }).long)
  await page.context().close()
  const blocking = long.reduce((sum, duration) => sum + duration - 50, 0)
  return { tasks: long.length, longest: Math.round(Math.max(0, ...long)), blocking: Math.round(blocking) }
}

async function slowPhone(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin, locale: 'en-GB', serviceWorkers: 'block' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return page
}

// What the scripts of a shop page cost a phone a quarter as fast as this machine, here and in an older checkout, in turns:
// the bytes that it fetches and how long its tasks block, before anybody touches it and then until it works.
// node bench/untouched.ts --before ../older [--rounds 5]      needs: npm run build in both, Chromium, Linux
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from 'playwright-core'
import { freePort } from '../server/test/free-port.ts'
import { findChromium } from '../scripts/chromium.ts'
import { medianBy } from './measure.ts'
import { keepResult } from './results.ts'
import { answerOf } from './served.ts'

const MOST = { bytes: 0.75, blocked: 0.5 }
const SLOWER = 4
/** From here on a task keeps a finger waiting. */
const LONG_MS = 50
const QUIET_MS = 2500
const PATIENCE_MS = 120_000
const PAGES = {
  landing: '/',
  home: '/baltra-aboutUs-Page',
  'all products': '/baltra-allProducts',
  product: '/baltra-product-view/1',
  search: '/baltra-search-products?product_name=kettle',
  'sign-in': '/baltra-account-signin',
}
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
  serviceWorkers: 'block',
} as const

const { values } = parseArgs({ options: { before: { type: 'string' }, rounds: { type: 'string', default: '5' } } })
if (!values.before) throw new Error('--before names an older checkout with its build')

interface View {
  /** of scripts, compressed */
  bytes: number
  /** milliseconds by which tasks were longer than they may be, in time of the processor: other programs do not count */
  blocked: number
  longest: number
}
/** Until somebody touches it, and all until it works. */
type Visit = Record<'untouched' | 'touched', View>

const dir = await mkdtemp(join(tmpdir(), 'bench-untouched-'))
const running: ChildProcess[] = []
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const before = await serve('before', resolve(values.before))
  const now = await serve('now', fileURLToPath(new URL('..', import.meta.url)))
  const figures = []
  for (const language of ['', '/ne'])
    for (const [name, path] of Object.entries(PAGES))
      figures.push(await measure(`${language}${path}`.replace(/(.)\/$/, '$1'), name, before, now))
  await keepResult('untouched', { figures })
} finally {
  await browser.close()
  await Promise.all(running.map(stop))
  await rm(dir, { recursive: true, force: true })
}

/** The origin of a checkout's website. */
async function serve(name: string, checkout: string): Promise<string> {
  const port = await freePort()
  const program = fileURLToPath(new URL('uncached-server.ts', import.meta.url))
  const child = fork(program, [checkout, String(port), join(dir, name)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  running.push(child)
  await answerOf(child)
  return `http://127.0.0.1:${port}`
}

async function measure(path: string, name: string, before: string, now: string) {
  const rounds: Record<'before' | 'now', Visit>[] = []
  for (let round = 0; round < Number(values.rounds); round += 1)
    rounds.push({ before: await visit(browser, before + path), now: await visit(browser, now + path) })
  const middle = (side: 'before' | 'now', when: keyof Visit, figure: keyof View) =>
    medianBy(
      rounds.map((round) => round[side][when][figure]),
      (value) => value,
    )
  const compare = (when: keyof Visit, figure: keyof View) => ({
    before: middle('before', when, figure),
    now: middle('now', when, figure),
  })
  const untouched = { bytes: compare('untouched', 'bytes'), blocked: compare('untouched', 'blocked') }
  const touched = {
    bytes: compare('touched', 'bytes'),
    blocked: compare('touched', 'blocked'),
    longest: compare('touched', 'longest'),
  }
  console.log(`${path} (${name})`)
  for (const figure of ['bytes', 'blocked'] as const)
    console.log(`  ${figure} ${verdict(untouched[figure], MOST[figure])}`)
  for (const [figure, { before: was, now: is }] of Object.entries(touched))
    console.log(`  once touched, ${figure}: ${Math.round(was)} → ${Math.round(is)}`)
  return { path, untouched, touched }
}

function verdict({ before, now }: { before: number; now: number }, most: number): string {
  const ratio = before > 0 ? now / before : 0
  return `${Math.round(before)} → ${Math.round(now)}, × ${ratio.toFixed(2)} ${ratio <= most ? 'meets' : 'MISSES'} ${most}`
}

/** A first visit: nothing of it is in the browser. */
async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(PHONE)
  // On a busy machine a page comes late.
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const untouched = await traced(browser, page, () => page.goto(address))
  // Where nothing answers; to a page that is complete without scripts it is the first sign of a person.
  const touched = await traced(browser, page, () => page.touchscreen.tap(2, 2))
  const bytes = await scriptBytes(page)
  await context.close()
  return {
    untouched,
    touched: {
      bytes,
      blocked: untouched.blocked + touched.blocked,
      longest: Math.max(untouched.longest, touched.longest),
    },
  }
}

/** How a page is busy with what is done to it, until it is quiet. */
async function traced(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<View> {
  await browser.startTracing(page, { categories: ['toplevel', 'loading', 'devtools.timeline'] })
  await work()
  await quiet(page)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const tasks = tasksAfterPaint(traceEvents)
  return {
    bytes: await scriptBytes(page),
    blocked: tasks.reduce((sum, ms) => sum + Math.max(0, ms - LONG_MS), 0),
    longest: Math.max(0, ...tasks),
  }
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** microseconds */
  ts: number
  /** microseconds of the processor */
  tdur?: number
  args: { name?: string }
}

/** Milliseconds of the processor that each task of a page's main thread took since its first paint. */
function tasksAfterPaint(events: readonly TraceEvent[]): number[] {
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const mains = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread),
  )
  const painted = events.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? 0
  return events
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && event.ph === 'X' && mains.has(thread(event)))
    .filter(({ ts }) => ts >= painted)
    .map(({ tdur = 0 }) => tdur / 1000)
}

/** Resolves once nothing was fetched and no task was waiting for a while. */
async function quiet(page: Page): Promise<void> {
  await page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        let timer: ReturnType<typeof setTimeout>
        const wait = () => {
          clearTimeout(timer)
          timer = setTimeout(() => requestIdleCallback(() => resolve(), { timeout: 2000 }), ms)
        }
        new PerformanceObserver(wait).observe({ entryTypes: ['resource'] })
        if (document.readyState === 'complete') wait()
        else addEventListener('load', wait)
      }),
    QUIET_MS,
  )
}

function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.m?js$/.test(new URL(name).pathname))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  )
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

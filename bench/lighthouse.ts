// Lighthouse's figures of pages of the shop on a phone, first visits to what `npm start` serves, here and in an older
// checkout. node bench/lighthouse.ts [--before ../older] [--rounds 5]     needs: npm run build in both, Chromium, npm's registry
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { LOCALES, pathIn } from 'contract/core/locale'
import { freePort } from '../server/test/free-port.ts'
import { findChromium } from '../scripts/chromium.ts'
import { medianBy } from './measure.ts'
import { type OwnProduct, ownProduct } from './own-product.ts'
import { keepResult } from './results.ts'

const run = promisify(execFile)
/** It brings a hundred packages, so it is no dependency of the product. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const BUDGET = { score: 99, largestPaintMs: 1500 }
const ANSWER_BYTES = 64 * 1024 * 1024
const PAGES = {
  home: '/',
  company: '/baltra-aboutUs-Page',
  'all products': '/baltra-allProducts',
  product: '/baltra-product-view/1',
  search: '/baltra-search-products?product_name=kettle',
  'sign-in': '/baltra-account-signin',
}

const { values } = parseArgs({ options: { before: { type: 'string' }, rounds: { type: 'string', default: '5' } } })

interface View {
  /** of performance, of 100 */
  score: number
  largestPaintMs: number
  blockedMs: number
}

const dir = await mkdtemp(join(tmpdir(), 'bench-lighthouse-'))
await run('npm', ['install', '--no-audit', '--no-fund', '--prefix', join(dir, 'tool'), LIGHTHOUSE])
const products: Record<string, OwnProduct> = {}
try {
  if (values.before) products.before = await serve('before', resolve(values.before))
  products.now = await serve('now', join(import.meta.dirname, '..'))
  const figures = []
  for (const locale of LOCALES)
    for (const [name, path] of Object.entries(PAGES)) figures.push(await measure(name, pathIn(locale, path)))
  await keepResult('lighthouse', { figures })
} finally {
  await Promise.all(Object.values(products).map((product) => product.stop()))
  await rm(dir, { recursive: true, force: true })
}

async function serve(name: string, checkout: string): Promise<OwnProduct> {
  const port = await freePort()
  const env = { DEMO: '1', LOG_LEVEL: 'error', DATA_DIR: join(dir, name), PUBLIC_URL: `http://127.0.0.1:${port}` }
  const product = ownProduct(port, env, checkout)
  await product.ready()
  await product.idle()
  return product
}

async function measure(name: string, path: string) {
  const views: Record<string, View[]> = {}
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const [side, { origin }] of Object.entries(products)) (views[side] ??= []).push(await visit(origin + path))
  const sides = Object.fromEntries(Object.entries(views).map(([side, found]) => [side, summary(found)]))
  const { score, largestPaintMs } = sides.now!
  const meets = score.middle >= BUDGET.score && largestPaintMs.middle <= BUDGET.largestPaintMs
  console.log(`${path} (${name}): ${meets ? 'meets' : 'MISSES'}`)
  for (const [side, each] of Object.entries(sides))
    console.log(
      `  ${side.padEnd(6)} score ${each.score.middle} (${each.score.range.join('–')}), ` +
        `largest paint ${each.largestPaintMs.middle} ms, blocked ${each.blockedMs.middle} ms`,
    )
  return { path, ...sides }
}

function summary(views: readonly View[]) {
  const of = (figure: keyof View) => {
    const all = views.map((view) => view[figure])
    return { middle: medianBy(all, (value) => value), range: [Math.min(...all), Math.max(...all)] }
  }
  return { score: of('score'), largestPaintMs: of('largestPaintMs'), blockedMs: of('blockedMs') }
}

/** One first visit, as a phone of Lighthouse's default: a quarter of the speed, 1.6 Mbit/s, 150 ms. */
async function visit(address: string): Promise<View> {
  const flags = '--headless --no-sandbox --disable-gpu --disable-background-networking'
  const { stdout } = await run(
    join(dir, 'tool/node_modules/.bin/lighthouse'),
    [address, '--output=json', '--quiet', '--only-categories=performance', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: ANSWER_BYTES },
  )
  const { categories, audits } = JSON.parse(stdout) as {
    categories: { performance: { score: number | null } }
    audits: Record<string, { numericValue?: number }>
  }
  const { score } = categories.performance
  if (score === null) throw new Error(`Lighthouse gives ${address} no score`)
  const ms = (audit: string) => Math.round(audits[audit]?.numericValue ?? 0)
  return {
    score: Math.round(score * 100),
    largestPaintMs: ms('largest-contentful-paint'),
    blockedMs: ms('total-blocking-time'),
  }
}

import type { Browser, Page } from '@playwright/test'
import { go } from '../kit/browser.ts'
import { compressedBytes, gzippedBytes, scriptsIn, stylesIn, withLater } from '../kit/built-scripts.ts'
import type { Product } from '../kit/product.ts'
import { CUSTOMER, enter, FIELD_ENGINEER } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

/**
 * Kilobytes that a first view on a phone may cost, compressed as browsers get them over TLS, and the number of script
 * files. React and its router alone are 93 of the script: 130 is out of reach, so the test holds the level reached, in
 * whole kilobytes with at least half of one to spare: a file that is renamed by its hash moves a page by some bytes.
 */
const BUDGET = { document: 15, script: 146, scripts: 10, stylesheet: 15, font: 30, image: 200 }

const PAGES: Record<string, Partial<typeof BUDGET>> = {
  '/': { script: 133 },
  '/baltra-aboutUs-Page': { script: 147 },
  '/baltra-readAboutUS': {},
  '/baltra-allProducts': {},
  '/baltra-subCategoryProducts/1': {},
  '/baltra-search-products?product_name=kettle': {},
  // What earlier tests of the same product leave (reviews, visits) moves its document by up to 0.15 KB.
  '/baltra-product-view/1': { document: 16, script: 153, scripts: 11 },
  '/baltra-compare?ids=1,2,3': {},
  '/baltra-catalog': {},
  // The reader draws the catalogue with its own library.
  '/baltra-catalog/1': { script: 592, scripts: 15 },
  '/baltra-reward-point': { script: 147 },
  '/warranty-check': {},
  '/baltra-contact-us': {},
  '/baltra-term-of-use': {},
  '/baltra/privacy-policy': {},
  '/nowhere': { script: 128, scripts: 9 },
  '/baltra-account-signin': { script: 130, scripts: 9 },
}

/** The same for a customer's own screens; dialogs, and the schemas of forms, are loaded where they are needed. */
const CUSTOMER_PAGES: Record<string, Partial<typeof BUDGET>> = {
  '/baltra-user-ProductPage': { script: 192, scripts: 18 },
  '/baltra-trackingProducts': { script: 170, scripts: 18 },
  '/baltra-notices': { script: 185, scripts: 18 },
  '/baltra-extended-warranty/1': { script: 204, scripts: 18 },
  '/baltra-profileInformation': { script: 274, scripts: 28 },
}

/** An engineer's first view of the day. Of its script, so much is its own in gzip: the rest is what every page of the website has. */
const FIELD_PAGES: Record<string, Partial<typeof BUDGET>> = {
  '/field': { script: 195, scripts: 21 },
}
const FIELD_SCRIPT = 60

/** What a page asks for by itself as soon as it works, by the names of the files. */
const LATER: Record<string, readonly string[]> = {
  '/baltra-catalog/1': ['pdf-library', 'pdf.worker.min'],
  '/baltra-profileInformation': ['endpoints', 'searchable-select'],
}
/** Keeps a page for reading offline, when its first view is long over. */
const AFTER_THE_VIEW = /\/keep-[\w-]+\.js$/

const VISITS = [
  ...Object.entries(PAGES).map(([path, own]) => ({ path, own, account: undefined })),
  ...Object.entries(CUSTOMER_PAGES).map(([path, own]) => ({ path, own, account: CUSTOMER })),
  ...Object.entries(FIELD_PAGES).map(([path, own]) => ({ path, own, account: FIELD_ENGINEER })),
].map(({ own, ...visit }) => ({ ...visit, budget: { ...BUDGET, ...own } }))

test('no page of shop and portal costs more bytes of document, script and style than it may', async ({ product }) => {
  const over: string[] = []
  for (const { path, budget } of VISITS) {
    const { html, bytes } = await documentAt(product, path)
    const scripts = scriptsOf(path, html)
    if (scripts.size > budget.scripts) over.push(`${path}: ${scripts.size} script files of ${budget.scripts}`)
    const spent = { document: bytes, script: compressedBytes(scripts), stylesheet: compressedBytes(stylesIn(html)) }
    over.push(...tooMuch(path, spent, budget))
    for (const [kind, some] of Object.entries(spent)) expect(some, `${kind} of ${path}`).toBeGreaterThan(1000)
  }
  expect(over).toEqual([])
})

test('an engineer’s phone loads little beside what every page has', async ({ product }) => {
  const frame = scriptsIn((await documentAt(product, '/baltra-contact-us')).html)
  const own = [...scriptsIn((await documentAt(product, '/field')).html)].filter((script) => !frame.has(script))
  expect(gzippedBytes(own) / 1024).toBeLessThan(FIELD_SCRIPT)
})

test('no page of shop and portal costs more bytes of letters and pictures, or fetches scripts that are not counted', async ({
  product,
  browser,
}) => {
  const over: string[] = []
  for (const { path, budget, account } of VISITS) {
    const counted = scriptsOf(path, (await documentAt(product, path)).html)
    const fetched = await firstView(browser, product, { path, account, counted })
    expect(scriptsAmong(fetched, product), path).toEqual(counted)
    const bytesOfKind = (kind: string) => sumOf([...fetched.keys()].filter((address) => fetched.get(address) === kind))
    const spent = { font: await bytesOfKind('font'), image: await bytesOfKind('image') }
    over.push(...tooMuch(path, spent, budget))
    expect(spent.font, path).toBeGreaterThan(1000)
  }
  expect(over).toEqual([])
})

/** A page as the server sends it, and the bytes that it takes: a browser asks for brotli over TLS only. */
async function documentAt({ url }: Pick<Product, 'url'>, path: string): Promise<{ html: string; bytes: number }> {
  const answer = await fetch(url + path, { headers: { accept: 'text/html', 'accept-encoding': 'br' } })
  const html = await answer.text()
  return { html, bytes: Number(answer.headers.get('content-length')) || Buffer.byteLength(html) }
}

const scriptsOf = (path: string, html: string): Set<string> => withLater(scriptsIn(html), LATER[path] ?? [])

/** The kinds of which a page costs more than it may. */
const tooMuch = (path: string, spent: Record<string, number>, budget: Record<string, number>): string[] =>
  Object.entries(spent)
    .map(([kind, bytes]) => ({ kind, kilobytes: bytes / 1024, most: budget[kind]! }))
    .filter(({ kilobytes, most }) => kilobytes > most)
    .map(({ kind, kilobytes, most }) => `${path}: ${kind} ${kilobytes.toFixed(1)} KB of ${most}`)

interface FirstView {
  path: string
  account: typeof CUSTOMER | undefined
  counted: ReadonlySet<string>
}

/** What a phone fetches, each with its kind, until a page works and everything in view is there. */
async function firstView(
  browser: Browser,
  product: Pick<Product, 'url'>,
  { path, account, counted }: FirstView,
): Promise<Map<string, string>> {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  if (account) await enter(page, account)
  const fetched = new Map<string, string>()
  let underWay = 0
  page.on('request', () => (underWay += 1))
  page.on('requestfailed', () => (underWay -= 1))
  page.on('requestfinished', (request) => {
    underWay -= 1
    if (request.url().startsWith(product.url)) fetched.set(request.url(), request.resourceType())
  })
  await go(page, path)
  await expect.poll(() => scriptsAmong(fetched, product)).toEqual(counted)
  await expect
    .poll(async () => {
      await drawn(page)
      return underWay
    })
    .toBe(0)
  await context.close()
  return fetched
}

/** What is drawn asks for its pictures and typefaces. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

const scriptsAmong = (fetched: ReadonlyMap<string, string>, { url }: Pick<Product, 'url'>): Set<string> =>
  new Set(
    [...fetched.keys()]
      .map((address) => address.slice(url.length))
      .filter((path) => /\.m?js$/.test(path) && !AFTER_THE_VIEW.test(path)),
  )

async function sumOf(addresses: readonly string[]): Promise<number> {
  let bytes = 0
  for (const address of addresses) {
    const answer = await fetch(address)
    bytes += Number(answer.headers.get('content-length')) || (await answer.arrayBuffer()).byteLength
  }
  return bytes
}

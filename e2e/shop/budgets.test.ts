import { go } from '../kit/browser.ts'
import { CUSTOMER, enter } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

/**
 * Kilobytes that a first view on a phone may cost, compressed as browsers get them over TLS, and the number of script
 * files. React and its router alone are 93 of the script: 130 is out of reach, so the test holds the level reached.
 */
const BUDGET = { document: 15, script: 144, scripts: 10, stylesheet: 14, font: 30, image: 200 }

const PAGES: Record<string, Partial<typeof BUDGET>> = {
  '/': {},
  '/baltra-aboutUs-Page': { script: 146 },
  '/baltra-readAboutUS': {},
  '/baltra-allProducts': {},
  '/baltra-subCategoryProducts/1': {},
  '/baltra-search-products?product_name=kettle': {},
  '/baltra-product-view/1': { script: 152, scripts: 11 },
  '/baltra-compare?ids=1,2,3': {},
  '/baltra-catalog': {},
  // The reader draws the catalogue with its own library.
  '/baltra-catalog/1': { script: 591, scripts: 15 },
  '/baltra-reward-point': { script: 146.5 },
  '/warranty-check': {},
  '/baltra-contact-us': {},
  '/baltra-term-of-use': {},
  '/baltra/privacy-policy': {},
  '/nowhere': { script: 128, scripts: 9 },
  '/baltra-account-signin': { script: 128, scripts: 9 },
}

/** The same for a customer's own screens; dialogs, and the schemas of forms, are loaded where they are needed. */
const CUSTOMER_PAGES: Record<string, Partial<typeof BUDGET>> = {
  '/baltra-user-ProductPage': { script: 188, scripts: 17 },
  '/baltra-trackingProducts': { script: 169, scripts: 18 },
  '/baltra-notices': { script: 170, scripts: 18 },
  '/baltra-extended-warranty/1': { script: 195, scripts: 18 },
  '/baltra-profileInformation': { script: 266, scripts: 28 },
}

const QUIET_MS = 700

test('no page of shop and portal costs more bytes than it may', async () => {
  await holdCatalogue()
  await variantsAreMade()
  const over: string[] = []
  const visits = [
    ...Object.entries(PAGES).map(([path, own]) => ({ path, own, account: undefined })),
    ...Object.entries(CUSTOMER_PAGES).map(([path, own]) => ({ path, own, account: CUSTOMER })),
  ]
  for (const { path, own, account } of visits) {
    const spent = await costOf(path, account)
    const { scripts, ...kinds } = { ...BUDGET, ...own }
    if (spent.scripts! > scripts) over.push(`${path}: ${spent.scripts} script files of ${scripts}`)
    for (const [kind, most] of Object.entries(kinds)) {
      const kilobytes = (spent[kind] ?? 0) / 1024
      if (kilobytes > most) over.push(`${path}: ${kind} ${kilobytes.toFixed(1)} KB of ${most}`)
    }
    expect(spent.document, path).toBeGreaterThan(1000)
    expect(spent.script, path).toBeGreaterThan(1000)
  }
  expect(over).toEqual([])
}, 420_000)

/** Bytes by kind, and the number of scripts, until a phone has fetched everything in view. */
async function costOf(path: string, account: typeof CUSTOMER | undefined): Promise<Record<string, number>> {
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
  page.on('requestfinished', (request) => fetched.set(request.url(), request.resourceType()))
  await go(page, path)
  // Scripts are fetched after the first paint, and a slow machine is quiet for a while before it.
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  let before = -1
  await expect
    .poll(
      () => {
        const isQuiet = before === fetched.size
        before = fetched.size
        return isQuiet
      },
      { interval: QUIET_MS },
    )
    .toBe(true)
  await context.close()
  const spent: Record<string, number> = { scripts: 0 }
  for (const [address, kind] of fetched) {
    // The browser names a module that is fetched ahead by nothing better.
    const of = kind === 'other' && address.endsWith('.js') ? 'script' : kind
    if (!address.startsWith(product.url)) continue
    spent[of] = (spent[of] ?? 0) + (await bytesOf(address))
    if (of === 'script') spent.scripts! += 1
  }
  return spent
}

/** A browser asks for brotli over TLS only, so it is asked for here. */
async function bytesOf(address: string): Promise<number> {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } })
  return Number(answer.headers.get('content-length')) || (await answer.arrayBuffer()).byteLength
}

/** Pictures are served as they came until their smaller versions are there. */
async function variantsAreMade(): Promise<void> {
  const waiting = async () => {
    const figures = await (await fetch(`${product.url}/api/metrics`)).text()
    return [...figures.matchAll(/^jobs\{name="file\.variants",state="(?:waiting|running)"\} (\d+)$/gm)].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    )
  }
  await expect.poll(waiting, { timeout: 270_000, interval: 1000 }).toBe(0)
}

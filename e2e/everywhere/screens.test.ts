import type { BrowserContext, Page } from '@playwright/test'
import { DESK, expectAccessible, go, PHONE } from '../kit/browser.ts'
import { slowLine } from '../kit/slow-line.ts'
import { CUSTOMER, enter } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const OFFICE = '/baltra-admin-dashboard'

const PUBLIC = [
  '/',
  '/baltra-aboutUs-Page',
  '/baltra-readAboutUS',
  '/baltra-allProducts',
  '/baltra-allProducts?in_stock=true&min_price=1000&max_price=5000',
  '/baltra-subCategoryProducts/1',
  '/baltra-search-products?product_name=kettle',
  '/baltra-search-products?product_name=xyzzy',
  '/baltra-product-view/1',
  '/baltra-compare?ids=1,2,3',
  '/baltra-catalog',
  '/baltra-catalog/1',
  '/baltra-reward-point',
  '/warranty-check',
  '/service',
  '/service/report',
  '/service?district=Kaski',
  '/baltra-contact-us',
  '/baltra-term-of-use',
  '/baltra/privacy-policy',
]
const PORTAL = [
  '/baltra-profileInformation',
  '/baltra-change-password',
  '/baltra-account-security',
  '/baltra-user-ProductPage',
  '/baltra-user-ProductPage/register',
  '/baltra-reward-point',
  '/baltra-reward-point?page=999',
  '/baltra-extended-warranty/1',
  '/baltra-extended-warranty/2',
  '/baltra-extended-warranty/999999',
  '/baltra-trackingProducts',
  '/baltra-trackingProducts?status=Completed',
  '/baltra-tracking-ProductDetails/2',
  '/baltra-tracking-ProductDetails/4',
  '/baltra-bulk-quote',
  '/single-bulk-history/1',
  '/baltra-personalization-orders',
  '/baltra-notices',
  '/baltra-notices?page=999',
  '/baltra-message-settings',
]
const BACK_OFFICE = [
  OFFICE,
  `${OFFICE}/admin-profile-information`,
  `${OFFICE}/admin-change-password`,
  `${OFFICE}/all-category-List`,
  `${OFFICE}/edit-category-product/1`,
  `${OFFICE}/all-sub-category-List`,
  `${OFFICE}/all-products-list`,
  `${OFFICE}/all-products-list?name=xyzzy`,
  `${OFFICE}/edit-product/1`,
  `${OFFICE}/single-product-view/1`,
  `${OFFICE}/all-QrProducts-list`,
  `${OFFICE}/add-Qr-Product`,
  `${OFFICE}/all/missed-searches`,
  `${OFFICE}/all/service-points`,
  `${OFFICE}/add/service-point`,
  `${OFFICE}/edit/service-point/1`,
  `${OFFICE}/all/e-catalog-list`,
  `${OFFICE}/add/product-catalog`,
  `${OFFICE}/all-customer-products-list`,
  `${OFFICE}/all-customer-products-list?search=xyzzy`,
  `${OFFICE}/single-customer-product-list/1`,
  `${OFFICE}/single-customer-product-list/999999`,
  `${OFFICE}/add/customer-product`,
  `${OFFICE}/all/products-complaints-list`,
  `${OFFICE}/all/products-complaints-list?unread=true`,
  `${OFFICE}/all/products-complaints-list?overdue=true`,
  `${OFFICE}/single-product-complaint/1`,
  `${OFFICE}/single-product-complaint/2`,
  `${OFFICE}/single-product-complaint/999999`,
  `${OFFICE}/edit-product-complaint/1`,
  `${OFFICE}/edit-product-complaint/2`,
  `${OFFICE}/edit-product-complaint/999999`,
  `${OFFICE}/all/warranty-status-list`,
  `${OFFICE}/all/warranty-status-list?serial_number=xyzzy`,
  `${OFFICE}/all/warranty-status-list?warranty=1`,
  `${OFFICE}/all/warranty-status-list?warranty=999999`,
  `${OFFICE}/all-customer-List`,
  `${OFFICE}/all-customer-List?firstname=xyzzy`,
  `${OFFICE}/single-customer-view/2`,
  `${OFFICE}/single-customer-view/999999`,
  `${OFFICE}/all-user-List`,
  `${OFFICE}/single-user-view/2`,
  `${OFFICE}/all/manage-roles`,
  `${OFFICE}/add-role`,
  `${OFFICE}/all/warranty-package-list`,
  `${OFFICE}/add/warranty-package`,
  `${OFFICE}/edit/warranty-package/1`,
  `${OFFICE}/all/warranty-extensions`,
  `${OFFICE}/all/warranty-extensions?search=xyzzy`,
  `${OFFICE}/all-contact-message-List`,
  `${OFFICE}/single-view-contact/1`,
  `${OFFICE}/all/bulk-quote-products`,
  `${OFFICE}/single/bulk-quote-view/1`,
  `${OFFICE}/single/bulk-quote-view/999999`,
  `${OFFICE}/all/customize-products`,
  `${OFFICE}/all/customize-products?placement=vertical&status=rejected`,
  `${OFFICE}/single/personalization-view/1`,
  `${OFFICE}/single/personalization-view/999999`,
  `${OFFICE}/all/reviews`,
  `${OFFICE}/all/reviews?search=xyzzy`,
  `${OFFICE}/all/failed-jobs`,
]

const PORTION = 21
const LANES = 3

for (const [kind, viewport] of [
  ['phone', PHONE],
  ['desk', DESK],
] as const)
  test(`public screens at a ${kind}: nothing for axe, nothing sideways, and nothing moves while they arrive`, async ({
    product,
  }) => {
    const line = await slowLine(product.url)
    onTestFinished(line.end)
    const troubles = await goThrough(PUBLIC, { viewport, url: line.url }, async (page, address) => {
      await expectAccessible(page)
      // A text may grow by the words that were still on their way, and a late typeface moves a line by a hair.
      const { sum, moved } = await layoutShift(page)
      expect(sum, `${address} moved: ${moved.join(', ')}`).toBeLessThan(0.02)
    })
    expect(troubles).toEqual([])
  })

test('a customer’s screens on a phone, then widened to a desktop', async () => {
  const troubles = await goThrough(PORTAL, { viewport: PHONE, account: CUSTOMER }, (page) => expectFitting(page, DESK))
  expect(troubles).toEqual([])
})

// In portions: each has its own time.
for (let from = 0; from < BACK_OFFICE.length; from += PORTION)
  test(`the back office on a desktop, then narrowed to a phone, from screen ${from + 1} on`, async ({ product }) => {
    const portion = BACK_OFFICE.slice(from, from + PORTION)
    const troubles = await goThrough(portion, { viewport: DESK, account: product.admin }, (page) =>
      expectFitting(page, PHONE),
    )
    expect(troubles).toEqual([])
  })

test('pages know their addresses: 301 to the right words, 404 where nothing is', async ({ product }) => {
  const head = (path: string) => fetch(product.url + path, { redirect: 'manual' })
  const right = await head('/baltra-product-view/1')
  const wrong = await head('/baltra-product-view/1/some-other-words')
  const gone = await head('/baltra-product-view/999999')
  expect([right.status, wrong.status, gone.status]).toEqual([200, 301, 404])
  expect(wrong.headers.get('location')).toMatch(/^\/baltra-product-view\/1\/[a-z0-9-]+$/)
})

test('a session that the server ended ends on the screen, and comes back after signing in', async ({
  product,
  visit,
}) => {
  const { page } = await visit(DESK)
  await enter(page, CUSTOMER)
  const token = await page.evaluate(() => localStorage.getItem('AuthID'))
  await fetch(`${product.url}/api/customer/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  await go(page, '/baltra-trackingProducts')
  await page.waitForURL('**/baltra-account-signin?next=%2Fbaltra-trackingProducts')
  await expect(page.getByText('Your session has expired,Please login!').first()).toBeVisible()
})

interface Person {
  viewport: { width: number; height: number }
  /** another way to the product than straight to it */
  url?: string
  /** signed out without one */
  account?: { contact: string; password: string }
}

/** The screen is accessible at the size it was loaded in and at another one. Restores the first. */
async function expectFitting(page: Page, other: { width: number; height: number }): Promise<void> {
  const own = page.viewportSize()!
  await expectAccessible(page)
  await page.setViewportSize(other)
  // Parts that depend on the window size render again in the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expectAccessible(page)
  await page.setViewportSize(own)
}

/** Visits each screen and returns the troubles. Three pages share the list: two work while one waits. */
async function goThrough(
  addresses: readonly string[],
  { viewport, account, url = product.url }: Person,
  look: (page: Page, address: string) => Promise<void>,
): Promise<string[]> {
  const lane = async (first: number) => {
    const { page, context, troubles } = await visit(browser, url, viewport)
    await noteTypefaces(context)
    if (account) await enter(page, account)
    for (const address of addresses.filter((_, at) => at % LANES === first)) {
      await go(page, address)
      // A busy machine may still be reading the scripts when the network is idle.
      await page.locator('h1').first().waitFor()
      await look(page, address).catch((cause: Error) => {
        throw new Error(`${page.url()}: ${cause.message}`, { cause })
      })
    }
    await context.close()
    return troubles
  }
  return (await Promise.all(Array.from({ length: LANES }, (_, first) => lane(first)))).flat()
}

/** When typefaces came, by the clock of the page. */
interface WithTypefaces {
  typefacesAt: number[]
}

/** To be called before the first page. */
async function noteTypefaces(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const at: number[] = []
    Object.assign(window, { typefacesAt: at } satisfies WithTypefaces)
    document.fonts.addEventListener('loadingdone', () => at.push(performance.now()))
  })
}

/**
 * How much moved, and what. A busy machine draws words before it has read the typeface, which a quiet one never does: what
 * moves in the moment around its arrival says something of the machine, and is left out. The frame that draws it may come
 * before or after the browser tells of it.
 */
const layoutShift = (page: Page): Promise<{ sum: number; moved: string[] }> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const isOfTypeface = (time: number) =>
          (window as unknown as WithTypefaces).typefacesAt.some((at) => Math.abs(at - time) < 250)
        const shifts: { value: number; startTime: number; sources: { node: Node | null }[] }[] = []
        new PerformanceObserver((list) => {
          shifts.push(...(list.getEntries() as unknown as typeof shifts))
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const counted = shifts.filter(({ startTime }) => !isOfTypeface(startTime))
            resolve({
              sum: counted.reduce((sum, { value }) => sum + value, 0),
              moved: counted.flatMap(({ value, sources }) =>
                sources.map(({ node }) => `${value.toFixed(3)} ${node?.textContent?.slice(0, 60)}`),
              ),
            })
          }),
        )
      }),
  )

import type { BrowserContext, Page } from '@playwright/test'
import { allScreens } from '../kit/all-screens.ts'
import { DESK, go, PHONE } from '../kit/browser.ts'
import { slowLine } from '../kit/slow-line.ts'
import { CUSTOMER, enter, tokenOf } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

/** Public screens of the demo; those of a token show one thing and nothing else. */
const PUBLIC = allScreens()
  .filter(({ room }) => room === 'visitor')
  .flatMap(({ filled, views }) => [filled[0]!, ...views])

for (const [kind, viewport] of [
  ['phone', PHONE],
  ['desk', DESK],
] as const)
  test(`nothing moves while public screens arrive at a ${kind}`, async ({ product, visit, atEnd }) => {
    const line = await slowLine(product.url)
    atEnd(line.end)
    const { page, context, troubles } = await visit(viewport, line.url)
    await noteTypefaces(context)
    for (const address of PUBLIC) {
      await go(page, address)
      // A text may grow by the words that were still on their way, and a late typeface moves a line by a hair.
      const { sum, moved } = await layoutShift(page)
      expect(sum, `${address} moved: ${moved.join(', ')}`).toBeLessThan(0.02)
    }
    expect(troubles).toEqual([])
  })

test('pages enforce their address: 301 to the right slug, 404 for unknown ones', async ({ product }) => {
  const head = (path: string) => fetch(product.url + path, { redirect: 'manual' })
  const right = await head('/baltra-product-view/1')
  const wrong = await head('/baltra-product-view/1/some-other-words')
  const gone = await head('/baltra-product-view/999999')
  expect([right.status, wrong.status, gone.status]).toEqual([200, 301, 404])
  expect(wrong.headers.get('location')).toMatch(/^\/baltra-product-view\/1\/[a-z0-9-]+$/)
})

test('when the server ends a session the screen shows it, and returns after signing in', async ({ product, visit }) => {
  const { page } = await visit(DESK)
  await enter(page, CUSTOMER)
  const token = await tokenOf(page)
  await fetch(`${product.url}/api/customer/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  await go(page, '/baltra-trackingProducts')
  await page.waitForURL('**/baltra-account-signin?next=%2Fbaltra-trackingProducts')
  await expect(page.getByText('Your session has expired,Please login!').first()).toBeVisible()
})

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

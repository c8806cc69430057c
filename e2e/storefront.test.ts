import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, expectAccessible, openBrowser, PHONE, visit } from './browser.ts'
import { sharedProduct } from './shared-product.ts'

const product = sharedProduct()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

for (const [kind, viewport] of [
  ['phone', PHONE],
  ['desk', DESK],
] as const)
  test(`products are compared side by side, by an address that can be shared, at a ${kind}`, async () => {
    const { page, troubles } = await visit(browser, product.url, viewport)
    await page.goto('/baltra-compare', { waitUntil: 'networkidle' })
    await page.getByRole('heading', { name: 'Nothing to compare yet' }).waitFor()
    await expectAccessible(page)
    // Not kettles: other tests put some beside those of the demo, and take them out again.
    await page.goto('/baltra-search-products?product_name=fan', { waitUntil: 'networkidle' })
    const scales = page.getByRole('button', { name: /^Compare / })
    for (const at of [0, 1, 2]) await scales.nth(at).click()
    await expect.poll(() => scales.nth(2).getAttribute('aria-pressed')).toBe('true')
    await scales.nth(3).click()
    await page.getByText('Three products can be compared at once').waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Compare 3 products' }).click()
    await page.waitForURL(/baltra-compare\?ids=\d+,\d+,\d+$/)
    const table = page.getByRole('table')
    await expect.poll(() => table.getByRole('columnheader').count()).toBe(3)
    await expectAccessible(page)

    const stranger = await visit(browser, product.url, viewport)
    await stranger.page.goto(page.url(), { waitUntil: 'networkidle' })
    const chosen = await table.getByRole('columnheader').allInnerTexts()
    await expect.poll(() => stranger.page.getByRole('columnheader').allInnerTexts()).toEqual(chosen)
    await stranger.context.close()

    await page
      .getByRole('link', { name: /^Take .* out$/ })
      .first()
      .click()
    await page.waitForURL(/ids=\d+,\d+$/)
    await expect.poll(() => table.getByRole('columnheader').count()).toBe(2)
    const facts = await table.getByRole('rowheader').count()
    await page.getByText('Show differences only').click()
    await expect.poll(() => table.getByRole('rowheader').count()).toBeLessThan(facts)
    await page.goto('/baltra-product-view/1', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Empty the comparison' }).click()
    await page.getByRole('link', { name: /^Compare / }).waitFor({ state: 'detached' })
    expect(troubles).toEqual([])
  })

test('what was looked at before is shown below a product, as it is now', async () => {
  const { page, troubles } = await visit(browser, product.url, PHONE)
  for (const id of [1, 2, 3]) {
    await page.goto(`/baltra-product-view/${id}`, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const seen = page.getByRole('region', { name: 'Seen last' })
  await expect.poll(() => seen.getByRole('heading', { level: 3 }).count()).toBe(2)
  await expectAccessible(page)
  expect(troubles).toEqual([])
})

test('the search suggests products while one types, by keyboard too', async () => {
  const { page, troubles } = await visit(browser, product.url, DESK)
  await page.goto('/baltra-contact-us', { waitUntil: 'networkidle' })
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.fill('chiya')
  const options = page.getByRole('option')
  await options.first().waitFor()
  await expectAccessible(page)
  await box.press('ArrowDown')
  await expect.poll(() => options.first().getAttribute('aria-selected')).toBe('true')
  const name = (await options.first().innerText()).split('\n')[0]!
  await box.press('Enter')
  await page.waitForURL('**/baltra-product-view/*/*')
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await box.fill('kettle')
  await options.first().waitFor()
  await box.press('Enter')
  await page.waitForURL(/baltra-search-products\?product_name=kettle/)
  await options.first().waitFor({ state: 'hidden' })
  expect(troubles).toEqual([])
})

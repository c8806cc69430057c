import type { Page } from '@playwright/test'
import { DESK, expectAccessible, go, isReady, PHONE } from '../kit/browser.ts'
import { expect, test } from '../kit/test.ts'

for (const [kind, viewport] of [
  ['phone', PHONE],
  ['desk', DESK],
] as const)
  test(`products are compared side by side, by an address that can be shared, at a ${kind}`, async ({ visit }) => {
    const { page, troubles } = await visit(viewport)
    await go(page, '/baltra-compare')
    await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
    await go(page, '/baltra-search-products?product_name=fan')
    const toggles = page.getByRole('button', { name: /^Compare / })
    for (const at of [0, 1, 2]) {
      await toggles.nth(at).click()
      await expect(toggles.nth(at)).toHaveAttribute('aria-pressed', 'true')
    }
    await toggles.nth(3).click()
    const replace = page
      .getByRole('dialog', { name: 'Three products can be compared at once' })
      .getByRole('button', { name: /^Replace / })
      .first()
    await expect(replace).toBeVisible()
    await expectAccessible(page)
    await replace.click()
    await expect(toggles.nth(3)).toHaveAttribute('aria-pressed', 'true')
    await expect(toggles.nth(0)).toHaveAttribute('aria-pressed', 'false')
    await page.getByRole('link', { name: 'Compare 3 products' }).click()
    await page.waitForURL(/baltra-compare\?ids=\d+,\d+,\d+$/)
    await isReady(page)
    const own = page.url()
    const table = page.getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveCount(3)
    const chosen = await table.getByRole('columnheader').allInnerTexts()
    const stranger = await visit(viewport)
    await go(stranger.page, own)
    await expect(stranger.page.getByRole('columnheader')).toHaveText(chosen, { useInnerText: true })

    await go(page, '/baltra-compare?ids=1')
    await expect(page.getByText('This comparison was shared with you. Yours is kept.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Show mine' }).click()
    await page.waitForURL(own)
    await isReady(page)

    await page
      .getByRole('link', { name: /^Take .* out$/ })
      .first()
      .click()
    await page.waitForURL(/ids=\d+,\d+$/)
    await expect(table.getByRole('columnheader')).toHaveCount(2)
    const facts = await table.getByRole('rowheader').count()
    await page.getByText('Show differences only').click()
    await expect.poll(() => table.getByRole('rowheader').count()).toBeLessThan(facts)

    const bar = page.getByRole('link', { name: /^Compare / })
    await go(page, '/baltra-contact-us')
    await expect(bar).toHaveCount(0)
    await go(page, '/baltra-product-view/1')
    await expect(bar).toBeVisible()
    await page
      .getByRole('button', { name: /^Enlarge / })
      .first()
      .click()
    const enlarged = page.getByRole('dialog')
    await enlarged.getByRole('button', { name: 'Zoom in' }).click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(enlarged).toBeHidden()
    await page.getByRole('button', { name: 'Empty the comparison' }).click()
    await expect(bar).toHaveCount(0)
    expect(troubles).toEqual([])
  })

test('prices are typed in any digits and either order, and the count follows', async ({ visit }) => {
  const { page, troubles } = await visit(PHONE)
  await go(page, '/baltra-subCategoryProducts/1')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('radio', { name: '1500 W' }).check()
  await page.waitForURL(/power=1500\+W/)
  await isReady(page)
  await page.getByRole('textbox', { name: 'From' }).fill('५०००')
  await page.getByRole('textbox', { name: 'To' }).fill('१०००')
  await page.waitForURL(/min_price=1000&max_price=5000/)
  await isReady(page)
  const show = page.getByRole('button', { name: /^Show \d+ products?$/ })
  const count = await show.innerText()
  await expectAccessible(page)
  await show.click()
  await expect(page.getByText(count.replace('Show ', ''), { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remove filter Rs. 1,000 to Rs. 5,000' })).toBeVisible()
  expect(troubles).toEqual([])
})

test('recently viewed products are shown below a product, with current data', async ({ visit }) => {
  const { page, troubles } = await visit(PHONE)
  for (const id of [1, 2, 3]) {
    await go(page, `/baltra-product-view/${id}`)
    await expect.poll(() => seenProducts(page)).toContain(id)
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const seen = page.getByRole('region', { name: 'Seen last' })
  await expect(seen.getByRole('heading', { level: 3 })).toHaveCount(2)
  expect(troubles).toEqual([])
})

test('the search suggests products while one types, by keyboard too', async ({ visit }) => {
  const { page, troubles } = await visit(DESK)
  await go(page, '/baltra-contact-us')
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.fill('chiya')
  // Not those of a select, such as the order of the results.
  const options = page.getByRole('listbox', { name: 'Products' }).getByRole('option')
  await expect(options.first()).toBeVisible()
  await expectAccessible(page)
  await box.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  const name = (await options.first().innerText()).split('\n')[0]!
  await box.press('Enter')
  await page.waitForURL('**/baltra-product-view/*/*')
  await isReady(page)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await box.fill('kettle')
  await expect(options.first()).toBeVisible()
  await box.press('Enter')
  await page.waitForURL(/baltra-search-products\?product_name=kettle/)
  await isReady(page)
  await expect(options).toHaveCount(0)
  expect(troubles).toEqual([])
})

/** The ids that a browser remembers, which it does in a task of its own. */
const seenProducts = (page: Page): Promise<number[]> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('seen-products') ?? '{}') as { value?: number[] }).value ?? [])

import { DESK, expectAccessible, go, PHONE } from '../kit/browser.ts'
import { expect, test } from '../kit/test.ts'

for (const [kind, viewport] of [
  ['phone', PHONE],
  ['desk', DESK],
] as const)
  test(`products are compared side by side, by an address that can be shared, at a ${kind}`, async ({
    product,
    visit,
  }) => {
    const { page, troubles } = await visit(viewport)
    await go(page, '/baltra-compare')
    await page.getByRole('heading', { name: 'Nothing to compare yet' }).waitFor()
    await expectAccessible(page)
    // Not kettles: other tests put some beside those of the demo, and take them out again.
    await go(page, '/baltra-search-products?product_name=fan')
    const toggles = page.getByRole('button', { name: /^Compare / })
    for (const at of [0, 1, 2]) await toggles.nth(at).click()
    await expect.poll(() => toggles.nth(2).getAttribute('aria-pressed')).toBe('true')
    await toggles.nth(3).click()
    const full = page.getByRole('dialog', { name: 'Three products can be compared at once' })
    await full
      .getByRole('button', { name: /^Replace / })
      .first()
      .waitFor()
    await expectAccessible(page)
    await full
      .getByRole('button', { name: /^Replace / })
      .first()
      .click()
    await expect.poll(() => toggles.nth(3).getAttribute('aria-pressed')).toBe('true')
    await expect(toggles.nth(0)).toHaveAttribute('aria-pressed', 'false')
    await page.getByRole('link', { name: 'Compare 3 products' }).click()
    await page.waitForURL(/baltra-compare\?ids=\d+,\d+,\d+$/)
    const table = page.getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveCount(3)
    await expectAccessible(page)

    const stranger = await visit(viewport)
    await stranger.page.goto(page.url(), { waitUntil: 'networkidle' })
    const chosen = await table.getByRole('columnheader').allInnerTexts()
    await expect.poll(() => stranger.page.getByRole('columnheader').allInnerTexts()).toEqual(chosen)
    await stranger.context.close()

    const own = page.url()
    await go(page, '/baltra-compare?ids=1')
    await page.getByText('This comparison was shared with you. Yours is kept.').waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Show mine' }).click()
    await page.waitForURL(own)

    await page
      .getByRole('link', { name: /^Take .* out$/ })
      .first()
      .click()
    await page.waitForURL(/ids=\d+,\d+$/)
    await expect(table.getByRole('columnheader')).toHaveCount(2)
    const facts = await table.getByRole('rowheader').count()
    await page.getByText('Show differences only').click()
    await expect.poll(() => table.getByRole('rowheader').count()).toBeLessThan(facts)
    await go(page, '/baltra-contact-us')
    await expect(page.getByRole('link', { name: /^Compare / })).toHaveCount(0)
    await go(page, '/baltra-product-view/1')
    await page
      .getByRole('button', { name: /^Enlarge / })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Zoom in' }).click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Empty the comparison' }).click()
    await page.getByRole('link', { name: /^Compare / }).waitFor({ state: 'detached' })
    expect(troubles).toEqual([])
  })

test('prices are typed in any digits and either order, and the count follows', async ({ visit }) => {
  const { page, troubles } = await visit(PHONE)
  await go(page, '/baltra-subCategoryProducts/1')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('radio', { name: '1500 W' }).check()
  await page.waitForURL(/power=1500\+W/)
  await page.getByRole('textbox', { name: 'From' }).fill('५०००')
  await page.getByRole('textbox', { name: 'To' }).fill('१०००')
  await page.waitForURL(/min_price=1000&max_price=5000/)
  const show = page.getByRole('button', { name: /^Show \d+ products?$/ })
  const count = await show.innerText()
  await expectAccessible(page)
  await show.click()
  await page.getByText(count.replace('Show ', ''), { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Remove filter Rs. 1,000 to Rs. 5,000' }).waitFor()
  expect(troubles).toEqual([])
})

test('recently viewed products are shown below a product, with current data', async ({ product, visit }) => {
  const { page, troubles } = await visit(PHONE)
  for (const id of [1, 2, 3]) {
    await go(page, `/baltra-product-view/${id}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const seen = page.getByRole('region', { name: 'Seen last' })
  await expect(seen.getByRole('heading', { level: 3 })).toHaveCount(2)
  await expectAccessible(page)
  expect(troubles).toEqual([])
})

test('the search suggests products while one types, by keyboard too', async ({ product, visit }) => {
  const { page, troubles } = await visit(DESK)
  await go(page, '/baltra-contact-us')
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

import { setTimeout } from 'node:timers/promises'
import { DESK, expectAccessible, go, PHONE } from '../kit/browser.ts'
import { addStaff } from '../kit/past-screens.ts'
import { enter, newNumber } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

test('the splash shows at each visit of the landing page and is never in the way', async ({ visit }) => {
  const { page } = await visit(PHONE)
  // The first page of a process is made slower than any other, and one that comes after a second has no splash.
  await go(page, '/')
  for (let visits = 0; visits < 2; visits++) {
    await go(page, '/', { waitUntil: 'commit' })
    const splash = page.locator('.splash')
    await splash.waitFor({ state: 'visible' })
    await page.getByRole('link', { name: 'Explore' }).waitFor()
    expect(await splash.evaluate((over) => getComputedStyle(over).pointerEvents)).toBe('none')
    await splash.waitFor({ state: 'hidden' })
  }
})

test('a landing page that comes late is shown without the splash', async ({ visit }) => {
  const { page } = await visit(PHONE)
  await page.route('**/', async (route) => {
    await setTimeout(1_200)
    await route.continue()
  })
  await go(page, '/', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Explore' }).waitFor()
  await expect(page.locator('.splash')).toBeHidden()
})

test('menu, filters, days and the role of staff read as the documents have them', async ({ product, visit }) => {
  const { page } = await visit(DESK)
  await enter(page, await addStaff(product, { contact: newNumber(), role: 'service_incharge' }))
  await go(page, '/baltra-aboutUs-Page')
  const service = page.getByRole('link', { name: 'Service and Support', exact: true })
  await page.getByRole('banner').locator(service).waitFor()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Dashboard Service Incharge' }).click()
  await page.waitForURL('**/baltra-admin-dashboard')
  await page.getByRole('navigation', { name: 'Office', exact: true }).waitFor()
  await page.goBack()
  // The office has a button of that name as well.
  await page.getByRole('banner').locator(service).waitFor()
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog').locator(service).waitFor()

  const office = await visit(DESK)
  await enter(office.page, product.admin)
  await office.page.goto('/baltra-admin-dashboard/all-customer-List')
  await office.page
    .getByRole('cell', { name: /^[A-Z][a-z]+day, \d{1,2} [A-Z][a-z]{2} \d{4}$/ })
    .first()
    .waitFor()
  const offered = (label: string) => office.page.getByLabel(label, { exact: true }).locator('option').allInnerTexts()
  expect(await offered('Gender')).toEqual(['All', 'male', 'female'])
  expect(await offered('Tier')).toEqual(['All', 'Gold Tier', 'Platinum Tier', 'Silver Tier'])
})

test('what visitors report of a page that does not exist is on the list of dead ends, can be redirected, and cleared', async ({
  product,
  visit,
}) => {
  // Of its own for each try.
  const path = `/old-kettle-${Math.random()
    .toString(36)
    .replaceAll(/[^a-z]/g, '')}`
  const visitor = await visit(PHONE)
  await visitor.page.goto('/baltra-catalog')
  await visitor.page.evaluate((to) => location.assign(to), `${path}?ref=sms`)
  // Its buttons count once its script runs.
  await visitor.page.waitForURL(`**${path}?ref=sms`, { waitUntil: 'networkidle' })
  await visitor.page.getByRole('button', { name: 'Report' }).click()
  await visitor.page.getByRole('button', { name: 'Reported' }).waitFor()
  await visitor.context.close()

  const { page } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, '/baltra-admin-dashboard/all/dead-ends')
  const row = page.getByRole('row', { name: new RegExp(path) })
  await row.getByText('/baltra-catalog').waitFor()
  await page.getByRole('link', { name: 'Reports' }).click()
  await page.waitForURL('**/dead-ends?sort=reports')
  await row.getByRole('button', { name: `Redirect ${path}` }).click()
  const dialog = page.getByRole('dialog')
  const target = dialog.getByRole('textbox', { name: 'Leads to' })
  await target.fill('a page')
  await dialog.getByRole('button', { name: 'Save redirect' }).click()
  await dialog.getByText('An address of this site is expected').waitFor()
  await expectAccessible(page)
  await target.fill(`${product.url}/ne/baltra-contact-us`)
  await dialog.getByRole('button', { name: 'Save redirect' }).click()
  await row.getByRole('cell', { name: '/baltra-contact-us' }).waitFor()
  await expectAccessible(page)
  const led = await visit(PHONE)
  await led.page.goto(`${path}?ref=sms`)
  expect(new URL(led.page.url()).pathname).toBe('/baltra-contact-us')
  await led.context.close()
  await row.getByRole('button', { name: /Delete/ }).click()
  await dialog.getByRole('button', { name: 'Close dialog' }).click()
  await dialog.waitFor({ state: 'detached' })
  await row.getByRole('button', { name: /Delete/ }).click()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await row.waitFor({ state: 'detached' })
  await page.getByText('Address cleared').waitFor({ timeout: 10_000 })
})

test('in the office a button leads back to the top, and a picture that cannot be read is refused', async ({
  product,
  visit,
}) => {
  const { page } = await visit(PHONE)
  await enter(page, product.admin)
  await go(page, '/baltra-admin-dashboard/add-category-product')
  const picture = page.getByLabel('Category Image', { exact: true }).and(page.locator('input'))
  await picture.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await page.getByText('There was an error reading the file!').waitFor()
  expect(await picture.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0)

  await go(page, '/baltra-admin-dashboard/all-products-list')
  const up = page.getByRole('button', { name: 'Scroll to top' })
  await expect(up).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 400))
  await up.click()
  await up.waitFor({ state: 'detached' })
})

test('searches that found nothing are on the list of missed searches, and can be cleared', async ({
  product,
  visit,
}) => {
  const visitor = await visit(PHONE)
  await visitor.page.goto('/baltra-search-products?product_name=Hovercraft', { waitUntil: 'networkidle' })
  await visitor.page.getByText('No data Found').waitFor()
  await visitor.context.close()

  const { page, troubles } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, '/baltra-admin-dashboard/all/missed-searches')
  const row = page.getByRole('row', { name: /hovercraft/ })
  await row.getByRole('cell', { name: 'Nothing' }).waitFor()
  await expectAccessible(page)
  await row.getByRole('button', { name: /Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await row.waitFor({ state: 'detached' })
  await page.getByText('Search cleared').waitFor({ timeout: 10_000 })
  expect(troubles).toEqual([])
})

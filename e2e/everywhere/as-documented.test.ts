import { randomInt } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { DESK, expectAccessible, go, isReady, PHONE } from '../kit/browser.ts'
import { addStaff, askAsAdmin } from '../kit/past-screens.ts'
import { enter, newNumber, pressInRow } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

test('the splash shows on each visit to the landing page and never blocks it', async ({ visit }) => {
  const { page, context } = await visit(PHONE)
  await arrivesAfter(page, 0)
  const animations = await animationsOf(page, context)
  const splash = page.locator('.splash')
  for (let visits = 0; visits < 2; visits++) {
    await animations.hold()
    await page.goto('/', { waitUntil: 'commit' })
    await expect(splash).toBeVisible()
    // A press on the link would reach it.
    await page.getByRole('link', { name: 'Explore' }).click({ trial: true })
    await animations.go()
    await expect(splash).toBeHidden()
  }
})

test('a landing page that comes late is shown without the splash', async ({ visit }) => {
  const { page, context } = await visit(PHONE)
  await arrivesAfter(page, 1_200)
  await (await animationsOf(page, context)).hold()
  await go(page, '/')
  await expect(page.getByRole('link', { name: 'Explore' })).toBeVisible()
  await expect(page.locator('.splash')).toBeHidden()
})

test('menu, filters, days and staff role use the documented wording', async ({ product, visit }) => {
  const { page } = await visit(DESK)
  await enter(page, await addStaff(product, { contact: newNumber(), role: 'service_incharge' }))
  await go(page, '/baltra-aboutUs-Page')
  const service = page.getByRole('link', { name: 'Service and Support', exact: true })
  await expect(page.getByRole('banner').locator(service)).toBeVisible()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Dashboard Service Incharge' }).click()
  await page.waitForURL('**/baltra-admin-dashboard')
  await expect(page.getByRole('navigation', { name: 'Office', exact: true })).toBeVisible()
  await page.goBack()
  await page.waitForURL('**/baltra-aboutUs-Page')
  await isReady(page)
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog').locator(service)).toBeVisible()

  const office = await visit(DESK)
  await enter(office.page, product.admin)
  await go(office.page, '/baltra-admin-dashboard/all-customer-List')
  const day = office.page.getByRole('cell', { name: /^[A-Z][a-z]+day, \d{1,2} [A-Z][a-z]{2} \d{4}$/ })
  await expect(day.first()).toBeVisible()
  const offered = (label: string) => office.page.getByLabel(label, { exact: true }).locator('option')
  await expect(offered('Gender')).toHaveText(['All', 'male', 'female'])
  await expect(offered('Tier')).toHaveText(['All', 'Gold Tier', 'Platinum Tier', 'Silver Tier'])
})

test('a missing page that visitors report is listed as a dead end, and can be redirected and cleared', async ({
  product,
  visit,
}) => {
  const path = `/old-kettle-${newWord()}`
  const visitor = await visit(PHONE)
  await go(visitor.page, '/baltra-catalog')
  await visitor.page.evaluate((to) => location.assign(to), `${path}?ref=sms`)
  await visitor.page.waitForURL((url) => url.pathname === path)
  await isReady(visitor.page)
  await visitor.page.getByRole('button', { name: 'Report' }).click()
  await expect(visitor.page.getByRole('button', { name: 'Reported' })).toBeVisible()

  const { page } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, '/baltra-admin-dashboard/all/dead-ends')
  const row = page.getByRole('row', { name: new RegExp(path) })
  await expect(row.getByText('/baltra-catalog')).toBeVisible()
  await page.getByRole('link', { name: 'Reports' }).click()
  await page.waitForURL('**/dead-ends?sort=reports')
  await isReady(page)
  await pressInRow(page, new RegExp(`^Redirect ${path}`), new RegExp(`^Actions for ${path}`))
  const dialog = page.getByRole('dialog')
  const target = dialog.getByRole('textbox', { name: 'Leads to' })
  await target.fill('a page')
  await dialog.getByRole('button', { name: 'Save redirect' }).click()
  await expect(dialog.getByText('An address of this site is expected')).toBeVisible()
  await expectAccessible(page)
  await target.fill(`${product.url}/ne/baltra-contact-us`)
  await dialog.getByRole('button', { name: 'Save redirect' }).click()
  await expect(row.getByRole('cell', { name: '/baltra-contact-us' })).toBeVisible()
  await visitor.page.goto(`${path}?ref=sms`)
  expect(new URL(visitor.page.url()).pathname).toBe('/baltra-contact-us')
  const bin = () => pressInRow(page, new RegExp(`^Delete ${path}`), new RegExp(`^Actions for ${path}`))
  await bin()
  await dialog.getByRole('button', { name: 'Close dialog' }).click()
  await expect(dialog).toHaveCount(0)
  await bin()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(row).toHaveCount(0)
  const known = () => askAsAdmin<{ data: { path: string }[] }>(product, '/deadends')
  await expect.poll(async () => (await known()).data.some((deadEnd) => deadEnd.path === path)).toBe(false)
})

test('in the office a button leads back to the top, and a picture that cannot be read is refused', async ({
  product,
  visit,
}) => {
  const { page } = await visit(PHONE)
  await enter(page, product.admin)
  await go(page, '/baltra-admin-dashboard/add-category-product')
  const picture = page.getByLabel('Category Image: ')
  await picture.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByText('There was an error reading the file!')).toBeVisible()
  await expect(picture).toHaveValue('')

  await go(page, '/baltra-admin-dashboard/all-products-list')
  const up = page.getByRole('button', { name: 'Scroll to top' })
  await expect(up).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 400))
  await up.click()
  await expect(up).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBeLessThan(250)
})

test('searches that found nothing are on the list of missed searches, and can be cleared', async ({
  product,
  visit,
}) => {
  const word = `hovercraft${newWord()}`
  const visitor = await visit(PHONE)
  await go(visitor.page, `/baltra-search-products?product_name=H${word.slice(1)}`)
  await expect(visitor.page.getByText('No data Found')).toBeVisible()

  const { page, troubles } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, '/baltra-admin-dashboard/all/missed-searches?sort=-last_at')
  const row = page.getByRole('row', { name: word })
  await expect(row.getByRole('cell', { name: 'Nothing' })).toBeVisible()
  await row.getByRole('button', { name: /Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(row).toHaveCount(0)
  const missed = () => askAsAdmin<{ data: { words: string }[] }>(product, '/products/missedsearches?sort=-last_at')
  await expect.poll(async () => (await missed()).data.map(({ words }) => words)).not.toContain(word)
  expect(troubles).toEqual([])
})

/** A word of letters that nobody has used. */
const newWord = (): string => Array.from({ length: 8 }, () => String.fromCharCode(randomInt(97, 123))).join('')

/** The next pages come this many milliseconds after the visit began, by their own clock. */
const arrivesAfter = (page: Page, milliseconds: number): Promise<unknown> =>
  page.addInitScript((now) => (performance.now = () => now), milliseconds)

/** Holds the animations of pages, so that a slow machine sees what would be over before it looks. */
async function animationsOf(page: Page, context: BrowserContext) {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Animation.enable')
  const setRate = (playbackRate: number) => devtools.send('Animation.setPlaybackRate', { playbackRate })
  return { hold: () => setRate(0), go: () => setRate(1) }
}

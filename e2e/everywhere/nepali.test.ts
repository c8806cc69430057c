import { go, isReady, PHONE } from '../kit/browser.ts'
import { CUSTOMER } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

test('the switch stays on the page with its query, and each page names its other language', async ({ visit }) => {
  const { page, troubles } = await visit(PHONE)
  await go(page, '/service?kind=shop')
  const other = page.getByRole('link', { name: 'नेपाली' }).first()
  await expect(other).toHaveAttribute('href', '/ne/service?kind=shop')
  await other.click()
  await page.waitForURL((url) => url.pathname + url.search === '/ne/service?kind=shop')
  await isReady(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/ne\/service$/)
  await expect(page.locator('link[hreflang=en]')).toHaveAttribute('href', /[^e]\/service$/)
  // Links go on in Nepali.
  await page.getByRole('navigation', { name: 'छिटो मेनु' }).getByRole('link', { name: 'उत्पादन' }).click()
  await page.waitForURL('**/ne/baltra-allProducts')
  await isReady(page)
  await page.getByRole('link', { name: 'English' }).first().click()
  await page.waitForURL((url) => url.pathname === '/baltra-allProducts')
  expect(troubles).toEqual([])
})

test('a signed-in customer reads products and tickets in Nepali', async ({ visit }) => {
  const { page, troubles } = await visit(PHONE)
  await go(page, '/ne/baltra-user-ProductPage')
  await page.waitForURL((url) => url.pathname === '/ne/baltra-account-signin' && url.searchParams.has('next'))
  await isReady(page)
  await page.getByLabel('मोबाइल नम्बर').fill(CUSTOMER.contact)
  await page.getByRole('textbox', { name: 'पासवर्ड' }).fill(CUSTOMER.password)
  await page.getByRole('button', { name: 'साइन इन गर्नुहोस्' }).and(page.locator('[type=submit]')).click()
  // The way back is in the same language.
  await page.waitForURL('**/ne/baltra-user-ProductPage')
  await expect(page.getByRole('heading', { level: 1, name: 'मेरा सामान' })).toBeVisible()
  await go(page, '/ne/baltra-trackingProducts')
  await page.getByRole('list', { name: 'गुनासाहरू' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'मर्मतको अवस्था' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(troubles).toEqual([])
})

test('a first Nepali page has the brand’s letters fetched once it is there, and the next one shows them', async ({
  browser,
  product,
}) => {
  // Not as the other visits, which have been here before.
  const page = await browser.newPage({ baseURL: product.url })
  const lettersAreShown = () => page.evaluate(() => document.documentElement.dataset['devanagari'] !== undefined)
  await page.goto('/ne/baltra-allProducts')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('device/devanagari'))).toBe('1')
  expect(await lettersAreShown()).toBe(false)
  await page.goto('/ne/baltra-aboutUs-Page')
  expect(await lettersAreShown()).toBe(true)
  await page.context().close()
})

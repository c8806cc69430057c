import { PHONE } from '../kit/browser.ts'
import { expect, test as base } from '../kit/test.ts'

const PUBLIC = [
  ['/', /way\s+Nepal\s+lives/],
  ['/baltra-aboutUs-Page', /way\s+Nepal\s+lives/],
  ['/baltra-readAboutUS', /For the homes/],
  ['/baltra-subCategoryProducts/1', /^Kitchen$/],
  ['/baltra-catalog', /catalogue/i],
  ['/baltra-reward-point', /Points for a longer/],
  ['/warranty-check', /Check a warranty/],
  ['/baltra-contact-us', /Contact us/],
  ['/baltra-term-of-use', /Terms/],
  ['/baltra/privacy-policy', /Privacy/],
  ['/baltra-account-signin', /Sign in/],
] as const

/** In a browser that runs no script. */
const test = base.extend({
  page: async ({ browser, product }, use) => {
    const context = await browser.newContext({ baseURL: product.url, viewport: PHONE, javaScriptEnabled: false })
    await use(await context.newPage())
    await context.close()
  },
})

test('without script every public page is read', async ({ page }) => {
  for (const [address, heading] of PUBLIC) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(heading, { useInnerText: true })
  }
})

test('without script products are searched, paged and read', async ({ page }) => {
  const cards = page.getByRole('main').getByRole('article')
  await page.goto('/baltra-search-products?min_price=1000')
  await expect(cards.first()).toBeVisible()
  const first = await cards.allInnerTexts()
  await page.getByRole('link', { name: 'Next' }).click()
  await page.waitForURL(/[?&]page=2/)
  await expect(cards.first()).toBeVisible()
  const second = await cards.allInnerTexts()
  expect(second.filter((card) => first.includes(card))).toEqual([])

  await page.getByRole('main').getByLabel('Search by name, kind, colour, size or price').fill('goose')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(/product_name=goose/)
  await page.getByRole('link', { name: /Bihani Goose 0.9/ }).click()
  await expect(page.getByText('Rs. 4,850').first()).toBeVisible()
  await expect(page.getByText('swan neck with a 6 mm mouth')).toBeVisible()
})

test('a form that is sent before its script is there stays on the page', async ({ page }) => {
  await page.goto('/baltra-contact-us')
  await page.getByLabel('Message').fill('The lamp of my kettle stays dark.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByLabel('Message')).toHaveValue('The lamp of my kettle stays dark.')
})

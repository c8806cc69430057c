import type { Page } from '@playwright/test'
import { go, PHONE } from '../kit/browser.ts'
import { expect, test } from '../kit/test.ts'

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

async function reader(): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url, viewport: PHONE, javaScriptEnabled: false })
  return context.newPage()
}

test('without script every public page is read', async () => {
  const page = await reader()
  for (const [address, heading] of PUBLIC) {
    await go(page, address)
    expect(await page.getByRole('heading', { level: 1 }).innerText(), address).toMatch(heading)
  }
})

test('without script products are searched, paged and read', async ({ product }) => {
  const page = await reader()
  const cards = page.getByRole('main').getByRole('article')
  // What other tests put beside the demo meanwhile costs less or more, and would move a product to the next page.
  await go(page, '/baltra-search-products?min_price=4000&max_price=100000')
  const first = await cards.allInnerTexts()
  await page.getByRole('link', { name: 'Next' }).click()
  await page.waitForURL(/[?&]page=2/)
  const second = await cards.allInnerTexts()
  expect(second.filter((card) => first.includes(card))).toEqual([])

  await page.getByRole('main').getByLabel('Search by name, kind, colour, size or price').fill('goose')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(/product_name=goose/)
  await page.getByRole('link', { name: /Bihani Goose 0.9/ }).click()
  await page.getByText('Rs. 4,850').first().waitFor()
  await page.getByText('swan neck with a 6 mm mouth').waitFor()
})

test('a form that is sent before its script is there stays on the page', async () => {
  const page = await reader()
  await go(page, '/baltra-contact-us')
  await page.getByLabel('Message').fill('The lamp of my kettle stays dark.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByLabel('Message')).toHaveValue('The lamp of my kettle stays dark.')
})

import {
  ALL_PRODUCTS,
  CATALOGUES,
  MY_PERSONALISATIONS,
  MY_PRODUCTS,
  PROFILE,
  QUOTATION_HISTORY,
  REGISTER_PRODUCT,
  REWARD_POINTS,
  SERVICE,
  SHOP_HOME,
  TICKETS,
} from 'contract/core/paths'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, PHONE, visit } from '../kit/browser.ts'
import { sharedProduct } from '../kit/shared-product.ts'
import { CUSTOMER, enter } from '../kit/steps.ts'

const product = sharedProduct()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

test('text at 200 % fits a phone without scrolling sideways', async () => {
  const { page, troubles } = await visit(browser, product.url, PHONE)
  const shop = [SHOP_HOME, ALL_PRODUCTS, CATALOGUES, SERVICE, REWARD_POINTS]
  expect(await sidewaysAt(page, shop)).toEqual([])
  await enter(page, CUSTOMER)
  const own = [MY_PRODUCTS, REGISTER_PRODUCT, TICKETS, PROFILE, QUOTATION_HISTORY, MY_PERSONALISATIONS]
  expect(await sidewaysAt(page, own)).toEqual([])
  const opened = [await firstLink(page, TICKETS, 'Tickets'), await firstLink(page, MY_PRODUCTS, 'Registered products')]
  expect(await sidewaysAt(page, opened)).toEqual([])
  expect(troubles).toEqual([])
})

/** The screens that are wider than the phone, and by how many pixels. */
async function sidewaysAt(page: Page, addresses: readonly string[]): Promise<string[]> {
  const wide: string[] = []
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'networkidle' })
    const over = await page.evaluate(() => {
      const { documentElement: root } = document
      root.style.fontSize = '200%'
      return root.scrollWidth - root.clientWidth
    })
    if (over > 0) wide.push(`${address}: ${over}`)
  }
  return wide
}

async function firstLink(page: Page, address: string, list: string): Promise<string> {
  await page.goto(address)
  const href = await page.getByRole('list', { name: list }).getByRole('link').first().getAttribute('href')
  return href ?? ''
}

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
import type { Page } from '@playwright/test'
import { go, PHONE } from '../kit/browser.ts'
import { CUSTOMER, enter } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

test('text at 200 % fits a phone without scrolling sideways', async ({ visit }) => {
  const { page, troubles } = await visit(PHONE)
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
    await go(page, address)
    const over = await page.evaluate(async () => {
      const { documentElement: root, fonts } = document
      root.style.fontSize = '200%'
      await fonts.ready
      return root.scrollWidth - root.clientWidth
    })
    if (over > 0) wide.push(`${address}: ${over}`)
  }
  return wide
}

async function firstLink(page: Page, address: string, list: string): Promise<string> {
  await go(page, address)
  const href = await page.getByRole('list', { name: list }).getByRole('link').first().getAttribute('href')
  return href ?? ''
}

import type { Page } from '@playwright/test'
import { DESK, go, isReady } from '../kit/browser.ts'
import { registerAtCounter } from '../kit/past-screens.ts'
import { enter, newCustomer, newSerial } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const QUEUE = '/baltra-admin-dashboard/single-customer-product-list/'

test('the registration queue is worked by keyboard alone: one is approved, one rejected, and the next one comes', async ({
  product,
  visit,
}) => {
  const { contact } = await newCustomer(product)
  const register = () => registerAtCounter(product, { contact, serial_number: newSerial() })
  const [first, second] = [await register(), await register()]
  const { page, troubles } = await visit(DESK)
  await enter(page, product.admin)

  await go(page, `${QUEUE}${first}`)
  await expect(page.getByText(/^Warranty until \d/)).toBeVisible()
  await page.keyboard.press('a')
  await expectNext(page, first)
  expect(await product.sms(contact, /is registered\. Warranty/)).toContain('Kettle')

  await go(page, `${QUEUE}${second}`)
  await expect(page.getByRole('button', { name: 'Reject', exact: true })).toBeVisible()
  await page.keyboard.press('r')
  await expect(page.getByLabel('Reason')).toBeFocused()
  await page.keyboard.type('Is it a bill?')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('main').getByText('Rejected', { exact: true }).first()).toBeVisible()
  expect(await product.sms(contact, /Is it a bill\?/)).toContain('was not accepted')
  await page.keyboard.press('n')
  await expectNext(page, second)
  expect(troubles).toEqual([])
})

/** Which one waits next is the business of the demo. */
async function expectNext(page: Page, left: number): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname.startsWith(QUEUE) && pathname !== `${QUEUE}${left}`)
  await isReady(page)
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
}

import type { Page } from '@playwright/test'
import { expectAccessible, go, PHONE, whileOnline } from '../kit/browser.ts'
import { becomeCustomer, enter, PASSWORD, pressInRow, sender } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const CONTACT = '9812345682'
const OFFICE = '/baltra-admin-dashboard'

test('lettering is tried signed out, sent after signing in, approved, and followed, at a phone', async ({
  product,
  visit,
}) => {
  const newcomer = await visit(PHONE)
  await becomeCustomer(newcomer.page, product, CONTACT)

  const { page, context, troubles } = await visit(PHONE)
  await go(page, '/baltra-search-products?product_name=Jharana')
  await page.getByRole('link', { name: 'Jharana 750' }).click()
  await page.getByRole('button', { name: 'Personalize' }).click()
  const dialog = page.getByRole('dialog', { name: 'Personalize' })
  const text = dialog.getByLabel('Text')
  const send = dialog.getByRole('button', { name: 'Submit Request' })
  await send.click()
  await dialog.getByText('Please enter your text').waitFor()
  await expectAccessible(page)
  const bare = await drawnIn(page)
  await text.fill('नमस्ते नेपाल 👨‍👩‍👧‍👦')
  await dialog.getByText('Horizontal text can have at most 8 characters; this is 9').waitFor()
  await dialog.getByText('vertical', { exact: true }).click()
  await dialog.getByText('9 of 13 characters').waitFor()
  await dialog.getByRole('img', { name: /^Preview: Jharana 750 with “नमस्ते नेपाल/ }).waitFor()
  await expect.poll(() => drawnIn(page)).not.toBe(bare)
  await send.click()
  await dialog.getByText('Please Select a size.').waitFor()
  await dialog.getByText('750 ml').click()
  await dialog.getByRole('button', { name: 'One more' }).click()
  await send.click()

  await page.getByText('Please Login first').waitFor()
  await page.waitForURL('**/baltra-account-signin?next=*')
  await page.getByLabel('Mobile number').fill(CONTACT)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await sender(page, 'Sign In').click()
  await dialog.waitFor()
  expect(await text.inputValue()).toContain('नमस्ते नेपाल')
  await expect(dialog.getByLabel('Quantity')).toHaveValue('2')
  await expectAccessible(page)
  await context.setOffline(true)
  await send.click()
  await dialog.getByText('It is sent automatically when the connection is back.').waitFor()
  await context.setOffline(false)
  await page.getByText('Your personalization has been sent').waitFor()
  await dialog.waitFor({ state: 'detached' })

  await approve()
  expect(await product.sms(CONTACT, /lettering/)).toContain('is approved')
  await go(page, '/baltra-personalization-orders')
  const cards = page.getByRole('list', { name: 'Personalization Orders' }).getByRole('listitem')
  await expect(cards).toHaveCount(1)
  await cards.getByText('Approved').waitFor()
  await expectAccessible(page)
  // The browser logs the connection that was cut on purpose.
  expect(whileOnline(troubles)).toEqual([])
})

/** What the preview shows, as far as it differs. */
const drawnIn = (page: Page) => page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())

/** Staff see the picture that the customer saw, and approve; without a choice they are asked for one. */
async function approve() {
  const { page, troubles } = await visit(PHONE)
  await enter(page, product.admin)
  await go(page, `${OFFICE}/all/customize-products?placement=vertical&status=pending`)
  await pressInRow(page, /^View “नमस्ते नेपाल/, /^Actions for “नमस्ते नेपाल/)
  await page.waitForURL('**/single/personalization-view/*')
  await page.getByRole('img', { name: /as the customer saw it$/ }).waitFor()
  await page.getByRole('button', { name: /^Pending, update status of “नमस्ते नेपाल/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Update Status' })
  await dialog.getByRole('button', { name: 'Approve & update' }).click()
  await dialog.getByText('Please select a status!').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: /^Approved/ }).check()
  await dialog.getByRole('button', { name: 'Approve & update' }).click()
  await page.getByText('Personalization approved').waitFor()
  expect(troubles).toEqual([])
}

import type { Page } from '@playwright/test'
import { expectAccessible, go, isReady, PHONE, whileOnline } from '../kit/browser.ts'
import { enter, newCustomer, pressInRow, sender } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

test('lettering is tried signed out, sent after signing in, approved, and followed, at a phone', async ({
  product,
  visit,
}) => {
  const { contact, password } = await newCustomer(product)
  const { page, context, troubles } = await visit(PHONE)
  await go(page, '/baltra-search-products?product_name=Jharana')
  await page.getByRole('link', { name: 'Jharana 750' }).click()
  await page.waitForURL('**/baltra-product-view/**')
  await isReady(page)
  await page.getByRole('button', { name: 'Personalize' }).click()
  const dialog = page.getByRole('dialog', { name: 'Personalize' })
  const text = dialog.getByLabel('Text')
  const send = dialog.getByRole('button', { name: 'Submit Request' })
  await send.click()
  await expect(dialog.getByText('Please enter your text')).toBeVisible()
  await expectAccessible(page)
  await expect.poll(() => coloursOf(page)).toBeGreaterThan(1)
  const bare = await drawnIn(page)
  await text.fill('नमस्ते नेपाल 👨‍👩‍👧‍👦')
  await expect(dialog.getByText('Horizontal text can have at most 8 characters; this is 9')).toBeVisible()
  await dialog.getByText('vertical', { exact: true }).click()
  await expect(dialog.getByText('9 of 13 characters')).toBeVisible()
  await expect(dialog.getByRole('img', { name: /^Preview: Jharana 750 with “नमस्ते नेपाल/ })).toBeVisible()
  await expect.poll(() => drawnIn(page)).not.toBe(bare)
  await send.click()
  await expect(dialog.getByText('Please Select a size.')).toBeVisible()
  await dialog.getByText('750 ml').click()
  await dialog.getByRole('button', { name: 'One more' }).click()
  await send.click()

  await expect(page.getByText('Please Login first')).toBeVisible()
  await page.waitForURL('**/baltra-account-signin?next=*')
  await page.getByLabel('Mobile number').fill(contact)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await sender(page, 'Sign In').click()
  await expect(dialog).toBeVisible()
  await expect(text).toHaveValue(/नमस्ते नेपाल/)
  await expect(dialog.getByLabel('Quantity')).toHaveValue('2')
  await expectAccessible(page)
  await context.setOffline(true)
  await send.click()
  await expect(dialog.getByText('It is sent automatically when the connection is back.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Your personalization has been sent')).toBeVisible()
  await expect(dialog).toBeHidden()

  const office = await visit(PHONE)
  await enter(office.page, product.admin)
  await approve(office.page)
  expect(await product.sms(contact, /lettering/)).toContain('is approved')
  await go(page, '/baltra-personalization-orders')
  const cards = page.getByRole('list', { name: 'Personalization Orders' }).getByRole('listitem')
  await expect(cards.getByText('Approved')).toBeVisible()
  await expect(cards).toHaveCount(1)
  // The browser logs the connection that was cut on purpose.
  expect(whileOnline(troubles)).toEqual([])
  expect(office.troubles).toEqual([])
})

/** What the preview shows, as far as it differs. */
const drawnIn = (page: Page) => page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())

/** One before the product's picture is there, many then. */
const coloursOf = (page: Page) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
    return new Set(new Uint32Array(pixels.data.buffer)).size
  })

/** Staff see the picture that the customer saw, and approve; without a choice they are asked for one. */
async function approve(page: Page) {
  await go(page, '/baltra-admin-dashboard/all/customize-products?placement=vertical&status=pending')
  await pressInRow(page, /^View “नमस्ते नेपाल/, /^Actions for “नमस्ते नेपाल/)
  await page.waitForURL('**/single/personalization-view/*')
  await expect(page.getByRole('img', { name: /as the customer saw it$/ })).toBeVisible()
  await page.getByRole('button', { name: /^Pending, update status of “नमस्ते नेपाल/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Update Status' })
  await dialog.getByRole('button', { name: 'Approve & update' }).click()
  await expect(dialog.getByText('Please select a status!')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: /^Approved/ }).check()
  await dialog.getByRole('button', { name: 'Approve & update' }).click()
  await expect(page.getByText('Personalization approved')).toBeVisible()
}

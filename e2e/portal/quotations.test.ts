import type { Page } from '@playwright/test'
import { expectAccessible, go, isReady, PHONE, reload, whileOnline } from '../kit/browser.ts'
import { askAsAdmin, requestQuotation } from '../kit/past-screens.ts'
import type { Product } from '../kit/product.ts'
import { becomeCustomer, enter, newCustomer, newNumber, pressInRow, sender, tokenOf } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const LIST = '/baltra-admin-dashboard/all/bulk-quote-products'
const OWN = '/single-bulk-history'

test('a bulk quote is asked for with a thumb: signed out, refused, offline, and for two products', async ({
  product,
  visit,
}) => {
  const account = await newCustomer(product)
  const { page, context, troubles } = await visit(PHONE)
  await askSignedOut(page, account)
  await page.getByRole('button', { name: 'Request a bulk quote' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request a bulk quote' })
  await expect(dialog.getByLabel('Customer Name')).toHaveValue('Nirmala Rai')
  await expect(dialog.getByLabel('Contact')).toHaveValue(account.contact)
  await expect(dialog.getByLabel('Model Name')).toHaveAttribute('readonly', '')
  await expect(dialog.getByRole('button', { name: 'One less' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'One more' }).click()
  await dialog.getByRole('button', { name: 'Add another product' }).click()
  await dialog.getByLabel('Quantity of product 2').fill('0')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  await expect(dialog.getByText('Description is required')).toBeVisible()
  await expect(dialog.getByText('Quantity must be a whole number from 1')).toBeVisible()
  await expect(dialog.getByLabel('Product 2', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await dialog.getByLabel('Product 2', { exact: true }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Search products' }).fill('no such thing at all')
  await expect(page.getByText('Nothing found.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Search products' }).fill('BCF-048')
  await page.getByRole('option', { name: '(BCF-048)' }).click()
  await dialog.getByLabel('Quantity of product 2').fill('12')
  await dialog.getByLabel('Description').fill('Sixty beds,\nbefore Dashain.')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  await expect(dialog.getByText('It is sent automatically when the connection is back.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await context.setOffline(false)
  await reload(page)
  await page.getByRole('button', { name: 'Request a bulk quote' }).click()
  await expect(dialog.getByText('What you filled in before is still here.')).toBeVisible()
  await expect(dialog.getByLabel('Quantity', { exact: true })).toHaveValue('2')
  await expect(dialog.getByLabel('Quantity of product 2')).toHaveValue('12')
  await expect(dialog.getByLabel('Description')).toHaveValue(/Sixty beds/)
  await dialog.getByRole('button', { name: 'Submit Request' }).dblclick()
  await expect(page.getByText('Your request has been sent')).toBeVisible()
  await expect(dialog).toBeHidden()

  await go(page, '/baltra-bulk-quote')
  const rows = page.locator('tbody tr')
  await expect(rows.getByText('Pending')).toBeVisible()
  await expect(rows).toHaveCount(1)
  await askAgain(page)
  await page.getByRole('button', { name: /^Filter/ }).click()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Approved')
  await page.waitForURL('**/baltra-bulk-quote?status=Approved')
  await expect(page.getByRole('heading', { name: 'No Data Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await rows.getByRole('link', { name: /^View 2 × .* and 1 more$/ }).click()
  await page.waitForURL(`**${OWN}/*`)
  await expect(page.getByText('Sixty beds,')).toBeVisible()
  await expect(page.getByText('Colour: Cream, size: 1.5 litres')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Products' }).getByRole('row', { name: 'BCF-048 12' })).toBeVisible()
  // The browser logs the connection that was cut on purpose.
  expect(whileOnline(troubles)).toEqual([])
})

/** Signed out one is asked to sign in first, and comes back to the product. */
async function askSignedOut(page: Page, account: { contact: string; password: string }) {
  await go(page, '/baltra-product-view/1')
  await page.getByRole('button', { name: 'Request a bulk quote' }).click()
  await expect(page.getByText('Please Login first')).toBeVisible()
  await page.waitForURL('**/baltra-account-signin?next=*')
  await page.getByLabel('Mobile number').fill(account.contact)
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password)
  await sender(page, 'Sign In').click()
  await page.waitForURL('**/baltra-product-view/1')
  await isReady(page)
}

/** What is selected can be exported, and asked for again with its models and quantities. */
async function askAgain(page: Page) {
  const again = page.getByRole('button', { name: 'Ask again' })
  await expect(again).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Export' })).toBeDisabled()
  await expect(page.getByText('Select requests to export them or ask again.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Export' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: '.csv' }).click()
  expect((await saved).suggestedFilename()).toBe('bulk-order-history.csv')
  await again.click()
  const dialog = page.getByRole('dialog', { name: 'Request a bulk quote' })
  await expect(dialog.getByLabel('Quantity', { exact: true })).toHaveValue('2')
  await expect(dialog.getByLabel('Quantity of product 2')).toHaveValue('12')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close dialog' }).click()
  await expect(dialog).toBeHidden()
}

test('a request for two products is rejected, priced all the same, approved and deleted, at a phone', async ({
  product,
  visit,
}) => {
  const contact = newNumber()
  const { page, troubles } = await visit(PHONE)
  await becomeCustomer(page, product, contact)
  const id = await requestQuotation(product, await tokenOf(page))
  const office = await visit(PHONE)
  await enter(office.page, product.admin)

  await reject(office.page, contact)
  expect(await product.sms(contact, /bulk quote/)).toContain('was not accepted. Out of stock until Kartik')
  await go(page, `${OWN}/${id}`)
  await expect(page.getByText('Out of stock until Kartik')).toBeVisible()

  await priceRejected(office.page, contact)
  expect(await product.sms(contact, /is approved/)).toContain('Total Rs. 4,300.')
  await expectAccessible(office.page)
  expect(await downloadedQuotation(office.page)).toMatch(/^quotation-\d+\.pdf$/)
  await go(page, `${OWN}/${id}`)
  await expect(page.getByText('Rs. 4,300', { exact: true })).toBeVisible()
  await expectAccessible(page)
  expect(await downloadedQuotation(page)).toMatch(/^quotation-\d+\.pdf$/)

  await deleteInOffice(office.page, { product, contact })
  await go(page, `${OWN}/${id}`)
  await expect(page.getByRole('heading', { name: 'No Data Found' })).toBeVisible()
  expect([...troubles, ...office.troubles]).toEqual([])
})

/** Staff reject the request with a reason; without a choice they are asked for one. */
async function reject(page: Page, contact: string) {
  await go(page, `${LIST}?status=Pending&search=${contact}`)
  await page.getByRole('button', { name: /^Pending, update status of .* for Nirmala Rai$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Update Status' })
  await dialog.getByRole('button', { name: 'Update Status' }).click()
  await expect(dialog.getByText('Please select a status!')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByText('Reject', { exact: true }).click()
  await dialog.getByLabel('Reason (optional)').fill('Out of stock until Kartik')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('Quotation rejected')).toBeVisible()
}

/** Staff price a rejected request, one line per product and one for delivery, and approve it. */
async function priceRejected(page: Page, contact: string) {
  await go(page, `${LIST}?status=Rejected&search=${contact}`)
  await pressInRow(page, /^View .* for Nirmala Rai$/, /^Actions for .* for Nirmala Rai$/)
  await page.waitForURL('**/single/bulk-quote-view/*')
  await expect(page.getByText('Sixty beds,')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Products' }).getByRole('row', { name: 'BCF-048 12' })).toBeVisible()
  await expect(page.getByLabel('Description of line 2')).toHaveValue(/\(BCF-048\)/)
  await expect(page.getByLabel('Quantity of line 2')).toHaveValue('12')
  await page.getByLabel('Unit price of line 1').fill('1,500')
  await page.getByLabel('Unit price of line 2').fill('100')
  await page.getByLabel('Unit price of line 2').press('Enter')
  // A new line begins, and its description has the focus.
  await expect(page.getByLabel('Description of line 3')).toBeFocused()
  await page.keyboard.type('Delivery')
  await page.getByRole('button', { name: 'Save Prices' }).click()
  await expect(page.getByText('Unit price is whole rupees')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Unit price of line 3').fill('100')
  await page.getByRole('button', { name: /^Rejected, update status/ }).click()
  await expect(page.getByText('Save the prices first')).toBeVisible()
  await page.getByRole('button', { name: 'Save Prices' }).dblclick()
  await expect(page.getByText('Prices saved')).toBeVisible()
  await page.getByRole('button', { name: /^Rejected, update status/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Update Status' })
  await expect(dialog.getByText('Offered: Rs. 4,300')).toBeVisible()
  await dialog.getByText('Approve', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Quotation approved')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save Prices' })).toBeHidden()
}

async function downloadedQuotation(page: Page): Promise<string> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  return (await saving).suggestedFilename()
}

async function deleteInOffice(
  page: Page,
  { product, contact }: { product: Pick<Product, 'url' | 'admin'>; contact: string },
) {
  const path = `/products/getallquotation?search=${contact}`
  const left = async () => (await askAsAdmin<{ data: unknown[] }>(product, path)).data.length
  expect(await left()).toBe(1)
  await go(page, `${LIST}?search=${contact}`)
  await pressInRow(page, /^Delete .* for Nirmala Rai$/, /^Actions for .* for Nirmala Rai$/)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Quotation deleted')).toBeVisible()
  await expect.poll(left).toBe(0)
}

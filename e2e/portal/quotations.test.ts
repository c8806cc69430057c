import type { Page } from '@playwright/test'
import { DESK, expectAccessible, go, PHONE, reload, whileOnline } from '../kit/browser.ts'
import { becomeCustomer, enter, PASSWORD, pressInRow, sender } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const LIST = '/baltra-admin-dashboard/all/bulk-quote-products'
const SINGLE = '**/single-bulk-history/*'

/** A new visitor with their own browser, signed out. */
async function newcomer(viewport: { width: number; height: number }, contact: string) {
  const { page, context } = await visit(DESK)
  await becomeCustomer(page, product, contact)
  await context.close()
  return visit(viewport)
}

test('a bulk quote is asked for with a thumb: signed out, refused, offline, and for two products', async ({
  product,
}) => {
  const contact = '9812345680'
  const { page, context, troubles } = await newcomer(PHONE, contact)
  await askSignedOut(page, contact)
  await page.getByRole('button', { name: 'Request a bulk quote' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request a bulk quote' })
  await dialog.waitFor()
  await expect(dialog.getByLabel('Customer Name')).toHaveValue('Nirmala Rai')
  await expect(dialog.getByLabel('Contact')).toHaveValue(contact)
  await expect(dialog.getByLabel('Model Name')).toHaveAttribute('readonly', '')
  await expect(dialog.getByRole('button', { name: 'One less' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'One more' }).click()
  await dialog.getByRole('button', { name: 'Add another product' }).click()
  await dialog.getByLabel('Quantity of product 2').fill('0')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  await dialog.getByText('Description is required').waitFor()
  await dialog.getByText('Quantity must be a whole number from 1').waitFor()
  await expect(dialog.getByLabel('Product 2', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await dialog.getByLabel('Product 2', { exact: true }).click()
  await page.getByRole('option').first().waitFor()
  await page.getByRole('combobox', { name: 'Search products' }).fill('no such thing at all')
  await page.getByText('Nothing found.').waitFor()
  await page.getByRole('combobox', { name: 'Search products' }).fill('BCF-048')
  await page.getByRole('option', { name: '(BCF-048)' }).click()
  await dialog.getByLabel('Quantity of product 2').fill('12')
  await dialog.getByLabel('Description').fill('Sixty beds,\nbefore Dashain.')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  await dialog.getByText('It is sent automatically when the connection is back.').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await context.setOffline(false)
  await reload(page)
  await page.getByRole('button', { name: 'Request a bulk quote' }).click()
  await dialog.getByText('What you filled in before is still here.').waitFor()
  await expect(dialog.getByLabel('Quantity', { exact: true })).toHaveValue('2')
  await expect(dialog.getByLabel('Quantity of product 2')).toHaveValue('12')
  expect(await dialog.getByLabel('Description').inputValue()).toContain('Sixty beds')
  await dialog.getByRole('button', { name: 'Submit Request' }).dblclick()
  await page.getByText('Your request has been sent').waitFor()
  await dialog.waitFor({ state: 'detached' })

  await go(page, '/baltra-bulk-quote')
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(1)
  await rows.getByText('Pending').waitFor()
  await expectAccessible(page)
  await askAgain(page)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Approved')
  await page.waitForURL('**/baltra-bulk-quote?status=Approved')
  await page.getByRole('heading', { name: 'No Data Found' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await rows.getByRole('link', { name: /^View 2 × .* and 1 more$/ }).click()
  await page.waitForURL(SINGLE)
  await page.getByText('Sixty beds,').waitFor()
  await page.getByText('Colour: Cream, size: 1.5 litres').waitFor()
  await page.getByRole('table', { name: 'Products' }).getByRole('row', { name: 'BCF-048 12' }).waitFor()
  await expectAccessible(page)
  // The browser logs the connection that was cut on purpose.
  expect(whileOnline(troubles)).toEqual([])
})

for (const [kind, viewport, contact] of [
  ['phone', PHONE, '9812345683'],
  ['desk', DESK, '9812345681'],
] as const) {
  test(`a request for two products is rejected, priced line by line, approved and deleted, at a ${kind}`, async () => {
    const { page, troubles } = await newcomer(viewport, contact)
    const own = await sendRequest(page, contact)
    const office = await openOffice(viewport)
    await decideInOffice(office.page, contact)
    await go(page, own)
    await page.getByText('Out of stock until Kartik').waitFor()
    await priceInOffice(office.page, contact)
    await go(page, own)
    await page.getByText('Rs. 4,300', { exact: true }).waitFor()
    await expectAccessible(page)
    expect(await downloadedQuotation(page)).toMatch(/^quotation-\d+\.pdf$/)
    await deleteInOffice(office.page)
    await go(page, own)
    await page.getByRole('heading', { name: 'No Data Found' }).waitFor()
    await expectAccessible(page)
    expect([...troubles, ...office.troubles]).toEqual([])
  })
}

/** Requests a quotation for the page's product and another one. Returns the address of the request. */
async function sendRequest(page: Page, contact: string): Promise<string> {
  await enter(page, { contact, password: PASSWORD })
  await go(page, '/baltra-product-view/1')
  await page.getByRole('button', { name: 'Request a bulk quote' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request a bulk quote' })
  await dialog.getByLabel('Quantity', { exact: true }).fill('2')
  await dialog.getByRole('button', { name: 'Add another product' }).press('Enter')
  await dialog.getByLabel('Product 2', { exact: true }).press('Enter')
  await page.getByRole('combobox', { name: 'Search products' }).fill('BCF-048')
  await page.getByRole('option', { name: '(BCF-048)' }).click()
  await dialog.getByLabel('Quantity of product 2').fill('12')
  await dialog.getByLabel('Description').fill('Sixty beds,\nbefore Dashain.')
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  await page.getByText('Your request has been sent').waitFor()
  await go(page, '/baltra-bulk-quote')
  await page.getByRole('link', { name: /^View 2 ×/ }).click()
  await page.waitForURL(SINGLE)
  return page.url()
}

/** Signed out one is asked to sign in first, and comes back to the product. */
async function askSignedOut(page: Page, contact: string) {
  await go(page, '/baltra-product-view/1')
  await page.getByRole('button', { name: 'Request a bulk quote' }).click()
  await page.getByText('Please Login first').waitFor()
  await page.waitForURL('**/baltra-account-signin?next=*')
  await page.getByLabel('Mobile number').fill(contact)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await sender(page, 'Sign In').click()
  await page.waitForURL('**/baltra-product-view/1')
}

async function openOffice(viewport: { width: number; height: number }) {
  const { page, troubles } = await visit(viewport)
  await enter(page, product.admin)
  return { page, troubles }
}

/** Staff reject the newest request with a reason; without a choice they are asked for one. */
async function decideInOffice(page: Page, contact: string) {
  await go(page, `${LIST}?status=Pending`)
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^Pending, update status of .* for Nirmala Rai$/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Update Status' })
  await dialog.getByRole('button', { name: 'Update Status' }).click()
  await dialog.getByText('Please select a status!').waitFor()
  await expectAccessible(page)
  await dialog.getByText('Reject', { exact: true }).click()
  await dialog.getByLabel('Reason (optional)').fill('Out of stock until Kartik')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await page.getByText('Quotation rejected').waitFor()
  expect(await product.sms(contact, /bulk quote/)).toContain('was not accepted. Out of stock until Kartik')
  await go(page, `${LIST}?status=Rejected`)
  await pressInRow(page, /^View .* for Nirmala Rai$/, /^Actions for .* for Nirmala Rai$/)
  await page.waitForURL('**/single/bulk-quote-view/*')
  await page.getByText('Sixty beds,').waitFor()
  await page.getByRole('table', { name: 'Products' }).getByRole('row', { name: 'BCF-048 12' }).waitFor()
}

/** Staff price a rejected request, one line per product and one for delivery, and approve it. */
async function priceInOffice(page: Page, contact: string) {
  expect(await page.getByLabel('Description of line 2').inputValue()).toContain('(BCF-048)')
  await expect(page.getByLabel('Quantity of line 2')).toHaveValue('12')
  await page.getByLabel('Unit price of line 1').fill('1,500')
  await page.getByLabel('Unit price of line 2').fill('100')
  await page.getByLabel('Unit price of line 2').press('Enter')
  await page.keyboard.type('Delivery')
  await page.getByRole('button', { name: 'Save Prices' }).click()
  await page.getByText('Unit price is whole rupees').waitFor()
  await expectAccessible(page)
  await page.getByLabel('Unit price of line 3').fill('100')
  await page.getByRole('button', { name: /^Rejected, update status/ }).click()
  await page.getByText('Save the prices first').waitFor()
  await page.getByRole('button', { name: 'Save Prices' }).dblclick()
  await page.getByText('Prices saved').waitFor()
  await page.getByRole('button', { name: /^Rejected, update status/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Update Status' })
  await dialog.getByText('Offered: Rs. 4,300').waitFor()
  await dialog.getByText('Approve', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await page.getByText('Quotation approved').waitFor()
  expect(await product.sms(contact, /is approved/)).toContain('Total Rs. 4,300.')
  await page.getByRole('button', { name: 'Save Prices' }).waitFor({ state: 'detached' })
  await expectAccessible(page)
  expect(await downloadedQuotation(page)).toMatch(/^quotation-\d+\.pdf$/)
}

async function downloadedQuotation(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ])
  return download.suggestedFilename()
}

async function deleteInOffice(page: Page) {
  await go(page, LIST)
  await pressInRow(page, /^Delete .* for Nirmala Rai$/, /^Actions for .* for Nirmala Rai$/)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Quotation deleted').waitFor({ timeout: 10_000 })
}

/** What is selected can be exported, and asked for again with its models and quantities. */
async function askAgain(page: Page) {
  const again = page.getByRole('button', { name: 'Ask again' })
  await expect(again).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Export' })).toBeDisabled()
  await page.getByText('Select requests to export them or ask again.').waitFor()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByText('1 selected').waitFor()
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
  await dialog.waitFor({ state: 'detached' })
}

import type { Page } from '@playwright/test'
import { DESK, go, isReady, reload } from '../kit/browser.ts'
import { becomeCustomer, enter, newNumber, pressInRow } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

test('a quotation for two products is asked for, priced line by line and approved, at a desk', async ({
  product,
  visit,
}) => {
  const contact = newNumber()
  const [customer, staff] = [await visit(DESK), await visit(DESK)]
  await becomeCustomer(customer.page, product, contact)
  await enter(staff.page, product.admin)

  await ask(customer.page)
  await go(customer.page, '/baltra-bulk-quote')
  await customer.page.getByRole('link', { name: /^View 2 ×/ }).click()
  await customer.page.waitForURL('**/single-bulk-history/*')
  await price(staff.page, contact)
  expect(await product.sms(contact, /is approved/)).toContain('Total Rs. 4,300.')
  await reload(customer.page)
  await expect(customer.page.getByText('Rs. 4,300', { exact: true })).toBeVisible()
  expect([...customer.troubles, ...staff.troubles]).toEqual([])
})

/** A customer asks for the page's product and another one. */
async function ask(page: Page) {
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
  await expect(dialog).toBeHidden()
}

/** Staff price a request, one line per product and one for delivery, and approve it. */
async function price(page: Page, contact: string) {
  await go(page, `/baltra-admin-dashboard/all/bulk-quote-products?search=${contact}`)
  await pressInRow(page, /^View .* for Nirmala Rai$/)
  await page.waitForURL('**/single/bulk-quote-view/*')
  await isReady(page)
  await page.getByLabel('Unit price of line 1').fill('1,500')
  await page.getByLabel('Unit price of line 2').fill('100')
  await page.getByLabel('Unit price of line 2').press('Enter')
  await page.getByLabel('Description of line 3').fill('Delivery')
  await page.getByLabel('Unit price of line 3').fill('100')
  await page.getByRole('button', { name: 'Save Prices' }).click()
  await expect(page.getByText('Prices saved')).toBeVisible()
  await page.getByRole('button', { name: /^Pending, update status/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Update Status' })
  await expect(dialog.getByText('Offered: Rs. 4,300')).toBeVisible()
  await dialog.getByText('Approve', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible()
}

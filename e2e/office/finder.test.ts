import type { Page } from '@playwright/test'
import { DESK, expectAccessible, go, isReady, PHONE } from '../kit/browser.ts'
import { addUnit, askAsAdmin } from '../kit/past-screens.ts'
import { CUSTOMER, enter, newCustomer } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const OFFICE = '/baltra-admin-dashboard'

test('the palette opens by its key and leads by Enter to a customer, a complaint and a unit', async ({
  product,
  visit,
}) => {
  const complaints = await askAsAdmin<{ data: { id: number; job_no: string }[] }>(
    product,
    '/stocks/getallcomplaints?per_page=100',
  )
  const complaint = complaints.data.find(({ job_no }) => job_no !== '')!
  const serial = await addUnit(product)
  const { page, troubles } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, OFFICE)
  await expect(page.getByRole('button', { name: 'Find anything' })).toBeVisible()

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await expectAccessible(page)
  await expect(await find(page, CUSTOMER.contact.slice(0, 6), 'Asha Gurung')).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${OFFICE}/single-customer-view/*`)
  await isReady(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Gurung' })).toBeVisible()

  await page.keyboard.press('Control+k')
  await expect(await find(page, complaint.job_no, complaint.job_no)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${OFFICE}/single-product-complaint/${complaint.id}`)
  await isReady(page)

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill(serial)
  const unit = page.getByRole('group', { name: 'QR products' }).getByRole('option', { name: serial })
  await expect(unit).toBeVisible()
  await expect(async () => {
    if ((await unit.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
    await expect(unit).toHaveAttribute('aria-selected', 'true', { timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${OFFICE}/all-QrProducts-list?serial_number=*`)
  await isReady(page)
  await expect(page.getByText(serial).filter({ visible: true }).first()).toBeVisible()

  // What was opened last stands first; nothing found is said.
  await page.keyboard.press('Control+k')
  const last = page.getByRole('group', { name: 'Opened last' })
  await expect(last.getByRole('option', { name: 'Asha Gurung' })).toBeVisible()
  await page.getByRole('combobox').fill('xyzzy plugh')
  const nothing = page.getByText('Nothing found').first()
  await expect(nothing).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(nothing).toBeHidden()
  expect(troubles).toEqual([])
})

test('on a phone the palette opens by its button, and a record shows its history', async ({ product, visit }) => {
  const { contact } = await newCustomer(product)
  const { page, troubles } = await visit(PHONE)
  await enter(page, product.admin)
  await go(page, OFFICE)
  await page.getByRole('button', { name: 'Find anything' }).click()
  const option = await find(page, contact, 'Nirmala Rai')
  await expectAccessible(page)
  await option.click()
  await page.waitForURL(`**${OFFICE}/single-customer-view/*`)
  await isReady(page)
  await page.getByText('History', { exact: true }).click()
  await expect(page.getByText('Nothing has been changed yet')).toBeVisible()
  await expectAccessible(page)
  expect(troubles).toEqual([])
})

/** Types into the palette and waits for its results. */
async function find(page: Page, text: string, title: string) {
  await page.getByRole('combobox').fill(text)
  const option = page.getByRole('option', { name: title }).first()
  await expect(option).toBeVisible()
  return option
}

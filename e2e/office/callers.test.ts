import type { Page } from '@playwright/test'
import { DESK, expectAccessible, go, PHONE } from '../kit/browser.ts'
import { addStaff, addUnit, registerAtCounter } from '../kit/past-screens.ts'
import { becomeCustomer, countSteps, enter, enterDay } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const OFFICE = '/baltra-admin-dashboard'
const STEPS_AT_MOST = 12
const STEPS_WITH_ACCOUNT_AT_MOST = 6

test('a complaint for a caller without an account and its visit, by someone who may delete nothing, in twelve clicks and entries and a minute', async ({
  product,
  visit,
}) => {
  const { page, troubles } = await desk(DESK)
  const contact = `98123${String(Date.now()).slice(-5)}`
  const serial = await addUnit(product)
  const began = Date.now()
  await go(page, `${OFFICE}/add/complaint`)
  const steps = await countSteps(page)
  await page.getByLabel('Mobile or serial number').fill(contact)
  await page.keyboard.press('Enter')
  await page.getByText('No customer has this number').waitFor()
  await page.getByRole('link', { name: 'Add customer' }).click()
  await page.getByLabel('First and last name').fill('Sita Maya Gurung')
  // The districts can be searched once their code is there; until then it is a native select.
  await page.locator('input[role=combobox]').waitFor()
  await page.getByRole('combobox', { name: 'District' }).click()
  await page.keyboard.type('Kaski')
  await page.getByRole('option', { name: 'Kaski' }).click()
  await page.getByRole('button', { name: 'Add customer' }).click()
  await page.getByText('Not claimed yet').waitFor()
  await page.getByLabel('Serial number').fill(serial)
  await expect(page.getByLabel('Model name')).toHaveValue('Sajilo 750')
  await enterDay(page, 'Purchase date', '2026-01-01')
  await page.getByText('Noise', { exact: true }).click()
  await page.getByRole('button', { name: 'File complaint' }).click()
  await page.waitForURL('**/single-product-complaint/*')
  await planProposedVisit(page)
  expect(await steps()).toBeLessThanOrEqual(STEPS_AT_MOST)
  expect(Date.now() - began).toBeLessThan(60_000)
  await page.getByText('By phone').waitFor()
  await expect(page.getByRole('button', { name: /Delete/ })).toHaveCount(0)
  expect(await product.sms(contact, /\/t\//)).toContain('Sajilo 750')
  expect(await product.sms(contact, /१.-१. मा/)).toContain('Sajilo 750')
  expect(troubles).toEqual([])
})

test('a complaint for a caller with an account and its visit, in fewer steps still', async ({ product, visit }) => {
  const contact = `98124${String(Date.now()).slice(-5)}`
  const theirs = await visit(PHONE)
  await becomeCustomer(theirs.page, product, contact)
  const serial_number = `SN-CALLER-${Date.now()}`
  await registerAtCounter(product, { contact, serial_number, approve: true })
  const { page, troubles } = await desk(DESK)
  const began = Date.now()
  await go(page, `${OFFICE}/add/complaint`)
  const steps = await countSteps(page)
  await page.getByLabel('Mobile or serial number').fill(contact)
  await page.keyboard.press('Enter')
  // Their only product is chosen already.
  await expect.poll(() => page.getByRole('radio', { name: new RegExp(serial_number) }).isChecked()).toBe(true)
  await page.getByRole('radio', { name: 'Noise' }).first().check({ force: true })
  await page.getByRole('button', { name: 'File complaint' }).click()
  await page.waitForURL('**/single-product-complaint/*')
  await planProposedVisit(page)
  expect(await steps()).toBeLessThanOrEqual(STEPS_WITH_ACCOUNT_AT_MOST)
  expect(Date.now() - began).toBeLessThan(60_000)
  await expect(page.getByRole('button', { name: /Delete/ })).toHaveCount(0)
  expect(await product.sms(contact, /\/t\//)).toContain('Kettle')
  expect(troubles).toEqual([])
})

test('on a phone: a caller with products, what is missing is said, and another complaint is not offered twice', async ({
  product,
}) => {
  const { page, troubles } = await desk(PHONE)
  await go(page, `${OFFICE}/add/complaint?find=9841203118`)
  await page.getByText('Asha Gurung').waitFor()
  await expect(page.getByRole('radio', { name: /Tatopani 25/ })).toBeDisabled()
  await page.getByRole('button', { name: 'File complaint' }).click()
  await page.getByText('Choose the product').waitFor()
  await page.getByRole('group', { name: 'What happens?' }).getByText('What happens?').nth(1).waitFor()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  expect(troubles).toEqual([])
})

/** Centre, engineer, day and hours are proposed; one press accepts them. */
async function planProposedVisit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Plan a visit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Plan a visit' })
  await dialog.getByRole('button', { name: 'Save visit' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Engineer Allocated').first().waitFor()
}

/** A new colleague each time: a journey may be walked twice. */
async function desk(viewport: typeof DESK) {
  const opened = await visit(viewport)
  const contact = `97${String(Date.now()).slice(-8)}`
  await enter(opened.page, await addStaff(product, { contact, role: 'call_centre' }))
  return opened
}

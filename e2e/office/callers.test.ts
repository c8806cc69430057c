import type { Page } from '@playwright/test'
import { DESK, expectAccessible, go, PHONE, type Visit } from '../kit/browser.ts'
import { addStaff, addUnit, fileComplaint, registerAtCounter, tokenFor } from '../kit/past-screens.ts'
import type { Product } from '../kit/product.ts'
import { countFieldsAndClicks, countSteps, enter, enterDay, newCustomer, newNumber, newSerial } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const OFFICE = '/baltra-admin-dashboard'
const STEPS_AT_MOST = 12
const STEPS_WITH_ACCOUNT_AT_MOST = 6

test('a complaint for a caller without an account and its visit, by someone who may delete nothing, in twelve clicks and entries', async ({
  product,
  visit,
}) => {
  const { page, troubles } = await colleague(product, await visit(DESK))
  const contact = newNumber()
  const serial = await addUnit(product)
  await go(page, `${OFFICE}/add/complaint`)
  const steps = await countSteps(page)
  await page.getByLabel('Mobile or serial number').fill(contact)
  await page.keyboard.press('Enter')
  await expect(page.getByText('No customer has this number')).toBeVisible()
  await page.getByRole('link', { name: 'Add customer' }).click()
  await page.getByLabel('First and last name').fill('Sita Maya Gurung')
  // The districts can be searched once their code is there; until then it is a native select.
  await expect(page.locator('input[role=combobox]').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'District' }).click()
  await page.keyboard.type('Kaski')
  await page.getByRole('option', { name: 'Kaski' }).click()
  await page.getByRole('button', { name: 'Add customer' }).click()
  await expect(page.getByText('Not claimed yet')).toBeVisible()
  await page.getByLabel('Serial number').fill(serial)
  await expect(page.getByLabel('Model name')).toHaveValue('Sajilo 750')
  await enterDay(page, 'Purchase date', '2026-01-01')
  await page.getByText('Noise', { exact: true }).click()
  await page.getByRole('button', { name: 'File complaint' }).click()
  await page.waitForURL('**/single-product-complaint/*')
  await planProposedVisit(page)
  expect(await steps()).toBeLessThanOrEqual(STEPS_AT_MOST)
  await expect(page.getByText('By phone')).toBeVisible()
  await expect(page.getByRole('button', { name: /Delete/ })).toHaveCount(0)
  expect(await product.sms(contact, /\/t\//)).toContain('Sajilo 750')
  expect(await product.sms(contact, /बजेसम्म/)).toContain('Sajilo 750')
  expect(troubles).toEqual([])
})

test('a complaint for a caller without an account who cannot read the plate, to centre, visit and SMS, in ten clicks and five fields', async ({
  product,
  visit,
}) => {
  const { page, troubles } = await colleague(product, await visit(DESK))
  const contact = newNumber()
  await go(page, `${OFFICE}/add/complaint`)
  const count = await countFieldsAndClicks(page)
  await page.getByLabel('Mobile or serial number').fill(contact)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Add customer' }).click()
  await page.getByLabel('First and last name').fill('Maya Gurung')
  await expect(page.locator('input[role=combobox]').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'District' }).click()
  await page.keyboard.type('Kaski')
  await page.getByRole('option', { name: 'Kaski' }).click()
  await page.getByRole('button', { name: 'Add customer' }).click()
  await expect(page.getByText('Not claimed yet')).toBeVisible()
  const kinds = page.getByLabel('Kind of appliance')
  const kind = await kinds.locator('option').nth(1).innerText()
  await kinds.selectOption({ index: 1 })
  await page.getByRole('group', { name: 'What happens?' }).getByRole('radio').first().check({ force: true })
  await page.getByRole('button', { name: 'File complaint' }).click()
  await page.waitForURL('**/single-product-complaint/*')
  await planProposedVisit(page)
  const { fields, clicks } = await count()
  expect(fields).toBeLessThanOrEqual(5)
  expect(clicks).toBeLessThanOrEqual(10)
  await expect(page.getByText('Warranty not proven').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fill in the serial number' })).toBeVisible()
  expect(await product.sms(contact, /\/t\//)).toContain(kind)
  expect(await product.sms(contact, /बजेसम्म/)).toContain(kind)
  expect(troubles).toEqual([])
})

test('a complaint for a caller with an account and its visit, in fewer steps still', async ({ product, visit }) => {
  const { contact } = await newCustomer(product)
  const serial_number = newSerial()
  await registerAtCounter(product, { contact, serial_number, approve: true })
  const { page, troubles } = await colleague(product, await visit(DESK))
  await go(page, `${OFFICE}/add/complaint`)
  const steps = await countSteps(page)
  await page.getByLabel('Mobile or serial number').fill(contact)
  await page.keyboard.press('Enter')
  // Their only product is chosen already.
  await expect(page.getByRole('radio', { name: serial_number })).toBeChecked()
  await page.getByRole('radio', { name: 'Noise' }).first().check({ force: true })
  await page.getByRole('button', { name: 'File complaint' }).click()
  await page.waitForURL('**/single-product-complaint/*')
  await planProposedVisit(page)
  expect(await steps()).toBeLessThanOrEqual(STEPS_WITH_ACCOUNT_AT_MOST)
  await expect(page.getByText('By phone')).toBeVisible()
  await expect(page.getByRole('button', { name: /Delete/ })).toHaveCount(0)
  expect(await product.sms(contact, /\/t\//)).toContain('Kettle')
  expect(troubles).toEqual([])
})

test('on a phone: a caller with products; missing fields are named, and no second complaint is offered', async ({
  product,
  visit,
}) => {
  const customer = await newCustomer(product)
  await fileComplaint(product, await tokenFor(product, customer))
  await registerAtCounter(product, { contact: customer.contact, serial_number: newSerial(), approve: true })
  await registerAtCounter(product, { contact: customer.contact, serial_number: newSerial(), approve: true })
  const { page, troubles } = await colleague(product, await visit(PHONE))
  await go(page, `${OFFICE}/add/complaint?find=${customer.contact}`)
  await expect(page.getByText('Nirmala Rai')).toBeVisible()
  await expect(page.getByRole('radio', { name: /Mixer Grinder/ })).toBeDisabled()
  await page.getByRole('button', { name: 'File complaint' }).click()
  await expect(page.getByText('Choose the product')).toBeVisible()
  await expect(page.getByRole('group', { name: 'What happens?' }).getByText('What happens?').nth(1)).toBeVisible()
  await expectAccessible(page)
  expect(troubles).toEqual([])
})

/** Centre, engineer, day and hours are proposed; one press accepts them. */
async function planProposedVisit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Plan a visit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Plan a visit' })
  await dialog.getByRole('button', { name: 'Save visit' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Engineer Allocated').first()).toBeVisible()
}

/** Somebody who takes calls. */
async function colleague(product: Pick<Product, 'url' | 'admin'>, visit: Visit): Promise<Visit> {
  await enter(visit.page, await addStaff(product, { contact: newNumber(), role: 'call_centre' }))
  return visit
}

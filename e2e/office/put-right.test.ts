import { customerPath, enquiryPath, REGISTRATION_LIST, registrationPath } from 'contract/core/office-paths'
import { DESK, expectAccessible, go, type Visit } from '../kit/browser.ts'
import { askAsAdmin, registerAtCounter } from '../kit/past-screens.ts'
import type { Product } from '../kit/product.ts'
import { countFieldsAndClicks, enter, newCustomer, newSerial } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

// What was heard wrong on the phone is put right while the caller waits.

test('a serial number that was heard wrong is corrected in four clicks', async ({ product, visit }) => {
  const { contact } = await newCustomer(product)
  const id = await registerAtCounter(product, { contact, serial_number: newSerial(), approve: true })
  const { page, troubles } = await atTheDesk(product, await visit(DESK))
  await go(page, registrationPath(id))
  const count = await countFieldsAndClicks(page)
  const right = newSerial()
  await page.getByRole('button', { name: 'Correct…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Correct the registration' })
  await dialog.getByLabel('Serial number').fill(right)
  await dialog.getByLabel('Reason').fill('One digit was heard wrong')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save correction' }).click()
  await expect(dialog).toHaveCount(0)
  expect((await count()).clicks).toBeLessThanOrEqual(4)
  await expect(page.getByText(right).first()).toBeVisible()
  expect(troubles).toEqual([])
})

test('a customer who moved has the new address in three clicks', async ({ product, visit }) => {
  const { page, id, troubles } = await atCustomer(product, await visit(DESK))
  await go(page, customerPath(id))
  const count = await countFieldsAndClicks(page)
  await page.getByRole('button', { name: 'Address…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Address and language' })
  await dialog.getByLabel('Address', { exact: true }).fill('Deurali 3, behind the mill')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await expect(dialog).toHaveCount(0)
  expect((await count()).clicks).toBeLessThanOrEqual(3)
  await expect(page.getByText(/Deurali 3, behind the mill/).first()).toBeVisible()
  expect(troubles).toEqual([])
})

test('two accounts of one person become one in five clicks', async ({ product, visit }) => {
  const { page, id, troubles } = await atCustomer(product, await visit(DESK))
  const { contact } = await newCustomer(product)
  await go(page, customerPath(id))
  const count = await countFieldsAndClicks(page)
  await page.getByRole('button', { name: 'Same person as…' }).click()
  const dialog = page.getByRole('dialog', { name: /is the same person as/ })
  await dialog.getByLabel('Number, name or e-mail of the other account').fill(contact)
  await dialog.getByRole('radio', { name: contact }).check({ force: true })
  await expect(dialog.getByText('Which number stays the first?')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Make them one' }).click()
  await expect(dialog).toHaveCount(0)
  expect((await count()).clicks).toBeLessThanOrEqual(5)
  await expect(page.getByText(contact).first()).toBeVisible()
  expect(troubles).toEqual([])
})

test('a message becomes a quote in five clicks', async ({ product, visit }) => {
  const { page, troubles } = await atTheDesk(product, await visit(DESK))
  const { data } = await askAsAdmin<{ data: { id: number }[] }>(product, '/contactus/getcontactform?per_page=1')
  await go(page, enquiryPath(data[0]!.id))
  const count = await countFieldsAndClicks(page)
  await page.getByRole('link', { name: 'Make it a quote' }).first().click()
  await page.waitForURL('**/add/bulk-quote*')
  await page.getByRole('combobox', { name: 'Product' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Make the quote' }).click()
  await page.waitForURL(/bulk-quote\/\d+|quote.*\d+$/)
  expect((await count()).clicks).toBeLessThanOrEqual(5)
  expect(troubles).toEqual([])
})

test('the owners of a batch are written to in eight clicks', async ({ product, visit }) => {
  const batch = newSerial()
  const numbers = [`${batch}-01`, `${batch}-02`]
  for (const serial_number of numbers) {
    const { contact } = await newCustomer(product)
    await registerAtCounter(product, { contact, serial_number, approve: true })
  }
  const { page, troubles } = await atTheDesk(product, await visit(DESK))
  await go(page, REGISTRATION_LIST)
  const count = await countFieldsAndClicks(page)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Serial number' }).click()
  await page.getByRole('textbox', { name: 'Serial number from' }).fill(numbers[0]!)
  await page.getByRole('textbox', { name: 'Serial number to' }).fill(numbers[1]!)
  await expect(page.getByRole('row')).toHaveCount(1 + numbers.length)
  await page.getByRole('checkbox', { name: /all/i }).first().check({ force: true })
  await page.getByRole('button', { name: 'Message the owners' }).click()
  const dialog = page.getByRole('dialog', { name: 'Message the owners of 2 products' })
  await dialog.getByLabel('Name of the campaign').fill('Blades of a batch')
  await dialog.getByLabel('Message', { exact: true }).fill('Please have the blade checked, free of charge.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send to 2 people' }).click()
  await expect(page.getByRole('heading', { name: 'Blades of a batch' })).toBeVisible()
  expect((await count()).clicks).toBeLessThanOrEqual(8)
  expect(troubles).toEqual([])
})

async function atTheDesk(product: Pick<Product, 'admin'>, { page, troubles }: Visit) {
  await enter(page, product.admin)
  return { page, troubles }
}

/** An administrator's page, and the customer who calls. */
async function atCustomer(product: Pick<Product, 'url' | 'sms' | 'admin'>, desk: Visit) {
  const { contact } = await newCustomer(product)
  const { data } = await askAsAdmin<{ data: { id: number } }>(product, `/stocks/customerofnumber?contact=${contact}`)
  return { ...(await atTheDesk(product, desk)), id: data.id }
}

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, expectAccessible, openBrowser, PHONE, visit } from './browser.ts'
import { sharedProduct } from './shared-product.ts'
import { signIn, signUp } from './steps.ts'

const product = sharedProduct()
let browser: Browser
let customer: string
beforeAll(async () => {
  browser = await openBrowser()
  customer = await newCustomer()
})
afterAll(() => browser?.close())

const OFFICE = '/baltra-admin-dashboard'
const SERIAL = `CT${Date.now()}`
const sample = (name: string) => fileURLToPath(new URL(`../demo/pictures/${name}`, import.meta.url))
const PHOTOGRAPHS = {
  product_image: 'kettle-cream.webp',
  bill_image_one: 'bill-pokhara.webp',
  warranty_image: 'warranty-card.webp',
}

for (const [kind, viewport] of [
  ['phone', PHONE],
  ['desk', DESK],
] as const) {
  test(`at the counter a product is registered for a customer with photographs, at a ${kind}`, async () => {
    const { page, troubles } = await staff(viewport)
    await page.goto(`${OFFICE}/all/warranty-status-list`, { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Add New' }).click()
    await page.getByLabel('Customer’s mobile number').fill('9700000001')
    await page.getByRole('button', { name: 'Find customer' }).click()
    await page.getByText('No customer has this number').waitFor()
    await expectAccessible(page)
    await page.getByLabel('Customer’s mobile number').fill(`+977 ${customer}`)
    await page.getByRole('button', { name: 'Find customer' }).click()
    await page.getByRole('heading', { name: 'Nirmala Rai' }).waitFor()

    await page.getByRole('button', { name: 'Register product' }).click()
    await page.getByText('Bill image required').waitFor()
    await page.getByLabel('Serial number').fill('SN2609173381')
    await page.getByText(/^Already registered to/).waitFor()
    expect(await page.getByLabel('Model number').inputValue()).toBe('BMG-750')
    await page.getByLabel('Serial number').fill(SERIAL + kind)
    await page.getByText('Not in the QR register').waitFor()
    await page.getByLabel('Purchase date').fill('2026-02-01')
    await page.getByLabel('Store name').fill('Koshi Electronics')
    await page.getByLabel('Store number').fill('025520111')
    await page.getByLabel('Store location').fill('Dharan')
    for (const [name, file] of Object.entries(PHOTOGRAPHS))
      await page.locator(`input[name=${name}]`).setInputFiles(sample(file))
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Register product' }).click()
    await page.waitForURL('**/single-customer-product-list/*')
    await page.getByRole('heading', { name: 'Nirmala Rai' }).waitFor()
    expect(await product.sms(customer, /registered for you/)).toContain('You will get a message when it is checked')

    await page.goto(`${OFFICE}/add/customer-product`, { waitUntil: 'networkidle' })
    await page.getByLabel('Customer’s mobile number').fill(customer)
    await page.getByRole('button', { name: 'Find customer' }).click()
    await expect.poll(() => page.getByLabel('Store name').inputValue()).toBe('Koshi Electronics')
    expect(troubles).toEqual([])
  })
}

test('the queue is worked by keyboard alone', async () => {
  const { page, troubles } = await staff(DESK)
  const [first, second] = [await registered(page, `${SERIAL}a`), await registered(page, `${SERIAL}b`)]
  await page.goto(addressOf(first), { waitUntil: 'networkidle' })
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Update Status' })
  await dialog.locator('textarea:focus').waitFor()
  await page.keyboard.type('Is it a bill')
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await page.getByText('Registration rejected').waitFor()
  await dialog.waitFor({ state: 'hidden' })
  await page.keyboard.press('n')
  await page.waitForURL(`**${addressOf(second)}`)
  await page.getByText(`${SERIAL}b`).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Open Bill' }).waitFor()
  await page.keyboard.press('+')
  await page.getByRole('group', { name: 'Bill, 150 %' }).waitFor()
  await page.keyboard.press('a')
  await dialog.waitFor()
  await dialog.locator('input:focus').waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('Registration approved').waitFor()
  expect(await product.sms(customer, /Is it a bill/)).toContain('was not accepted')
  expect(troubles).toEqual([])
})

test('two who decide the same registration: one wins, the other is told who', async () => {
  const [one, other] = [await staff(DESK), await staff(DESK, await newStaff())]
  const address = addressOf(await registered(one.page, `${SERIAL}c`))
  for (const { page } of [one, other]) {
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.keyboard.press('r')
    await page.getByLabel('Reason').fill('Another bill')
  }
  await other.page.keyboard.press('Control+Enter')
  await other.page.getByText('Registration rejected').waitFor()
  await one.page.getByText('Verified', { exact: true }).last().click()
  await one.page.getByRole('button', { name: 'Approve', exact: true }).click()
  await one.page.getByText('Sita Karki has rejected this registration in the meantime').first().waitFor()
  await one.page.getByText('It is rejected now').waitFor()
  await expectAccessible(one.page)
  expect([...one.troubles, ...other.troubles]).toEqual([])
})

const addressOf = (id: number) => `${OFFICE}/single-customer-product-list/${id}`

async function staff(viewport: { width: number; height: number }, account = product.admin) {
  const visitor = await visit(browser, product.url, viewport)
  await signIn(visitor.page, account)
  await visitor.page.waitForURL(`**${OFFICE}`)
  return visitor
}

async function newCustomer(): Promise<string> {
  const contact = `98${String(Date.now()).slice(-8)}`
  const { page, context } = await visit(browser, product.url, DESK)
  await page.goto('/baltra-account-mobileVerify')
  await signUp(page, product, { contact })
  await context.close()
  return contact
}

async function newStaff() {
  const { page, context } = await staff(DESK)
  const account = { contact: `97${String(Date.now()).slice(-8)}`, password: 'Evening-kettle-32' }
  const answer = await fetch(`${product.url}/api/user/createuser`, {
    method: 'POST',
    headers: { ...(await bearer(page)), 'content-type': 'application/json' },
    body: JSON.stringify({
      ...account,
      firstname: 'Sita',
      lastname: 'Karki',
      email: 'sita@example.com',
      password1: account.password,
      role: 'admin',
    }),
  })
  expect(answer.status).toBe(200)
  await context.close()
  return account
}

/** A product of the customer that waits, registered past the screens. */
async function registered(page: Page, serial_number: string): Promise<number> {
  const headers = await bearer(page)
  const found = await fetch(`${product.url}/api/stocks/customerofnumber?contact=${customer}`, { headers })
  const { data } = (await found.json()) as { data: { id: number } }
  const form = new FormData()
  const fields = {
    customer_id: data.id,
    model_name: 'Kettle',
    model_num: 'X-1',
    store_name: 'Koshi Electronics',
    store_location: 'Dharan',
    store_number: '025520111',
    purchase_date: '2026-02-01',
    serial_number,
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  for (const [name, file] of Object.entries(PHOTOGRAPHS)) form.set(name, new Blob([await readFile(sample(file))]), file)
  const answer = await fetch(`${product.url}/api/stocks/registerforcustomer`, { method: 'POST', headers, body: form })
  return ((await answer.json()) as { data: { id: number } }).data.id
}

const bearer = async (page: Page) => ({
  authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('AuthID'))}`,
})

import type { Page } from '@playwright/test'
import { DESK, expectAccessible, go, PHONE } from '../kit/browser.ts'
import { PHOTOGRAPHS, registerAtCounter, sample } from '../kit/past-screens.ts'
import { becomeCustomer, enter, enterDay } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

let customer: string
beforeAll(async () => {
  browser = await openBrowser()
  customer = await newCustomer()
})
afterAll(() => browser?.close())

const OFFICE = '/baltra-admin-dashboard'
const SERIAL = `CT${Date.now()}`
for (const [kind, viewport] of [
  ['phone', PHONE],
  ['desk', DESK],
] as const) {
  test(`at the counter a product is registered for a customer with photographs, at a ${kind}`, async ({ product }) => {
    const { page, troubles } = await staff(viewport)
    await go(page, `${OFFICE}/all/warranty-status-list`)
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
    await expect(page.getByLabel('Model number')).toHaveValue('BMG-750')
    await page.getByLabel('Serial number').fill(SERIAL + kind)
    await page.getByText('Not in the QR register').waitFor()
    await enterDay(page, 'Purchase date', '2026-02-01')
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

    await go(page, `${OFFICE}/add/customer-product`)
    await page.getByLabel('Customer’s mobile number').fill(customer)
    await page.getByRole('button', { name: 'Find customer' }).click()
    await expect(page.getByLabel('Store name')).toHaveValue('Koshi Electronics')
    expect(troubles).toEqual([])
  })
}

test('the queue is worked by keyboard alone', async ({ product }) => {
  const { page, troubles } = await staff(DESK)
  const [first, second] = [await registered(`${SERIAL}a`), await registered(`${SERIAL}b`)]
  await go(page, addressOf(first))
  await expectToListen(page)
  await page.getByText(/^Warranty until \d/).waitFor()
  await page.keyboard.press('r')
  await page.locator('textarea:focus').waitFor()
  await page.keyboard.type('Is it a bill')
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await page.getByText('Registration rejected').waitFor()
  await page.locator('textarea').waitFor({ state: 'detached' })
  await page.keyboard.press('n')
  await leavesFor(page, first)
  await go(page, addressOf(second))
  await expectToListen(page)
  await page.getByText(`${SERIAL}b`).waitFor()
  await page.getByRole('button', { name: 'Open Bill' }).waitFor()
  await page.keyboard.press('+')
  await page.getByRole('group', { name: 'Bill, 150 %' }).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Open Warranty card' }).waitFor()
  await page.keyboard.press('A')
  await page.getByText('Registration approved').waitFor()
  await page.getByRole('button', { name: 'Approve', exact: true }).waitFor({ state: 'detached' })
  expect(page.url()).toContain(addressOf(second))
  expect(await product.sms(customer, /Is it a bill/)).toContain('was not accepted')
  expect(troubles).toEqual([])
})

test('one key approves a registration and leads to the next one that waits', async ({ product }) => {
  const { page, troubles } = await staff(DESK)
  const [id] = [await registered(`${SERIAL}d`), await registered(`${SERIAL}e`)]
  await go(page, addressOf(id))
  await expectToListen(page)
  await page.keyboard.press('a')
  await leavesFor(page, id)
  const answer = await fetch(`${product.url}/api/stocks/customerproductbyid/${id}`, { headers: await bearer(page) })
  expect(((await answer.json()) as { data: { status: string } }).data.status).toBe('Approved')
  expect(troubles).toEqual([])
})

test('two who decide the same registration: one wins, the other is told who', async () => {
  const [one, other] = [await staff(DESK), await staff(DESK, await newStaff())]
  const address = addressOf(await registered(`${SERIAL}c`))
  for (const { page } of [one, other]) {
    await go(page, address)
    await expectToListen(page)
    await page.keyboard.press('r')
    await page.getByLabel('Reason').fill('Another bill')
  }
  await other.page.keyboard.press('Control+Enter')
  await other.page.getByText('Registration rejected').waitFor()
  await one.page.getByRole('button', { name: 'Approve', exact: true }).click()
  await one.page.getByText('Sita Karki has rejected this registration in the meantime').first().waitFor()
  await one.page.getByText('It is rejected now').waitFor()
  await expectAccessible(one.page)
  expect([...one.troubles, ...other.troubles]).toEqual([])
})

test('whose number is taken says “This is mine”, and staff transfer the product after comparing both bills', async ({
  product,
  visit,
}) => {
  const serial_number = `DP${Date.now()}`
  await registerAtCounter(product, { contact: customer, serial_number, approve: true })
  const second = `96${String(Date.now()).slice(-8)}`
  const { page, troubles } = await visit(PHONE)
  await becomeCustomer(page, product, second)
  await go(page, '/baltra-user-ProductPage/register')
  await page.getByLabel('Model name').fill('Kettle')
  await page.getByLabel('Model number').fill('X-1')
  await page.getByLabel('Serial number').fill(serial_number)
  await enterDay(page, 'Purchase date', '2026-03-01')
  await page.getByRole('checkbox', { name: /^This is mine/ }).check()
  await page.getByLabel('Store name').fill('Bhatbhateni')
  await page.getByLabel('Store number').fill('9801234567')
  await page.getByLabel('Store location').fill('Pokhara')
  for (const [name, file] of Object.entries(PHOTOGRAPHS))
    await page.locator(`input[name=${name}]`).setInputFiles(sample(file))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send claim' }).click()
  await page.waitForURL('**/baltra-user-ProductPage')
  await page.getByText('You have claimed this product').first().waitFor()

  const desk = await staff(DESK)
  await desk.page.goto(`${OFFICE}/all-customer-products-list?disputed=true&search=${serial_number}`)
  await desk.page
    .getByRole('link', { name: /Nirmala Rai/ })
    .first()
    .click()
  await desk.page.getByRole('heading', { name: 'Nirmala Rai registered it first' }).waitFor()
  await desk.page.getByRole('button', { name: 'Transfer…' }).click()
  await desk.page.getByLabel('Reason').fill('Sold second-hand')
  await expectAccessible(desk.page)
  await desk.page.getByRole('button', { name: 'Transfer', exact: true }).click()
  await desk.page.getByText('Registration transferred').first().waitFor()
  expect(await product.sms(customer, /Sold second-hand/)).toContain('now registered to somebody else')
  expect(await product.sms(second, /is registered\. Warranty/)).toContain('Kettle')
  expect([...troubles, ...desk.troubles]).toEqual([])
})

/** What it is about comes with its script, which the keys need. */
const expectToListen = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Approve', exact: true }).waitFor()

/** Another test may have registered the one that waits next, so which it is is not asked. */
async function leavesFor(page: Page, id: number): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname.startsWith(QUEUE) && pathname !== addressOf(id))
  await page
    .getByText(/^No\. \d+$/)
    .first()
    .waitFor()
}

const QUEUE = `${OFFICE}/single-customer-product-list/`
const addressOf = (id: number) => QUEUE + id

async function staff(viewport: { width: number; height: number }, account = product.admin) {
  const visitor = await visit(viewport)
  await enter(visitor.page, account)
  return visitor
}

async function newCustomer(): Promise<string> {
  const contact = `98${String(Date.now()).slice(-8)}`
  const { page, context } = await visit(DESK)
  await becomeCustomer(page, product, contact)
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

/** A product of the customer that waits. */
const registered = (serial_number: string) => registerAtCounter(product, { contact: customer, serial_number })

const bearer = async (page: Page) => ({
  authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('AuthID'))}`,
})

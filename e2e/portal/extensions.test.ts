import { readFile } from 'node:fs/promises'
import { expectAccessible, go, PHONE } from '../kit/browser.ts'
import { sample } from '../kit/past-screens.ts'
import { becomeCustomer, PASSWORD, sender } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const CONTACT = '9812345691'
const SERIAL = 'SN2699990001'

test('points make a warranty longer, its certificate is saved, and a stranger checks it, at a phone', async ({
  product,
  visit,
}) => {
  const { page, troubles } = await visit(PHONE)
  await becomeCustomer(page, product, CONTACT)
  const id = await ownApprovedKettle()

  await go(page, '/baltra-reward-point')
  await page.getByText('Available points').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Redeem warranty' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: new RegExp(SERIAL) }).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('link', { name: new RegExp(SERIAL) }).click()
  await page.waitForURL(`**/baltra-extended-warranty/${id}`)

  await page.getByRole('radio', { name: /^12 Months/ }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use loyalty points' }).click()
  await dialog.getByRole('heading', { name: 'Use 280 points?' }).waitFor()
  const figures = await dialog.locator('dd').allInnerTexts()
  const [now, after] = figures.slice(0, 2).map(Number)
  expect(now! - after!).toBe(280)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Use 280 points' }).dblclick()
  await page.getByText('Your warranty is extended').waitFor()
  await page.getByRole('heading', { name: `Valid until ${figures[3]}` }).waitFor()
  await expectAccessible(page)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download certificate' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe(`warranty-${SERIAL}.pdf`)
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await go(page, '/baltra-reward-point')
  await page.getByText('−280').waitFor()
  expect(troubles).toEqual([])

  const stranger = await visit(PHONE)
  await stranger.page.goto(`/warranty-check?serial=${SERIAL}`, { waitUntil: 'networkidle' })
  await expect(stranger.page.getByLabel('Serial number')).toHaveValue(SERIAL)
  const check = async (digits: string) => {
    await stranger.page.getByLabel('Last four digits of the owner’s phone').fill(digits)
    await sender(stranger.page, 'Check warranty').click()
  }
  await check('0001')
  await stranger.page.getByRole('heading', { name: 'No warranty found' }).waitFor()
  await expectAccessible(stranger.page)
  await check(CONTACT.slice(-4))
  await stranger.page.getByRole('heading', { name: `Valid until ${figures[3]}` }).waitFor()
  await expectAccessible(stranger.page)
  expect(stranger.troubles).toEqual([])
})

/** A kettle of today that staff approved, and 500 points, without the screens that other journeys try. */
async function ownApprovedKettle(): Promise<number> {
  const customer = await tokenOf({ contact: CONTACT, password: PASSWORD })
  const admin = await tokenOf(product.admin)
  const form = new FormData()
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kathmandu' }).format()
  for (const [name, value] of Object.entries({
    store_name: 'Himal Electronics',
    store_location: 'Dharan',
    store_number: '025520000',
    model_num: 'BEK-150',
    model_name: 'Steam Kettle',
    serial_number: SERIAL,
    purchase_date: today,
  }))
    form.set(name, value)
  const picture = await readFile(sample('bill-pokhara.webp'))
  for (const name of ['product_image', 'bill_image_one', 'warranty_image'])
    form.set(name, new Blob([picture], { type: 'image/webp' }), 'paper.webp')
  const { id, customer_id } = await registered(form, customer, admin)
  await call('POST', '/stocks/approvemyproduct', admin, { stock_id: id, status: 'Approved' })
  await call('POST', `/user/adjustpoints/${customer_id}`, admin, { points: 500, reason: 'A gift' })
  return id
}

async function registered(form: FormData, customer: string, admin: string) {
  const answer = await fetch(`${product.url}/api/stocks/myproduct`, {
    method: 'POST',
    headers: { authorization: `Bearer ${customer}` },
    body: form,
  })
  const { data } = (await answer.json()) as { data: { id: number } }
  const seen = (await call('GET', `/stocks/customerproductbyid/${data.id}`, admin)) as {
    data: { customer: { id: number } }
  }
  return { id: data.id, customer_id: seen.data.customer.id }
}

async function tokenOf(person: { contact: string; password: string }): Promise<string> {
  const answer = (await call('POST', '/customer/login', '', person)) as { token: string }
  return answer.token
}

async function call(method: string, path: string, token: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${product.url}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const said: unknown = await answer.json()
  expect(answer.ok, `${method} ${path}: ${JSON.stringify(said)}`).toBe(true)
  return said
}

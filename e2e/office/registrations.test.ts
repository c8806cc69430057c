import { DESK, expectAccessible, go, isReady, PHONE } from '../kit/browser.ts'
import { addStaff, addUnit, askAsAdmin, PHOTOGRAPHS, registerAtCounter, sample } from '../kit/past-screens.ts'
import type { Product } from '../kit/product.ts'
import { becomeCustomer, enter, enterDay, newCustomer, newNumber, newSerial } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const OFFICE = '/baltra-admin-dashboard'
const addressOf = (id: number) => `${OFFICE}/single-customer-product-list/${id}`

for (const [kind, size] of [
  ['phone', PHONE],
  ['desk', DESK],
] as const) {
  test(`at the counter a product is registered for a customer with photographs, at a ${kind}`, async ({
    product,
    visit,
  }) => {
    const { contact } = await newCustomer(product)
    const taken = await addUnit(product)
    await registerAtCounter(product, { contact: (await newCustomer(product)).contact, serial_number: taken })
    const { page, troubles } = await visit(size)
    await enter(page, product.admin)
    await go(page, `${OFFICE}/all/warranty-status-list`)
    await page.getByRole('link', { name: 'Add New' }).click()
    await page.waitForURL(`**${OFFICE}/add/customer-product`)
    await isReady(page)
    await page.getByLabel('Customer’s mobile number').fill(newNumber())
    await page.getByRole('button', { name: 'Find customer' }).click()
    await expect(page.getByText('No customer has this number')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Customer’s mobile number').fill(`+977 ${contact}`)
    await page.getByRole('button', { name: 'Find customer' }).click()
    await expect(page.getByRole('heading', { name: 'Nirmala Rai' })).toBeVisible()

    await page.getByRole('button', { name: 'Register product' }).click()
    await expect(page.getByText('Bill image required')).toBeVisible()
    await page.getByLabel('Serial number').fill(taken)
    await expect(page.getByText(/^Already registered to/)).toBeVisible()
    await expect(page.getByLabel('Model number')).toHaveValue('BMG-750')
    await page.getByLabel('Serial number').fill(newSerial())
    await expect(page.getByText('Not in the QR register')).toBeVisible()
    await enterDay(page, 'Purchase date', '2026-02-01')
    await page.getByLabel('Store name').fill('Koshi Electronics')
    await page.getByLabel('Store number').fill('025520111')
    await page.getByLabel('Store location').fill('Dharan')
    for (const [name, file] of Object.entries(PHOTOGRAPHS))
      await page.locator(`input[name=${name}]`).setInputFiles(sample(file))
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Register product' }).click()
    await page.waitForURL('**/single-customer-product-list/*')
    await isReady(page)
    await expect(page.getByRole('heading', { name: 'Nirmala Rai' })).toBeVisible()
    expect(await product.sms(contact, /registered for you/)).toContain('You will get a message when it is checked')

    await go(page, `${OFFICE}/add/customer-product`)
    await page.getByLabel('Customer’s mobile number').fill(contact)
    await page.getByRole('button', { name: 'Find customer' }).click()
    await expect(page.getByLabel('Store name')).toHaveValue('Koshi Electronics')
    expect(troubles).toEqual([])
  })
}

test('keys enlarge the bill and show the next photograph, open the reason, and approve without leaving', async ({
  product,
  visit,
}) => {
  const { contact } = await newCustomer(product)
  const serial_number = newSerial()
  const id = await registerAtCounter(product, { contact, serial_number })
  const { page, troubles } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, addressOf(id))
  const approve = page.getByRole('button', { name: 'Approve', exact: true })
  await expect(approve).toBeVisible()
  await expect(page.getByText(serial_number).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open Bill' })).toBeVisible()
  await page.keyboard.press('+')
  await expect(page.getByRole('group', { name: 'Bill, 150 %' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Open Warranty card' })).toBeVisible()
  await page.keyboard.press('r')
  await expect(page.getByLabel('Reason')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Reason')).toBeHidden()
  await page.keyboard.press('A')
  await expect(approve).toBeHidden()
  await expect(page).toHaveURL(addressOf(id))
  expect(await statusOf(product, id)).toBe('Approved')
  expect(troubles).toEqual([])
})

test('of two concurrent decisions on a registration one wins, and the other person sees who decided', async ({
  product,
  visit,
}) => {
  const { contact } = await newCustomer(product)
  const id = await registerAtCounter(product, { contact, serial_number: newSerial() })
  const [one, other] = [await visit(DESK), await visit(DESK)]
  await enter(one.page, product.admin)
  await enter(other.page, await addStaff(product, { contact: newNumber(), role: 'admin' }))
  for (const { page } of [one, other]) {
    await go(page, addressOf(id))
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
    await page.keyboard.press('r')
    await page.getByLabel('Reason').fill('Another bill')
  }
  await other.page.keyboard.press('Control+Enter')
  await expect.poll(() => statusOf(product, id)).toBe('Rejected')
  await one.page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(one.page.getByText('Deepa Karki has rejected this registration in the meantime').first()).toBeVisible()
  await expect(one.page.getByText('It is rejected now')).toBeVisible()
  await expectAccessible(one.page)
  expect(await statusOf(product, id)).toBe('Rejected')
  expect([...one.troubles, ...other.troubles]).toEqual([])
})

test('a customer whose serial number is taken claims it with “This is mine”, and staff transfer the product after comparing both bills', async ({
  product,
  visit,
}) => {
  const { contact: first } = await newCustomer(product)
  const serial_number = newSerial()
  await registerAtCounter(product, { contact: first, serial_number, approve: true })
  const second = newNumber()
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
  await isReady(page)
  await expect(page.getByText('You have claimed this product').first()).toBeVisible()

  const desk = await visit(DESK)
  await enter(desk.page, product.admin)
  const search = new URLSearchParams({ disputed: 'true', search: serial_number })
  await go(desk.page, `${OFFICE}/all-customer-products-list?${search}`)
  await desk.page
    .getByRole('link', { name: /Nirmala Rai/ })
    .first()
    .click()
  await desk.page.waitForURL('**/single-customer-product-list/*')
  await isReady(desk.page)
  await expect(desk.page.getByRole('heading', { name: 'Nirmala Rai registered it first' })).toBeVisible()
  await desk.page.getByRole('button', { name: 'Transfer…' }).click()
  const dialog = desk.page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Sold second-hand')
  await expectAccessible(desk.page)
  await dialog.getByRole('button', { name: 'Transfer', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(desk.page.getByRole('button', { name: 'Transfer…' })).toHaveCount(0)
  expect(await product.sms(first, /Sold second-hand/)).toContain('now registered to somebody else')
  expect(await product.sms(second, /is registered\. Warranty/)).toContain('Kettle')
  expect([...troubles, ...desk.troubles]).toEqual([])
})

async function statusOf(product: Pick<Product, 'url' | 'admin'>, id: number): Promise<string> {
  const path = `/stocks/customerproductbyid/${id}`
  return (await askAsAdmin<{ data: { status: string } }>(product, path)).data.status
}

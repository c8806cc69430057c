import type { Page } from '@playwright/test'
import { DESK, expectAccessible, go, isReady, PHONE, reload, whileOnline } from '../kit/browser.ts'
import { dayInNepal } from '../kit/day-in-nepal.ts'
import { askAsAdmin, newComplaint, sample } from '../kit/past-screens.ts'
import type { Product } from '../kit/product.ts'
import { chooseEngineer, enter, ENGINEER, enterDay, keptFiles, pressInRow } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const OFFICE = '/baltra-admin-dashboard'
const complaintAt = (id: number) => `${OFFICE}/single-product-complaint/${id}`
const trackingAt = (id: number) => `/baltra-tracking-ProductDetails/${id}`

for (const [kind, size] of [
  ['phone', PHONE],
  ['desk', DESK],
] as const) {
  test(`the complaint form shows errors, keeps what was typed, and asks before discarding it, at a ${kind}`, async ({
    product,
    visit,
  }) => {
    const { id } = await newComplaint(product)
    const { page, troubles } = await visit(size)
    await enter(page, product.admin)
    await go(page, `${OFFICE}/edit-product-complaint/${id}`)
    await page.getByLabel('Model name').fill('Another model')
    await page.getByLabel('Mobile number').fill('12')
    await page.getByRole('button', { name: 'Save Complaint' }).click()
    await expect(page.getByText('Mobile number is required and must be 10 digits').first()).toBeVisible()
    await expect(page.locator('[name=customerContact]')).toBeFocused()
    await expect(page.getByLabel('Model name')).toHaveValue('Another model')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL(`**${complaintAt(id)}`)
    await isReady(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Another model')).toHaveCount(0)
    expect(troubles).toEqual([])
  })
}

test('a note outlasts loading the page again; a note and a reply that are sent by a double click are sent once', async ({
  product,
  visit,
}) => {
  const { id } = await newComplaint(product)
  const { page, troubles } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, complaintAt(id))
  const timeline = page.getByRole('list', { name: 'Timeline' })
  const message = page.getByRole('textbox', { name: 'Message' })
  await page.getByText('Internal note', { exact: true }).click()
  await message.fill('He sounds angry.')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('He sounds angry.')
  await reload(page)
  await expect(message).toHaveValue('He sounds angry.')
  await page.getByRole('button', { name: 'Save note' }).dblclick()
  await expect(timeline.getByText('He sounds angry.')).toBeVisible()
  await page.getByText('Reply to customer', { exact: true }).click()
  await message.fill('Since when does it hum?')
  await page.getByRole('button', { name: 'Send to customer' }).dblclick()
  await expect(timeline.getByText('Since when does it hum?')).toBeVisible()
  await reload(page)
  // It was filed, and the two.
  await expect(timeline.getByRole('listitem')).toHaveCount(3)
  expect(troubles).toEqual([])
})

test('a visit cannot be planned in the past; the customer learns who comes, and the tracking link shows no names', async ({
  product,
  visit,
}) => {
  const { id, customer } = await newComplaint(product)
  const [staff, caller, other] = [await visit(DESK), await visit(PHONE), await visit(PHONE)]
  await enter(staff.page, product.admin)
  await go(staff.page, complaintAt(id))
  await planVisit(staff.page)
  await expect(staff.page.getByText('Engineer Allocated').first()).toBeVisible()

  await enter(caller.page, customer)
  await go(caller.page, trackingAt(id))
  await expect(caller.page.getByText(`${ENGINEER} comes to repair your product.`)).toBeVisible()

  const { page } = other
  const [path] = /\/t\/[\w-]+/.exec(await product.sms(customer.contact, /Follow it/)) ?? []
  await go(page, path!)
  await expect(page.getByRole('list', { name: 'Repair steps' }).getByText('Technician assigned')).toBeVisible()
  await expect(page.getByText('A technician comes to repair your product.')).toBeVisible()
  for (const name of ['Nirmala', ENGINEER, customer.contact]) expect(await page.content()).not.toContain(name)
  await go(page, '/t/nobody-knows-this-link')
  await expect(page.getByRole('heading', { name: 'We do not know this link' })).toBeVisible()
  expect([...staff.troubles, ...caller.troubles, ...other.troubles]).toEqual([])
})

test('an answer with a photograph outlasts loading the page and goes when the connection is back; staff open it and need not answer', async ({
  product,
  visit,
}) => {
  const { id, customer } = await newComplaint(product)
  const [staff, caller] = [await visit(DESK), await visit(PHONE)]
  const { page, context } = caller
  await enter(page, customer)
  await go(page, trackingAt(id))
  const message = page.getByRole('textbox', { name: 'Message to the call centre' })
  const remove = page.getByRole('button', { name: /^Remove / })
  await message.fill('Since Monday.')
  await page.getByLabel('Photo, if there is something to show').setInputFiles(sample('kettle-cream.webp'))
  await expect(remove).toBeVisible()
  await expect.poll(() => keptFiles(page)).toBe(1)
  await reload(page)
  await expect(page.getByText('What you filled in before is still here.')).toBeVisible()
  await expect(remove).toBeVisible()
  await expect(message).toHaveValue('Since Monday.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText(/It continues automatically\.$/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('list', { name: 'Messages' }).getByText('Since Monday.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Photograph/ })).toBeVisible()
  await expect(remove).toHaveCount(0)

  const desk = staff.page
  const unread = `${OFFICE}/all/products-complaints-list?unread=true&search=${customer.contact}`
  await enter(desk, product.admin)
  await go(desk, unread)
  await expect(desk.locator('tbody tr').filter({ hasText: customer.contact })).toHaveCount(1)
  await go(desk, complaintAt(id))
  const timeline = desk.getByRole('list', { name: 'Timeline' })
  await expect(timeline.getByText('Since Monday.')).toBeVisible()
  await timeline.getByRole('button', { name: /^Open Photograph of / }).click()
  await expect(desk.getByRole('dialog').getByRole('img')).toBeVisible()
  await desk.keyboard.press('Escape')
  await expect(desk.getByRole('dialog')).toBeHidden()
  await desk.getByRole('button', { name: 'No answer needed' }).click()
  await expect(desk.getByText('The customer is waiting for an answer')).toBeHidden()
  await go(desk, unread)
  await expect(desk.getByRole('heading', { name: 'No complaints found' })).toBeVisible()
  expect([...staff.troubles, ...whileOnline(caller.troubles)]).toEqual([])
})

test('a completed complaint is taken back and completed again; its customer rates it, then opens it again', async ({
  product,
  visit,
}) => {
  const { id, customer } = await newComplaint(product)
  const [staff, caller] = [await visit(DESK), await visit(PHONE)]
  const desk = staff.page
  await enter(desk, product.admin)
  await go(desk, complaintAt(id))
  const openDialog = () => desk.getByRole('button', { name: /update status of complaint/ }).click()
  await openDialog()
  const dialog = desk.getByRole('dialog', { name: 'Update Status' })
  await dialog.getByRole('button', { name: 'Update Status' }).click()
  await expect(dialog.getByText('Please select a status!')).toBeVisible()
  await expectAccessible(desk)
  await chooseCompleted(desk)
  await expect.poll(() => statusOf(product, id)).toBe('Completed')
  await desk.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => statusOf(product, id)).toBe('Unassigned')
  await openDialog()
  await chooseCompleted(desk)
  await expect.poll(() => statusOf(product, id)).toBe('Completed')

  const { page } = caller
  await enter(page, customer)
  await go(page, trackingAt(id))
  await page.locator('label', { has: page.getByRole('radio', { name: '4 stars' }) }).click()
  await page.getByRole('button', { name: 'Send rating' }).click()
  await expect(page.getByText('Thank you for your rating')).toBeVisible()
  await page.getByRole('button', { name: 'It still has a fault' }).click()
  await page.getByLabel('What is still wrong').fill('It hums again')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Open it again' }).click()
  await expect(page.getByText('Reopened by the customer')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Messages' }).getByText('It hums again')).toBeVisible()
  expect([...staff.troubles, ...caller.troubles]).toEqual([])
})

test('warranties are looked up by serial number; one with an open complaint stays when it is deleted', async ({
  product,
  visit,
}) => {
  const { id } = await newComplaint(product)
  const { serial_number } = await read(product, id)
  const { page, troubles } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, `${OFFICE}/all/warranty-status-list`)
  // As it is typed: in small letters, without the spaces and the end.
  const typed = serial_number.toLowerCase().replaceAll(' ', '').slice(0, -1)
  await page.getByRole('searchbox', { name: 'Serial number' }).fill(typed)
  await page.waitForURL(`**serial_number=${typed}**`)
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(1)
  await expect(rows.getByText('Available')).toBeVisible()
  await pressInRow(page, /^Delete/)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/has 1 open complaint. Close it first/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(rows).toHaveCount(1)
  await rows.locator('a').first().click()
  await page.waitForURL(/warranty=\d+/)
  await page.getByRole('link', { name: 'Open registration' }).click()
  await page.waitForURL('**/single-customer-product-list/*')
  await isReady(page)
  await expect(page.getByText(serial_number).first()).toBeVisible()
  expect(troubles).toEqual([])
})

async function planVisit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Plan a visit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Plan a visit' })
  await chooseEngineer(dialog, ENGINEER)
  await enterDay(dialog, 'Visit date', '2020-01-01')
  await dialog.getByRole('button', { name: 'Save visit' }).click()
  await expect(dialog.getByText('Visit date cannot be in the past')).toBeVisible()
  await expectAccessible(page)
  await enterDay(dialog, 'Visit date', dayInNepal(3))
  await dialog.getByRole('button', { name: 'Save visit' }).click()
  await expect(dialog).toBeHidden()
}

async function chooseCompleted(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Update Status' })
  await dialog.getByLabel('Status', { exact: true }).selectOption('Completed')
  await dialog.getByRole('button', { name: 'Update Status' }).click()
  await expect(dialog).toBeHidden()
}

type Asked = Pick<Product, 'url' | 'admin'>

async function read(product: Asked, id: number): Promise<{ status: string; serial_number: string }> {
  const path = `/stocks/getcomplaintbyid/${id}`
  return (await askAsAdmin<{ data: { status: string; serial_number: string } }>(product, path)).data
}

const statusOf = async (product: Asked, id: number): Promise<string> => (await read(product, id)).status

import type { Page } from '@playwright/test'
import { DESK, expectAccessible, go, PHONE, reload, whileOnline } from '../kit/browser.ts'
import { fileComplaint, sample } from '../kit/past-screens.ts'
import { becomeCustomer, chooseEngineer, enter, ENGINEER, enterDay, keptFiles, tokenOf } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const OFFICE = '/baltra-admin-dashboard'
const CONTACT = '9812345690'

for (const [kind, viewport] of [
  ['phone', PHONE],
  ['desk', DESK],
] as const) {
  test(`the complaint form shows errors, keeps what was typed, and asks before discarding it, at a ${kind}`, async ({
    product,
  }) => {
    const { page, troubles } = await staff(viewport)
    await go(page, `${OFFICE}/edit-product-complaint/2`)
    await page.getByLabel('Model name').fill('Another model')
    await page.getByLabel('Mobile number').fill('12')
    await page.getByRole('button', { name: 'Save Complaint' }).click()
    await page.getByText('Mobile number is required and must be 10 digits').first().waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('customerContact')
    await expect(page.getByLabel('Model name')).toHaveValue('Another model')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL('**/single-product-complaint/2')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect(page.getByText('Another model')).toHaveCount(0)
    expect(troubles).toEqual([])
  })
}

test('staff write, the customer answers on a phone, staff see that it is new; a note among staff stays there', async ({
  product,
  visit,
}) => {
  const customer = await visit(PHONE)
  await becomeCustomer(customer.page, product, CONTACT)
  const id = await fileComplaint(product, await tokenOf(customer.page))
  const office = await staff(DESK)
  const desk = office.page

  await go(desk, `${OFFICE}/single-product-complaint/${id}`)
  const timeline = desk.getByRole('list', { name: 'Timeline' })
  await desk.getByText('Internal note', { exact: true }).click()
  await desk.getByRole('textbox', { name: 'Message' }).fill('He sounds angry.')
  await expect.poll(() => desk.evaluate(() => JSON.stringify(localStorage))).toContain('He sounds angry.')
  await reload(desk)
  await expect(desk.getByRole('textbox', { name: 'Message' })).toHaveValue('He sounds angry.')
  await desk.getByRole('button', { name: 'Save note' }).dblclick()
  await timeline.getByText('He sounds angry.').waitFor()
  await desk.getByText('Reply to customer', { exact: true }).click()
  await desk.getByRole('textbox', { name: 'Message' }).fill('Since when does it hum?')
  await desk.getByRole('button', { name: 'Send to customer' }).dblclick()
  await timeline.getByText('Since when does it hum?').waitFor()
  await expect(timeline.getByRole('listitem')).toHaveCount(3)
  await product.sms(CONTACT, /Since when does it hum\?/)
  await planVisit(desk)
  await expectAccessible(desk)
  await followByLink()

  const { page, context } = customer
  await go(page, '/baltra-trackingProducts')
  await page.getByText('1 new message').filter({ visible: true }).waitFor()
  await go(page, `/baltra-tracking-ProductDetails/${id}`)
  await page.getByText('Since when does it hum?').waitFor()
  await page.getByText(`${ENGINEER} comes to repair your product.`).waitFor()
  await expect(page.getByText('He sounds angry.')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Message to the call centre' }).fill('Since Monday.')
  await page.getByLabel('Photograph, if there is something to show').setInputFiles(sample('kettle-cream.webp'))
  await page.getByRole('button', { name: /^Remove / }).waitFor()
  await expect.poll(() => keptFiles(page)).toBe(1)
  await reload(page)
  await page.getByText('What you filled in before is still here.').waitFor()
  await page.getByRole('button', { name: /^Remove / }).waitFor()
  await expect(page.getByRole('textbox', { name: 'Message to the call centre' })).toHaveValue('Since Monday.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText(/It continues automatically\.$/).waitFor()
  await context.setOffline(false)
  await page.getByRole('list', { name: 'Messages' }).getByText('Since Monday.').waitFor()
  await page.getByRole('link', { name: /^Photograph/ }).waitFor()
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0)
  await expectAccessible(page)

  await go(desk, `${OFFICE}/all/products-complaints-list?unread=true`)
  const row = desk.locator('tbody tr').filter({ hasText: CONTACT })
  await row.getByText('1 unread message').waitFor({ state: 'attached' })
  await go(desk, `${OFFICE}/single-product-complaint/${id}`)
  await timeline.getByText('Since Monday.').waitFor()
  await timeline.getByRole('button', { name: /^Open Photograph of / }).click()
  await desk.getByRole('dialog').getByRole('img').waitFor()
  await desk.keyboard.press('Escape')
  await desk.getByRole('button', { name: 'No answer needed' }).click()
  await desk.getByText('The customer waits for an answer').waitFor({ state: 'detached' })
  await complete(desk)
  await go(desk, `${OFFICE}/all/products-complaints-list?unread=true`)
  await expect(row).toHaveCount(0)

  await reload(page)
  await page.locator('label', { has: page.getByRole('radio', { name: '4 stars' }) }).click()
  await page.getByRole('button', { name: 'Send rating' }).click()
  await page.getByText('Thank you for your rating').waitFor()
  await page.getByRole('button', { name: 'It still has a fault' }).click()
  await page.getByLabel('What is still wrong').fill('It hums again')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Open it again' }).click()
  await page.getByText('Reopened by the customer').waitFor()
  await page.getByRole('list', { name: 'Messages' }).getByText('It hums again').waitFor()
  expect([...office.troubles, ...whileOnline(customer.troubles)]).toEqual([])
})

/** Anyone with the link of the SMS sees the progress, and no names. */
async function followByLink() {
  const { page, context, troubles } = await visit(PHONE)
  const [path] = /\/t\/[\w-]+/.exec(await product.sms(CONTACT, /Follow it/)) ?? []
  await go(page, path!)
  await page.getByRole('list', { name: 'Repair steps' }).getByText('Technician assigned').waitFor()
  await page.getByText('A technician comes to repair your product.').waitFor()
  for (const name of ['Nirmala', ENGINEER, CONTACT]) expect(await page.content()).not.toContain(name)
  await expectAccessible(page)
  await go(page, '/t/nobody-knows-this-link')
  await page.getByRole('heading', { name: 'We do not know this link' }).waitFor()
  await expectAccessible(page)
  expect(troubles).toEqual([])
  await context.close()
}

test('warranties are looked up by serial number; one with an open complaint stays when it is deleted', async ({
  product,
}) => {
  const { page, troubles } = await staff(DESK)
  await go(page, `${OFFICE}/all/warranty-status-list`)
  const search = page.getByRole('searchbox', { name: 'Serial number' })
  await search.fill('sn25053')
  await page.waitForURL(/serial_number=sn25053/)
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(1)
  await rows.getByText('Available').waitFor()
  await rows.getByRole('button', { name: /^Delete/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/has 1 open complaint. Close it first/).waitFor()
  await expect(dialog.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect(rows).toHaveCount(1)
  await rows.locator('a').first().click()
  await page.waitForURL(/warranty=\d+/)
  await page.getByRole('link', { name: 'Open registration' }).click()
  await page.waitForURL('**/single-customer-product-list/*')
  expect(troubles).toEqual([])
})

async function staff(viewport: { width: number; height: number }) {
  const visitor = await visit(viewport)
  await enter(visitor.page, product.admin)
  return visitor
}

async function planVisit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Plan a visit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Plan a visit' })
  await chooseEngineer(dialog, ENGINEER)
  await enterDay(dialog, 'Visit date', '2020-01-01')
  await dialog.getByRole('button', { name: 'Save visit' }).click()
  await dialog.getByText('Visit date cannot be in the past').waitFor()
  await expectAccessible(page)
  await enterDay(dialog, 'Visit date', new Date(Date.now() + 3 * 24 * 3600_000).toISOString().slice(0, 10))
  await dialog.getByRole('button', { name: 'Save visit' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Visit planned').waitFor()
}

async function complete(page: Page): Promise<void> {
  await page.getByRole('button', { name: /update status of complaint/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Update Status' })
  await dialog.getByRole('button', { name: 'Update Status' }).click()
  await dialog.getByText('Please select a status!').waitFor()
  await expectAccessible(page)
  await chooseCompleted(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Status taken back').waitFor()
  await page.getByRole('button', { name: /update status of complaint/ }).click()
  await chooseCompleted(page)
}

async function chooseCompleted(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Update Status' })
  await dialog.getByLabel('Status', { exact: true }).selectOption('Completed')
  await dialog.getByRole('button', { name: 'Update Status' }).click()
  await dialog.waitFor({ state: 'detached' })
}

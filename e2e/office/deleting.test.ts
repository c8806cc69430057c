import { stageForCustomer } from 'contract/complaints/words'
import type { Page } from '@playwright/test'
import { DESK, expectAccessible, go, PHONE } from '../kit/browser.ts'
import { addStaff, fileComplaint } from '../kit/past-screens.ts'
import { becomeCustomer, chooseEngineer, ENGINEER, enter, enterDay, pressInRow, tokenOf } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const OFFICE = '/baltra-admin-dashboard'
const LIST = `${OFFICE}/all/products-complaints-list`

for (const [kind, viewport, end] of [
  ['phone', PHONE, '21'],
  ['desk', DESK, '31'],
] as const)
  test(`a complaint is dispatched, visited, closed by mistake, reopened by staff and deleted by an administrator, at a ${kind}`, async ({
    product,
    visit,
  }) => {
    const contact = `98123457${end}`
    const customer = await visit(PHONE)
    await becomeCustomer(customer.page, product, contact)
    const id = await fileComplaint(product, await tokenOf(customer.page))
    const deepa = await addStaff(product, { contact: `98123458${end}`, role: 'service_incharge' })
    const service = await office(viewport, deepa)
    const { page } = service

    await seesNoDelete(page, contact)
    await go(page, `${OFFICE}/single-product-complaint/${id}`)
    await dispatch(page, id)
    await expectStage('Service Center Assigned')
    await planVisit(page)
    await expectStage('Engineer Allocated')
    await cancel(page)
    await reopen(page)
    await expectStage('Engineer Allocated')
    await page.getByRole('list', { name: 'Timeline' }).getByText('Reopened: Wrong line in the list').waitFor()
    await product.sms(contact, /is open again and our work goes on/)
    expect(await customer.page.content()).not.toContain('Wrong line in the list')
    await expect(page.getByRole('button', { name: 'Reopen' })).toHaveCount(0)

    const admin = await office(viewport, product.admin)
    await deletes(admin.page, contact)
    await go(page, `${LIST}?search=${contact}`)
    await page.getByRole('heading', { name: 'No complaints found' }).waitFor()
    expect([...customer.troubles, ...service.troubles, ...admin.troubles]).toEqual([])

    /** On no screen of staff or customer the complaint reads Unassigned. */
    async function expectStage(stage: string): Promise<void> {
      const told = stageForCustomer(stage)
      const [path] = /\/t\/[\w-]+/.exec(await product.sms(contact, /Follow it/)) ?? []
      await go(page, `${LIST}?search=${contact}`)
      const row = await page.locator('tbody tr').first().innerText()
      expect(row).not.toMatch(/unassigned/i)
      // The customer holds a phone both times, so their screens are read once.
      const ofCustomer = [
        [customer.page, '/baltra-trackingProducts', told],
        [customer.page, `/baltra-tracking-ProductDetails/${id}`, told],
        [customer.page, '/baltra-user-ProductPage', 'Mixer Grinder'],
        [customer.page, path!, told],
      ] as const
      for (const [reader, address, words] of [
        ...(kind === 'phone' ? ofCustomer : []),
        [page, `${OFFICE}/single-product-complaint/${id}`, stage],
      ] as const) {
        await go(reader, address)
        await reader.getByRole('heading', { level: 1 }).waitFor()
        const text = await shownText(reader)
        expect([address, text.includes(words), /unassigned/i.test(text)]).toEqual([address, true, false])
      }
    }
  })

/** All words of the page but what its filters offer. */
const shownText = (page: Page): Promise<string> =>
  page.getByRole('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement
    for (const filter of copy.querySelectorAll('select')) filter.remove()
    return copy.textContent
  })

async function office(viewport: { width: number; height: number }, person: { contact: string; password: string }) {
  const visitor = await visit(viewport)
  await enter(visitor.page, person)
  return visitor
}

/** Neither one nor many: rows can be ticked for other work. */
async function seesNoDelete(page: Page, contact: string): Promise<void> {
  await go(page, `${LIST}?search=${contact}`)
  const rows = page.locator('tbody tr').filter({ hasText: /\S/ })
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('button', { name: /delete/i })).toHaveCount(0)
  await page
    .getByRole('checkbox', { name: /select/i })
    .last()
    .check()
  await page.getByRole('button', { name: 'Dispatch' }).waitFor()
  await expect(page.getByRole('button', { name: /delete/i })).toHaveCount(0)
}

/** The dialog names the destination, asks once, and sends nothing when it is cancelled. */
async function dispatch(page: Page, id: number): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `Dispatch complaint ${id}?` })
  await page.getByRole('button', { name: 'Dispatch to CRM' }).click()
  await dialog.getByText('Local service desk').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Dispatch to CRM' }).click()
  await dialog.getByRole('button', { name: 'Dispatch to CRM' }).dblclick()
  await page.getByRole('button', { name: 'DISPATCHED TO CRM' }).waitFor()
  await dialog.waitFor({ state: 'detached' })
  await expect(page.getByRole('list', { name: 'Timeline' }).getByText('Dispatched to CRM')).toHaveCount(1)
}

async function planVisit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Plan a visit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Plan a visit' })
  await chooseEngineer(dialog, ENGINEER)
  await enterDay(dialog, 'Visit date', new Date(Date.now() + 3 * 24 * 3600_000).toISOString().slice(0, 10))
  await dialog.getByRole('button', { name: 'Save visit' }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function cancel(page: Page): Promise<void> {
  await page.getByRole('button', { name: /update status of complaint/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Update Status' })
  const status = dialog.getByLabel('Status', { exact: true })
  expect(await status.locator('option').allInnerTexts()).not.toContain('Unassigned')
  await status.selectOption('Cancelled')
  await dialog.getByRole('button', { name: 'Update Status' }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function reopen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reopen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reopen the complaint' })
  await dialog.getByRole('button', { name: 'Reopen' }).click()
  await dialog.getByText('Please give a reason').waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('Reason').fill('Wrong line in the list')
  await dialog.getByRole('button', { name: 'Reopen' }).dblclick()
  await dialog.waitFor({ state: 'detached' })
}

/** The dialog counts what else is deleted, requires a reason, and keeps it after Cancel. */
async function deletes(page: Page, contact: string): Promise<void> {
  await go(page, `${LIST}?search=${contact}`)
  const bin = () =>
    pressInRow(page, /^Delete Mixer Grinder of Nirmala Rai/, /^Actions for Mixer Grinder of Nirmala Rai/)
  await bin()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Also deleted: 5 steps, 1 message, 1 visit, 2 photographs and 1 video.').waitFor()
  await dialog.getByText('The CRM is working on it. It is not told and carries on.').waitFor()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.getByText('Please give a reason').waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('Reason').fill('Test of a new telephone')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  await bin()
  await expect(dialog.getByLabel('Reason')).toHaveValue('Test of a new telephone')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Complaint deleted').waitFor({ timeout: 15_000 })
}

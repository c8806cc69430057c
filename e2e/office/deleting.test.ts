import { stageForCustomer } from 'contract/complaints/words'
import type { Page } from '@playwright/test'
import { DESK, expectAccessible, go, PHONE } from '../kit/browser.ts'
import { dayInNepal } from '../kit/day-in-nepal.ts'
import { expectDispatched } from '../kit/main-job.ts'
import { addStaff, askAsAdmin, newComplaint } from '../kit/past-screens.ts'
import { chooseEngineer, ENGINEER, enter, enterDay, newNumber, pressInRow } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const OFFICE = '/baltra-admin-dashboard'
const LIST = `${OFFICE}/all/products-complaints-list`

for (const [kind, size] of [
  ['phone', PHONE],
  ['desk', DESK],
] as const)
  test(`a complaint is dispatched, visited, closed by mistake, reopened by staff and deleted by an administrator, at a ${kind}`, async ({
    product,
    visit,
  }) => {
    // Five screens are read after each of three steps.
    test.slow()
    const { id, customer } = await newComplaint(product)
    const { contact } = customer
    const [caller, service, admin] = [await visit(PHONE), await visit(size), await visit(size)]
    await enter(caller.page, customer)
    await enter(service.page, await addStaff(product, { contact: newNumber(), role: 'service_incharge' }))
    await enter(admin.page, product.admin)
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
    await expect(
      page.getByRole('list', { name: 'Timeline' }).getByText('Reopened: Wrong line in the list'),
    ).toBeVisible()
    await product.sms(contact, /is open again and our work goes on/)
    await go(caller.page, `/baltra-tracking-ProductDetails/${id}`)
    expect(await caller.page.content()).not.toContain('Wrong line in the list')
    await expect(page.getByRole('button', { name: 'Reopen' })).toHaveCount(0)

    await deletes(admin.page, contact)
    const left = async () => {
      const path = `/stocks/getallcomplaints?search=${contact}`
      return (await askAsAdmin<{ pagination: { total_results: number } }>(product, path)).pagination.total_results
    }
    await expect.poll(left).toBe(0)
    await go(page, `${LIST}?search=${contact}`)
    await expect(page.getByRole('heading', { name: 'No complaints found' })).toBeVisible()
    expect([...caller.troubles, ...service.troubles, ...admin.troubles]).toEqual([])

    /** On no screen of staff or customer the complaint reads Unassigned. */
    async function expectStage(stage: string): Promise<void> {
      const told = stageForCustomer(stage)
      const [path] = /\/t\/[\w-]+/.exec(await product.sms(contact, /Follow it/)) ?? []
      await go(page, `${LIST}?search=${contact}`)
      await expect(rowsOf(page)).toHaveCount(1)
      await expect(rowsOf(page)).not.toContainText(/unassigned/i)
      // The customer holds a phone both times, so their screens are read once.
      const ofCustomer = [
        [caller.page, '/baltra-trackingProducts', told],
        [caller.page, `/baltra-tracking-ProductDetails/${id}`, told],
        [caller.page, '/baltra-user-ProductPage', 'Mixer Grinder'],
        [caller.page, path!, told],
      ] as const
      for (const [reader, address, words] of [
        ...(kind === 'phone' ? ofCustomer : []),
        [page, `${OFFICE}/single-product-complaint/${id}`, stage],
      ] as const) {
        await go(reader, address)
        await expect.poll(() => shownText(reader), { message: address }).toContain(words)
        expect(await shownText(reader), address).not.toMatch(/unassigned/i)
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

/** Those that have arrived. */
const rowsOf = (page: Page) => page.locator('tbody tr').filter({ hasText: /\S/ })

/** Neither one nor many: rows can be ticked for other work. */
async function seesNoDelete(page: Page, contact: string): Promise<void> {
  await go(page, `${LIST}?search=${contact}`)
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: /delete/i })).toHaveCount(0)
  await page
    .getByRole('checkbox', { name: /select/i })
    .last()
    .check()
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /delete/i })).toHaveCount(0)
}

/** The dialog names the destination, asks once, and sends nothing when it is cancelled. */
async function dispatch(page: Page, id: number): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `Send complaint ${id} to the service centre?` })
  await page.getByRole('button', { name: 'Send to the service centre' }).click()
  await expect(dialog.getByText('Proposed: Biratnagar Service Centre')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Send to the service centre' }).click()
  await dialog.getByRole('button', { name: 'Send to the service centre' }).dblclick()
  await expectDispatched(page)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('list', { name: 'Timeline' }).getByText('Sent to the service centre')).toHaveCount(1)
}

async function planVisit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Plan a visit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Plan a visit' })
  await chooseEngineer(dialog, ENGINEER)
  await enterDay(dialog, 'Visit date', dayInNepal(3))
  await dialog.getByRole('button', { name: 'Save visit' }).click()
  await expect(dialog).toBeHidden()
}

async function cancel(page: Page): Promise<void> {
  await page.getByRole('button', { name: /update status of complaint/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Update Status' })
  const status = dialog.getByLabel('Status', { exact: true })
  await expect(status.locator('option', { hasText: 'Cancelled' })).toBeAttached()
  await expect(status.locator('option', { hasText: 'Unassigned' })).toHaveCount(0)
  await status.selectOption('Cancelled')
  await dialog.getByRole('button', { name: 'Update Status' }).click()
  await expect(dialog).toBeHidden()
}

async function reopen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reopen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reopen the complaint' })
  await dialog.getByRole('button', { name: 'Reopen' }).click()
  await expect(dialog.getByText('Please give a reason')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Reason').fill('Wrong line in the list')
  await dialog.getByRole('button', { name: 'Reopen' }).dblclick()
  await expect(dialog).toBeHidden()
}

/** The dialog counts what else is deleted, requires a reason, and keeps it after Cancel. */
async function deletes(page: Page, contact: string): Promise<void> {
  await go(page, `${LIST}?search=${contact}`)
  const bin = () =>
    pressInRow(page, /^Delete Mixer Grinder of Nirmala Rai/, /^Actions for Mixer Grinder of Nirmala Rai/)
  await bin()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Also deleted: 5 steps, 1 message, 1 visit, 2 photographs and 1 video.')).toBeVisible()
  await expect(dialog.getByText('It was sent to a service centre, which is not told.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(dialog.getByText('Please give a reason')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Reason').fill('Test of a new telephone')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await bin()
  await expect(dialog.getByLabel('Reason')).toHaveValue('Test of a new telephone')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(dialog).toBeHidden()
}

import type { Page } from '@playwright/test'
import { DESK, expectAccessible, go, PHONE } from '../kit/browser.ts'
import { enter } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const OFFICE = '/baltra-admin-dashboard'
const ASHA = '9841203118'

/** Types into the palette and waits for its results. */
async function find(page: Page, text: string, title: string): Promise<void> {
  await page.getByRole('combobox').fill(text)
  await page.getByRole('option', { name: title }).first().waitFor()
}

/** The call that the screens make, for a number that the demo has. */
const read = <T>(page: Page, path: string): Promise<T> =>
  page.evaluate(async (address) => {
    const answer = await fetch(`/api${address}`, {
      headers: { authorization: `Bearer ${localStorage.getItem('AuthID')}` },
    })
    return answer.json() as T
  }, path)

test('the palette opens by its key and leads by Enter to a customer, a complaint and a unit', async ({
  product,
  visit,
}) => {
  const { page, troubles } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, OFFICE)
  await page.getByRole('button', { name: 'Find anything' }).waitFor()
  const complaints = await read<{ data: { id: number; job_no: string }[] }>(
    page,
    '/stocks/getallcomplaints?per_page=100',
  )
  const complaint = complaints.data.find(({ job_no }) => job_no !== '')!
  const units = await read<{ data: { serial_number: string }[] }>(page, '/products/getproductqr')
  const { serial_number: serial } = units.data[0]!

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').waitFor()
  await expectAccessible(page)
  await find(page, ASHA.slice(0, 6), 'Asha Gurung')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${OFFICE}/single-customer-view/*`)
  await page.getByRole('heading', { level: 1, name: 'Asha Gurung' }).waitFor()

  await page.keyboard.press('Control+k')
  await find(page, complaint.job_no, complaint.job_no)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${OFFICE}/single-product-complaint/${complaint.id}`)

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill(serial)
  const unit = page.getByRole('group', { name: 'QR products' }).getByRole('option', { name: serial })
  await unit.waitFor()
  while ((await unit.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${OFFICE}/all-QrProducts-list?serial_number=*`)
  await page.getByText(serial).filter({ visible: true }).first().waitFor()

  // What was opened last stands first; nothing found is said.
  await page.keyboard.press('Control+k')
  await page.getByRole('group', { name: 'Opened last' }).getByRole('option', { name: 'Asha Gurung' }).waitFor()
  await page.getByRole('combobox').fill('xyzzy plugh')
  await page.getByText('Nothing found').first().waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByText('Nothing found').first().waitFor({ state: 'detached' })
  expect(troubles).toEqual([])
})

test('on a phone it opens by its button, and a record tells its history', async ({ product, visit }) => {
  const { page, troubles } = await visit(PHONE)
  await enter(page, product.admin)
  await go(page, OFFICE)
  await page.getByRole('button', { name: 'Find anything' }).click()
  await find(page, 'asha', 'Asha Gurung')
  await expectAccessible(page)
  await page.getByRole('option', { name: 'Asha Gurung' }).first().click()
  await page.waitForURL(`**${OFFICE}/single-customer-view/*`)
  await page.getByText('History', { exact: true }).click()
  await page.getByText('Nothing has been changed yet').waitFor()
  await expectAccessible(page)
  expect(troubles).toEqual([])
})

import type { Page } from '@playwright/test'
import { complaintPath, HAPPY_CALL_LIST } from 'contract/core/office-paths'
import { FIELD, fieldJobPath, fieldReportPath, ticketPath } from 'contract/core/paths'
import { DESK, expectAccessible, go, PHONE } from '../kit/browser.ts'
import { dayInNepal } from '../kit/day-in-nepal.ts'
import { sign } from '../kit/field-steps.ts'
import { newComplaint, planVisits } from '../kit/past-screens.ts'
import { enter, FIELD_ENGINEER } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

test('a visit is entered with a part of the bag and what was received, and the customer reads what was done', async ({
  product,
  visit,
}) => {
  const { id, customer } = await newComplaint(product)
  await planVisits(product, [id], { engineer: 'Bikash Maharjan', day: dayInNepal() })
  const { page, troubles } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, complaintPath(id))
  await page.getByRole('button', { name: 'Enter the visit' }).click()
  const dialog = page.getByRole('dialog', { name: 'What came of the visit' })
  await dialog.getByLabel('What was found').fill('Worn brushes')
  await expect(dialog.getByLabel('Taken from')).toHaveValue(/^bag-/)
  await dialog
    .getByLabel('Add a part')
    .selectOption(await dialog.getByRole('option', { name: /Carbon brushes/ }).innerText())
  await dialog.getByRole('checkbox', { name: 'Under warranty' }).uncheck()
  await dialog.getByLabel('Labour (Rs.)').fill('५००')
  await expect(dialog.getByText('Due: Rs. 680, of which parts Rs. 180')).toBeVisible()
  await dialog.getByLabel('Received (Rs.)').fill('600')
  await dialog.getByRole('button', { name: 'Save the visit' }).click()
  // What was typed is still there when something is missing.
  await expect(dialog.getByLabel('Outcome')).toBeFocused()
  await expect(dialog.getByLabel('What was found')).toHaveValue('Worn brushes')
  await dialog.getByLabel('Outcome').selectOption('Repaired')
  await dialog.getByRole('checkbox', { name: 'There is no code' }).check()
  await dialog.getByLabel('Why is there no code?').fill('The phone was switched off')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save the visit' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Without code: The phone was switched off').first()).toBeVisible()
  await expect(page.getByText('Rs. 80 still to be paid')).toBeVisible()
  await expectAccessible(page)
  expect(troubles).toEqual([])

  const { page: phone, troubles: onPhone } = await visit(PHONE)
  await enter(phone, customer)
  await go(phone, `/ne${ticketPath(id)}`)
  const done = phone.getByRole('region', { name: 'के गरियो' })
  await expect(done.getByText('कार्बन ब्रस, एक जोडा × १')).toBeVisible()
  await expect(done.getByText('रु. ८०')).toBeVisible()
  await expectAccessible(phone)
  expect(onPhone).toEqual([])
})

test('a code closes a repair, also after a wrong one; without it the customer signs, is called, and it opens again', async ({
  product,
  visit,
}) => {
  const [coded, signed] = [await newComplaint(product), await newComplaint(product)]
  await planVisits(product, [coded.id, signed.id], { engineer: 'Bikash Maharjan', day: dayInNepal() })
  const { page: ticket } = await visit(PHONE)
  await enter(ticket, coded.customer)
  await go(ticket, ticketPath(coded.id))
  const code = /\d{4}$/.exec(await ticket.getByText('Code for the technician').innerText())![0]
  await expectAccessible(ticket)

  const { page: phone, troubles: onPhone } = await visit(PHONE)
  await enter(phone, FIELD_ENGINEER)
  await beginReport(phone, coded.id)
  await phone.getByLabel('Customer’s code').fill(String((Number(code) + 1) % 10_000).padStart(4, '0'))
  await finish(phone)
  await expect(phone.getByText('Needs your decision')).toBeVisible()
  await go(phone, fieldReportPath(coded.id))
  await expect(phone.getByText('This code is wrong. 4 tries left').first()).toBeVisible()
  await expectAccessible(phone)
  await phone.getByLabel('Customer’s code').fill(code)
  await finish(phone)
  await expect(phone.getByText('Needs your decision')).toHaveCount(0)

  await beginReport(phone, signed.id)
  await phone.getByRole('checkbox', { name: 'There is no code' }).check()
  await phone.getByLabel('Why is there no code?').fill('The phone was switched off')
  await sign(phone, 'Room for the signature, empty')
  await expectAccessible(phone)
  await finish(phone)

  const { page, troubles } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, complaintPath(coded.id))
  await expect(page.getByText('Confirmed by the customer’s code')).toBeVisible()
  await expect(async () => {
    await go(page, `${HAPPY_CALL_LIST}?state=later&search=${signed.customer.contact}`)
    await page.getByRole('link', { name: /^Enter the call to / }).click({ timeout: 2000 })
  }).toPass()
  const call = page.getByRole('dialog')
  await expect(call.getByText('Without code: The phone was switched off')).toBeVisible()
  await call.getByRole('radio', { name: /^Reached/ }).check()
  await call.getByRole('radio', { name: /^No/ }).last().check()
  await call.getByRole('button', { name: 'Save' }).click()
  await expect(call.getByText('Write what the customer says is wrong')).toBeVisible()
  await call.getByLabel('Note').fill('It hums again')
  await expectAccessible(page)
  await call.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The call is entered, and the complaint is open again')).toBeVisible()
  await go(page, complaintPath(signed.id))
  await expect(page.getByText('On Service').first()).toBeVisible()
  await expect(page.getByText('It does not work').first()).toBeVisible()
  await expectAccessible(page)
  expect([troubles, onPhone]).toEqual([[], []])
})

async function beginReport(phone: Page, id: number): Promise<void> {
  await go(phone, FIELD)
  await go(phone, fieldJobPath(id))
  await phone.getByRole('link', { name: 'Report the visit' }).click()
  await phone.getByRole('radio', { name: 'Repaired' }).check()
  await phone.getByRole('textbox', { name: 'Note' }).fill('Cleaned')
}

async function finish(phone: Page): Promise<void> {
  await phone.getByRole('button', { name: 'Finish the report' }).click()
  await phone.waitForURL(`**${FIELD}`)
}

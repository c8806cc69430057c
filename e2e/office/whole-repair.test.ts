import type { Page } from '@playwright/test'
import { complaintPath } from 'contract/core/office-paths'
import { estimateLinkPath, FIELD, fieldJobPath, fieldReportPath, ticketPath } from 'contract/core/paths'
import { DESK, expectAccessible, go, PHONE, reload } from '../kit/browser.ts'
import { dayInNepal } from '../kit/day-in-nepal.ts'
import { engineerOf, planVisit } from '../kit/field-day.ts'
import { note, nothingWaits, press, REPORT } from '../kit/field-steps.ts'
import { newComplaint, planVisits, tokenFor, type Account } from '../kit/past-screens.ts'
import type { Product } from '../kit/product.ts'
import { enter, FIELD_ENGINEER } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

type Where = Pick<Product, 'url' | 'admin' | 'sms'>

/** What happened, each with what followed from it. */
const TIMELINE = `Complaint received, Engineer Allocated, Visit planned, Engineer set out, Engineer arrived,
Visit took place, Part Approval Pending from ASM, Part Pending from HO, Parts in Transit,
Part Consumed by Service Center, Estimate sent, Waiting for the customer, Estimate accepted,
No longer waiting for the customer, Visit changed, Visit took place, Completed, The customer rated the service`.split(
  /,\s/,
)

const MOTOR = /^मिक्सरको मोटर, ७५० वाट/

test('a complaint goes by a part, an estimate and a code to a repair, and customer, engineer and office see each stage', async ({
  product,
  visit,
}) => {
  const { id, customer } = await newComplaint(product)
  await writeInNepali(product, customer)
  await planVisits(product, [id], { engineer: 'Bikash Maharjan', day: dayInNepal() })
  const { page: ticket, troubles: ofCustomer } = await visit(PHONE)
  const { page: phone, troubles: ofEngineer } = await visit(PHONE)
  const { page: office, troubles: ofOffice } = await visit(DESK)
  await enter(ticket, customer)
  await enter(phone, FIELD_ENGINEER)
  await enter(office, product.admin)

  const first = await codeFor(product, customer)
  await go(ticket, `/ne${ticketPath(id)}`)
  await expect(ticket.getByText(`प्राविधिकलाई दिने कोड: ${first}`)).toBeVisible()
  await expectAccessible(ticket)

  await openJob(phone, id)
  await press(phone, 'म बाटोमा छु')
  await press(phone, 'म पुगेँ')
  await expectAccessible(phone)
  await nothingWaits(phone)
  await reload(ticket)
  await expect(ticket.getByText(/प्राविधिक पुग्नुभयो/)).toBeVisible()
  await needMotor(phone)
  await reload(ticket)
  await expect(ticket.getByText(/मिक्सरको मोटर, ७५० वाट/).first()).toBeVisible()
  await expect(ticket.getByText('पहिले पार्टपुर्जा आउनुपर्छ')).toBeVisible()
  await expectAccessible(ticket)

  await go(office, complaintPath(id))
  await bringParts(office)
  await estimate(office)
  await acceptByLink(ticket, await linkFor(product, customer))

  const engineer_id = await engineerOf(product, id)
  await planVisit(product, id, { engineer_id, visit_date: dayInNepal(), visit_window: '13-16' })
  const second = await codeFor(product, customer, first)
  await openJob(phone, id)
  await expect(phone.getByText('रु. २,५००').first()).toBeVisible()
  await expectAccessible(phone)
  await repair(phone, id, second)

  await go(ticket, `/ne${ticketPath(id)}`)
  await readAndRate(ticket)

  await reload(office)
  await expect(office.getByText('Confirmed by the customer’s code')).toBeVisible()
  const payment = office.getByRole('region', { name: 'Payment' })
  await expect(payment).toContainText(/Costs\s*Rs\. 2,500\s*Received\s*Rs\. 2,500\s*Left to pay\s*Rs\. 0/)
  await expect(payment.getByRole('button', { name: /^Receipt 2\d{3}\/\d{2}-\d{6}$/ })).toBeVisible()
  const timeline = office.getByRole('list', { name: 'Timeline' }).getByRole('heading')
  expect((await timeline.allInnerTexts()).toReversed()).toEqual(TIMELINE)
  await expectAccessible(office)
  expect([ofCustomer, ofEngineer, ofOffice]).toEqual([[], [], []])
})

async function writeInNepali(product: Where, customer: Account): Promise<void> {
  const answer = await fetch(`${product.url}/api/customer/language`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${await tokenFor(product, customer)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ language: 'ne' }),
  })
  expect(answer.ok).toBe(true)
}

/** The code of the text about a visit, another one than that of the visit before. */
async function codeFor(product: Where, { contact }: Account, before = 'none'): Promise<string> {
  const code = new RegExp(`सकिएपछि दिने कोड (?!${before})(\\d{4})`)
  return code.exec(await product.sms(contact, code))?.[1] ?? ''
}

const linkFor = async (product: Where, { contact }: Account): Promise<string> =>
  estimateLinkPath(/\/r\/([\w-]+)/.exec(await product.sms(contact, /\/r\//))?.[1] ?? '')

/** From the list of the phone, as it has it by now. */
async function openJob(phone: Page, id: number): Promise<void> {
  await go(phone, `/ne${FIELD}`)
  await expectAccessible(phone)
  await phone.locator(`main a[href="/ne${fieldJobPath(id)}"]`).tap()
}

/** The engineer finds that the motor has to come. */
async function needMotor(phone: Page): Promise<void> {
  await phone.getByRole('link', { name: REPORT }).tap()
  await phone.getByRole('radio', { name: 'पार्टपुर्जा आउनुपर्छ' }).check()
  await note(phone).fill('मोटर जलेको छ')
  await choose(phone, 'पार्टपुर्जा थप्नुहोस्')
  await expect(phone.getByRole('list', { name: 'आउनुपर्ने पार्टपुर्जा' })).toContainText('SP-MG-103')
  await expectAccessible(phone)
  await giveReport(phone)
}

/** Chooses the motor among the parts of a field. */
async function choose(phone: Page, name: string): Promise<void> {
  const field = phone.getByRole('combobox', { name, exact: true })
  await field.selectOption(await field.getByRole('option', { name: MOTOR }).innerText())
}

async function giveReport(phone: Page): Promise<void> {
  await press(phone, 'नतिजा पूरा गर्नुहोस्')
  await phone.waitForURL(`**/ne${FIELD}`)
  await nothingWaits(phone)
}

/** The request is approved and sent, and received into the bag of the engineer. */
async function bringParts(office: Page): Promise<void> {
  const parts = office.getByRole('region', { name: 'Spare parts' })
  const steps = Object.entries({ Approve: 'To send', Send: 'In transit', Receive: 'Received' })
  for (const [step, becomes] of steps) {
    await parts.getByRole('button', { name: step, exact: true }).click()
    const dialog = office.getByRole('dialog')
    if (step === 'Receive') {
      const place = dialog.getByLabel('Place')
      await place.selectOption(await place.getByRole('option', { name: /Bikash Maharjan/ }).innerText())
    }
    await expectAccessible(office)
    await dialog.getByRole('button', { name: step, exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(parts.getByText(becomes, { exact: true }).first()).toBeVisible()
  }
}

async function estimate(office: Page): Promise<void> {
  await office.getByRole('button', { name: 'Make an estimate' }).click()
  const dialog = office.getByRole('dialog', { name: 'Make an estimate' })
  await dialog.getByRole('button', { name: 'Add a part' }).click()
  const part = dialog.getByRole('combobox', { name: 'Part 1' })
  await part.selectOption(await part.getByRole('option', { name: /^Mixer motor/ }).innerText())
  await dialog.getByRole('checkbox', { name: 'The warranty pays' }).uncheck()
  await dialog.getByLabel('Labour (Rs.)').fill('500')
  await dialog.getByLabel('Visit charge (Rs.)').fill('150')
  await expect(dialog.getByText('The customer pays Rs. 2,500')).toBeVisible()
  await expectAccessible(office)
  await dialog.getByRole('button', { name: 'Send the estimate' }).click()
  await expect(office.getByText('No answer yet')).toBeVisible()
}

async function acceptByLink(ticket: Page, link: string): Promise<void> {
  await go(ticket, `/ne${link}`)
  await expect(ticket.getByRole('table')).toContainText('रु. १,८५०')
  await ticket.getByRole('button', { name: 'स्वीकार गर्नुहोस्', exact: true }).tap()
  await ticket.getByRole('button', { name: 'अहिले स्वीकार गर्नुहोस्' }).tap()
  await expect(ticket.getByText(/स्वीकार गर्नुभयो/).first()).toBeVisible()
  await expectAccessible(ticket)
}

/** The engineer puts the motor in for what was agreed, and the customer pays and tells the code. */
async function repair(phone: Page, id: number, code: string): Promise<void> {
  await phone.getByRole('link', { name: REPORT }).tap()
  await phone.waitForURL(`**/ne${fieldReportPath(id)}`)
  await phone.getByRole('radio', { name: 'मर्मत भयो' }).check()
  await expect(phone.getByRole('textbox', { name: 'मर्मत शुल्क' })).toHaveValue('500')
  await choose(phone, 'झोलाबाट पार्टपुर्जा थप्नुहोस्')
  await expect(phone.getByRole('checkbox', { name: 'वारेन्टीले बेहोर्छ' })).not.toBeChecked()
  await phone.getByRole('textbox', { name: 'लिएको रकम' }).fill('२५००')
  await note(phone).fill('मोटर फेरियो')
  await phone.getByRole('textbox', { name: 'ग्राहकको कोड' }).fill(code)
  await expectAccessible(phone)
  await giveReport(phone)
}

async function readAndRate(ticket: Page): Promise<void> {
  const done = ticket.getByRole('region', { name: 'के गरियो' })
  await expect(done.getByText('मिक्सरको मोटर, ७५० वाट × १')).toBeVisible()
  await expect(done.getByText('मोटर फेरियो')).toBeVisible()
  const saving = ticket.waitForEvent('download')
  await ticket.getByRole('button', { name: /^रसिद / }).tap()
  expect((await saving).suggestedFilename()).toMatch(/^receipt-2\d{3}-\d{2}-\d{6}\.pdf$/)
  await ticket.locator('label', { has: ticket.getByRole('radio', { name: '५ तारा' }) }).tap()
  await ticket.getByRole('button', { name: 'मूल्याङ्कन पठाउनुहोस्' }).tap()
  await expect(ticket.getByRole('button', { name: 'मूल्याङ्कन फेर्नुहोस्' })).toBeVisible()
  await expectAccessible(ticket)
}

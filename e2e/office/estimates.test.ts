import { complaintPath } from 'contract/core/office-paths'
import { estimateLinkPath, ticketPath } from 'contract/core/paths'
import { DESK, expectAccessible, go, PHONE, reload } from '../kit/browser.ts'
import { dayInNepal } from '../kit/day-in-nepal.ts'
import { newComplaint, planVisits } from '../kit/past-screens.ts'
import { enter } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

test('an estimate is accepted by its link, the visit costs what was agreed, and the customer opens the receipt', async ({
  product,
  visit,
}) => {
  const { id, customer } = await newComplaint(product)
  await planVisits(product, [id], { engineer: 'Bikash Maharjan', day: dayInNepal() })
  const { page, troubles } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, complaintPath(id))
  await page.getByRole('button', { name: 'Make an estimate' }).click()
  const estimate = page.getByRole('dialog', { name: 'Make an estimate' })
  await estimate.getByLabel('Labour (Rs.)').fill('५००')
  await estimate.getByLabel('Visit charge (Rs.)').fill('150')
  await expect(estimate.getByText('The customer pays Rs. 650')).toBeVisible()
  await expectAccessible(page)
  await estimate.getByRole('button', { name: 'Send the estimate' }).click()
  await expect(page.getByText('No answer yet')).toBeVisible()

  const { page: phone, troubles: onPhone } = await visit(PHONE)
  const token = /\/r\/([\w-]+)/.exec(await product.sms(customer.contact, /\/r\//))?.[1] ?? ''
  await go(phone, `/ne${estimateLinkPath(token)}`)
  await phone.getByRole('button', { name: 'स्वीकार गर्नुहोस्', exact: true }).tap()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'अहिले स्वीकार गर्नुहोस्' }).tap()
  await expect(phone.getByText(/स्वीकार गर्नुभयो/).first()).toBeVisible()
  await expectAccessible(phone)

  await reload(page)
  await page.getByRole('button', { name: 'Enter the visit' }).click()
  const report = page.getByRole('dialog', { name: 'What came of the visit' })
  await report.getByLabel('Outcome').selectOption('Repaired')
  await expect(report.getByLabel('Labour (Rs.)')).toHaveValue('500')
  await expect(report.getByLabel('Visit charge (Rs.)')).toHaveValue('150')
  await report.getByLabel('What was found').fill('Worn brushes')
  await report.getByRole('checkbox', { name: 'There is no code' }).check()
  await report.getByLabel('Why is there no code?').fill('The phone was switched off')
  await report.getByRole('button', { name: 'Save the visit' }).click()
  await page.getByRole('button', { name: 'Take a payment' }).click()
  const payment = page.getByRole('dialog', { name: 'Take a payment' })
  await expect(payment.getByLabel('Amount (Rs.)')).toHaveValue('650')
  await payment.getByRole('button', { name: 'Take a payment' }).click()
  await expect(page.getByRole('button', { name: /^Receipt 2\d{3}\/\d{2}-\d{6}$/ })).toBeVisible()
  await expectAccessible(page)
  expect(troubles).toEqual([])

  await enter(phone, customer)
  await go(phone, `/ne${ticketPath(id)}`)
  const saving = phone.waitForEvent('download')
  await phone.getByRole('button', { name: /^रसिद / }).tap()
  expect((await saving).suggestedFilename()).toMatch(/^receipt-2\d{3}-\d{2}-\d{6}\.pdf$/)
  await expectAccessible(phone)
  expect(onPhone).toEqual([])
})

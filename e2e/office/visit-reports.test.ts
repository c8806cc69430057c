import { complaintPath } from 'contract/core/office-paths'
import { ticketPath } from 'contract/core/paths'
import { DESK, expectAccessible, go, PHONE } from '../kit/browser.ts'
import { newComplaint, planVisits } from '../kit/past-screens.ts'
import { enter } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kathmandu' }).format()

test('a visit is entered with a part of the bag and what was received, and the customer reads what was done', async ({
  product,
  visit,
}) => {
  const { id, customer } = await newComplaint(product)
  await planVisits(product, [id], { engineer: 'Bikash Maharjan', day: today })
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

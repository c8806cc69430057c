import { expectAccessible, go, isReady, PHONE } from '../kit/browser.ts'
import { givePoints, newKettle, registerAtCounter } from '../kit/past-screens.ts'
import { becomeCustomer, newNumber, newSerial } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

test('points make a warranty longer, at a phone', async ({ product, visit }) => {
  const contact = newNumber()
  const serial = newSerial()
  const { page, troubles } = await visit(PHONE)
  await becomeCustomer(page, product, contact)
  const id = await registerAtCounter(product, { contact, serial_number: serial, approve: true, ...newKettle() })
  await givePoints(product, { contact, points: 500 })

  await go(page, '/baltra-reward-point')
  await expect(page.getByText('Available points')).toBeVisible()
  await page.getByRole('button', { name: 'Redeem warranty' }).click()
  const dialog = page.getByRole('dialog')
  const choice = dialog.getByRole('link', { name: serial })
  await expect(choice).toBeVisible()
  await expectAccessible(page)
  await choice.click()
  await page.waitForURL(`**/baltra-extended-warranty/${id}`)
  await isReady(page)

  await page.getByRole('radio', { name: /^12 Months/ }).check()
  await page.getByRole('button', { name: 'Use loyalty points' }).click()
  await expect(dialog.getByRole('heading', { name: 'Use 280 points?' })).toBeVisible()
  const figures = await dialog.locator('dd').allInnerTexts()
  const [now, after] = figures.slice(0, 2).map(Number)
  expect(now! - after!).toBe(280)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Use 280 points' }).dblclick()
  await expect(page.getByText('Your warranty is extended')).toBeVisible()
  // The dialog names the weekday too.
  const lastDay = figures[3]!.replace(/^\w+, /, '')
  await expect(page.getByRole('heading', { name: `Valid until ${lastDay}` })).toBeVisible()
  await go(page, '/baltra-reward-point')
  await expect(page.getByText('−280')).toBeVisible()
  expect(troubles).toEqual([])
})

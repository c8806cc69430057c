import { expectAccessible, go, PHONE, reload } from '../kit/browser.ts'
import { addressOf, registerAtCounter } from '../kit/past-screens.ts'
import { becomeCustomer, enter, newNumber, newSerial } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const BOTTLE = 'BVB-750'
const WORDS = 'Still warm at noon, <b>even</b> in Mustang.'
const KEPT = 'Still warm at noon, even in Mustang.'

test('an owner reviews on a phone, earns points, is hidden and shown again by staff, and deletes the review', async ({
  product,
  visit,
}) => {
  const contact = newNumber()
  const address = await addressOf(product, BOTTLE)
  const { page, troubles } = await visit(PHONE)
  const section = page.locator('#reviews')
  await becomeCustomer(page, product, contact)
  await registerAtCounter(product, { contact, serial_number: newSerial(), approve: true, model_num: BOTTLE })
  await go(page, `${address}#reviews`)

  await section.getByRole('button', { name: 'Write a review' }).click()
  const form = section.getByRole('form', { name: 'Your review' })
  await form.getByRole('button', { name: 'Submit review' }).click()
  await expect(form.getByText('Please select a rating')).toBeVisible()
  await expect(form.getByText('Please enter your review')).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('radio', { name: '1 star, Terrible' }).focus()
  for (let at = 1; at < 4; at++) await page.keyboard.press('ArrowRight')
  await expect(form.getByRole('radio', { name: '4 stars, Good' })).toBeChecked()
  await form.getByRole('textbox', { name: 'Your review' }).fill(WORDS)
  await form.getByRole('button', { name: 'Submit review' }).dblclick()
  await expect(page.getByText('100 points are added to your account.')).toBeVisible()
  const own = section.getByRole('listitem').filter({ hasText: KEPT })
  await expect(own.getByText('Verified owner')).toBeVisible()
  await expectAccessible(page)

  const office = await visit(PHONE)
  await enter(office.page, product.admin)
  await go(office.page, '/baltra-admin-dashboard/all/reviews?search=Mustang')
  await office.page.getByRole('button', { name: /^Shown, hide the review/ }).click()
  const dialog = office.page.getByRole('dialog', { name: 'Hide this review?' })
  await dialog.getByRole('button', { name: 'Hide review' }).click()
  await expect(dialog.getByText('Please enter a reason')).toBeVisible()
  await expectAccessible(office.page)
  await dialog.getByLabel('Reason').fill('Not about the bottle')
  await dialog.getByRole('button', { name: 'Hide review' }).click()
  const hidden = office.page.getByRole('button', { name: /^Hidden, show the review/ })
  await expect(hidden).toBeVisible()

  const stranger = await visit(PHONE)
  await go(stranger.page, address)
  await expect(stranger.page.locator('#reviews').getByRole('listitem').first()).toBeVisible()
  await expect(stranger.page.getByText(KEPT)).toHaveCount(0)
  await reload(page)
  await expect(section.getByText('Reason: Not about the bottle')).toBeVisible()
  await expectAccessible(page)

  await hidden.click()
  await office.page.getByRole('dialog').getByRole('button', { name: 'Show again' }).click()
  await expect(office.page.getByRole('button', { name: /^Shown, hide the review/ })).toBeVisible()
  await reload(stranger.page)
  await expect(stranger.page.getByText(KEPT)).toBeVisible()

  await reload(page)
  await expect(own).toBeVisible()
  await section.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete review' }).click()
  await expect(page.getByText('Your review is deleted')).toBeVisible()
  await expect(section.getByRole('button', { name: 'Write a review' })).toBeVisible()
  await expect(own).toHaveCount(0)
  expect([...troubles, ...office.troubles, ...stranger.troubles]).toEqual([])
})

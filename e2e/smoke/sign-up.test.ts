import { go, isReady, PHONE } from '../kit/browser.ts'
import { newNumber, signUp } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

test('a customer signs up on a phone, comes back to where they were going, and signs out', async ({
  product,
  visit,
}) => {
  const { page, troubles } = await visit(PHONE)
  await go(page, '/baltra-user-ProductPage')
  await page.waitForURL('**/baltra-account-signin?next=*')
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await page.waitForURL('**/baltra-account-mobileVerify*')
  await isReady(page)
  await signUp(page, product, { contact: newNumber() })
  await page.waitForURL('**/baltra-user-ProductPage')
  await isReady(page)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL('**/baltra-allProducts')
  await expect(page.getByText('You are signed out')).toBeVisible()
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['device/devanagari'])
  expect(troubles).toEqual([])
})

import { expectAccessible, go, PHONE, reload } from '../kit/browser.ts'
import { becomeCustomer, newNumber, PASSWORD } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

test('a session that ran out asks for the password over the page, and what was typed is saved', async ({
  product,
  visit,
}) => {
  const { page } = await visit(PHONE)
  await becomeCustomer(page, product, newNumber())
  await go(page, '/baltra-profileInformation')
  const city = page.getByLabel('City', { exact: true })
  await city.fill('Tansen')
  await page.evaluate(() => {
    const [head, body = '', signature] = localStorage.getItem('AuthID')!.split('.')
    const claims = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))) as object
    localStorage.setItem('AuthID', [head, btoa(JSON.stringify({ ...claims, exp: 1 })), signature].join('.'))
  })
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Sign in and send' }).click()
  await expect(page.getByText('Profile saved').first()).toBeVisible()
  await expect(city).toHaveValue('Tansen')
  await reload(page)
  await expect(city).toHaveValue('Tansen')
})

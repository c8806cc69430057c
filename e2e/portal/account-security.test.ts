import { readFile } from 'node:fs/promises'
import { expectAccessible, go, isReady, PHONE } from '../kit/browser.ts'
import { becomeCustomer, codeIn, enter, newNumber, PASSWORD, sender } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const SECURITY = '/baltra-account-security'

test('a customer changes their number, signs another device out, takes their data along, and closes their account', async ({
  product,
  visit,
}) => {
  const contact = newNumber()
  const first = await visit(PHONE)
  await becomeCustomer(first.page, product, contact)
  const second = await visit(PHONE)
  await enter(second.page, { contact, password: PASSWORD })
  const { page } = second

  await go(page, '/baltra-profileInformation')
  const next = newNumber()
  await page.getByRole('link', { name: 'Change number' }).click()
  await page.waitForURL('**/baltra-change-number')
  await isReady(page)
  await expectAccessible(page)
  await page.getByLabel('New mobile number').fill(next)
  await page.getByRole('button', { name: 'Proceed' }).click()
  await page.getByLabel('Code of six digits').fill(codeIn(await product.sms(next, /change your number/)))
  await expect(page.getByRole('heading', { name: 'Is it you?' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Password' }).fill('not-this-one')
  await page.getByRole('button', { name: 'Change number' }).click()
  await expect(page.getByText('Password is wrong').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Change number' }).dblclick()
  await page.waitForURL('**/baltra-profileInformation')
  await expect(page.getByLabel('Mobile number')).toHaveValue(next)
  expect(await product.sms(contact, /was changed to one/)).toContain(next.slice(-3))
  // The other device was signed out by that; it comes back with the new number.
  await enter(first.page, { contact: next, password: PASSWORD })
  await page.getByRole('link', { name: 'Security and data' }).click()
  await page.waitForURL(`**${SECURITY}`)
  await isReady(page)
  const signIns = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem')
  await expect(signIns).toHaveCount(2)
  await expect(signIns.first()).toContainText('This device')
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText('One other device has to sign in again')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: /^Sign out Chrome/ }).dblclick()
  await expect(page.getByText('Signed out there')).toBeVisible()
  await expect(signIns).toHaveCount(1)
  await first.page.goto(SECURITY)
  await first.page.waitForURL('**/baltra-account-signin?next=*')

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const archive = await saving
  await expect(page.getByText('my-data.zip saved')).toBeVisible()
  expect(archive.suggestedFilename()).toBe('my-data.zip')
  expect((await readFile(await archive.path())).subarray(0, 2).toString()).toBe('PK')

  await page.getByRole('button', { name: 'Close account…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close your account?' })
  const password = dialog.getByRole('textbox', { name: 'Password' })
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  await expect(dialog.getByText(/\b0 /)).toHaveCount(0)
  await password.fill('not-this-one')
  await dialog.getByRole('button', { name: 'Close account' }).click()
  await expect(dialog.getByText('Password is wrong')).toBeVisible()
  await expectAccessible(page)
  await password.fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Close account' }).dblclick()
  await page.waitForURL('**/baltra-aboutUs-Page')
  await expect(page.getByText('Your account is closed', { exact: true })).toBeVisible()
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['device/devanagari'])
  expect(await product.sms(next, /account was closed/)).toContain('as you asked')

  await go(page, '/baltra-account-signin')
  await page.getByLabel('Mobile number').fill(next)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await sender(page, 'Sign In').click()
  await expect(page.getByText('Mobile number or password is wrong')).toBeVisible()
  expect([...first.troubles, ...second.troubles]).toEqual([])
})

import type { Page } from '@playwright/test'
import { DESK, expectAccessible, go, PHONE, reload } from '../kit/browser.ts'
import { codeIn, sender, signUp } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const toast = (page: Page, text: string) => page.getByText(text).first().waitFor()

test('a customer signs up on a phone, comes back to where they were going, and signs out', async ({
  product,
  visit,
}) => {
  const { page, troubles } = await visit(PHONE)
  await go(page, '/baltra-user-ProductPage')
  await page.waitForURL('**/baltra-account-signin?next=*')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await page.waitForURL('**/baltra-account-mobileVerify*')
  await signUp(page, product, { contact: '9812345670', accessible: true })
  await page.waitForURL('**/baltra-user-ProductPage')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL('**/baltra-allProducts')
  await toast(page, 'You are signed out')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  expect(troubles).toEqual([])
})

test('the form shows the documents’ messages and keeps what was typed', async ({ product, visit }) => {
  const { troubles, ...first } = await visit(DESK)
  let { page } = first
  await go(page, '/baltra-account-mobileVerify')
  await page.getByLabel('Mobile number').fill('98123')
  await sender(page, 'Proceed').click()
  await page.getByText('Mobile number is required and must be 10 digits').waitFor()
  await expect(page.getByLabel('Mobile number')).toHaveValue('98123')
  await page.getByLabel('Mobile number').fill('9812345671')
  await sender(page, 'Proceed').click()
  await page.waitForURL('**/baltra-account-verify')
  await page.getByText(/The code is valid for 0[45]:\d\d/).waitFor()
  await expect(page.getByRole('button', { name: /^Resend in/ })).toBeDisabled()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Please enter all OTP digits.').waitFor()
  await expectAccessible(page)

  const otp = codeIn(await product.sms('9812345671', /sign-up code/))
  const wrong = otp === '111111' ? '222222' : '111111'
  await page.getByLabel('Code of six digits').fill(wrong)
  await page.getByText('This code is wrong. 4 tries left').first().waitFor()
  // Pasting puts all six in, Devanagari digits too, and sends them.
  await page
    .getByLabel('Code of six digits')
    .fill(otp.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit))))
  await page.waitForURL('**/baltra-account-signUp')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  for (const text of [
    'First name is required and cannot be empty',
    'Gender is required',
    'Confirm Password is required',
  ])
    await page.getByText(text).waitFor()
  await toast(page, 'Invalid Input!')
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Email').fill('asha@gmail.con')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('mustard')
  await page.getByRole('button', { name: 'asha@gmail.com' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('asha@gmail.com')
  // The tab was closed: everything is kept, except the password.
  page = await inNewTab(page)
  await page.getByText('What you filled in before is still here.').waitFor()
  await expect(page.getByLabel('First name')).toHaveValue('Asha')
  await expect(page.getByLabel('Email')).toHaveValue('asha@gmail.com')
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue('')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Last name is required and cannot be empty').waitFor()
  await expect(page.getByLabel('First name')).toHaveValue('Asha')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('')
  expect(troubles).toEqual([])
})

/** The same address in another tab, after this one is closed. */
async function inNewTab(page: Page): Promise<Page> {
  const [address, next] = [page.url(), await page.context().newPage()]
  await page.close()
  await go(next, address)
  return next
}

test('a number that is entered again within the minute goes on to the same code, with the time that is left', async ({
  product,
  visit,
}) => {
  const { page, troubles } = await visit(PHONE)
  const proceed = async () => {
    await page.getByLabel('Mobile number').fill('9812345672')
    await sender(page, 'Proceed').click()
    await page.waitForURL('**/baltra-account-verify')
  }
  await go(page, '/baltra-account-mobileVerify')
  await proceed()
  const otp = codeIn(await product.sms('9812345672', /sign-up code/))
  await page.waitForTimeout(3_000)
  await page.goBack()
  await page.waitForURL('**/baltra-account-mobileVerify')
  await proceed()
  await page.getByText(/The code is valid for 04:[0-5]\d/).waitFor()
  await expect(page.getByRole('button', { name: /^Resend in 00:(5[0-7]|[0-4]\d)/ })).toBeDisabled()
  await page.getByLabel('Code of six digits').fill(otp)
  await page.waitForURL('**/baltra-account-signUp')
  expect(troubles).toEqual([])
})

test('a forgotten password is reset', async ({ product, visit }) => {
  const { page, troubles } = await visit(PHONE)
  await go(page, '/baltra-account-signin')
  await page.getByRole('link', { name: 'Forgot Password?' }).click()
  await page.waitForURL('**/baltra-forgot-Password')
  await page.getByLabel('Mobile number').fill('9863223901')
  await sender(page, 'Proceed').click()
  await page.waitForURL('**/baltra-resetOtpVerify')
  await page.getByLabel('Code of six digits').fill(codeIn(await product.sms('9863223901', /new password/)))
  await page.waitForURL('**/baltra-resetPassword')
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'New password' }).fill('9863223901ab')
  await page.getByText('your number not yet').waitFor()
  await page.getByRole('textbox', { name: 'New password' }).fill('river-stone-42')
  await page.getByLabel('Confirm password').fill('river-stone-42')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL('**/baltra-account-signin')
  await toast(page, 'Password saved. Sign in with it')
  // The number is filled in.
  await expect(page.getByLabel('Mobile number')).toHaveValue('9863223901')
  await page.getByRole('textbox', { name: 'Password' }).fill('not-the-new-one')
  await sender(page, 'Sign In').click()
  await toast(page, 'Mobile number or password is wrong')
  await page.getByRole('textbox', { name: 'Password' }).fill('river-stone-42')
  await sender(page, 'Sign In').click()
  await page.waitForURL('**/baltra-aboutUs-Page')
  // Signing in leaves no page behind to go back to.
  await page.goBack()
  expect(page.url()).not.toContain('baltra-account-signin')
  expect(troubles).toEqual([])
})

test('doors are closed to those who do not belong', async ({ visit }) => {
  const { page } = await visit(DESK)
  await go(page, '/baltra-account-signUp')
  await page.waitForURL('**/baltra-account-signin')
  await go(page, '/baltra-admin-dashboard')
  await page.waitForURL('**/baltra-account-signin?next=%2Fbaltra-admin-dashboard')
  await page.getByLabel('Mobile number').fill('9841203118')
  await page.getByRole('textbox', { name: 'Password' }).fill('asha-demo-2026')
  await sender(page, 'Sign In').click()
  await page.waitForURL('**/unauthorize')
  await expectAccessible(page)
})

test('a session that ran out ends with a warning on the product page', async ({ product, visit }) => {
  const { page } = await visit(DESK)
  await go(page, '/baltra-aboutUs-Page')
  // The button is there once the page is alive and has looked for a session.
  await page.getByRole('link', { name: 'Login' }).waitFor()
  const claims = { sub: '1', role: 'customer', sid: 'x', exp: Math.floor(Date.now() / 1000) - 10 }
  await page.evaluate((payload) => localStorage.setItem('AuthID', `x.${btoa(payload)}.y`), JSON.stringify(claims))
  await reload(page)
  await page.waitForURL('**/baltra-allProducts')
  await toast(page, 'Your session has expired,Please login!')
  await page.getByRole('link', { name: 'Login' }).waitFor()
  await page.evaluate(() => localStorage.setItem('AuthID', 'rubbish'))
  await reload(page)
  await page.waitForURL('**/baltra-aboutUs-Page')
})

test('an address that leads nowhere is really a 404, with its counters', async ({ visit }) => {
  const { page } = await visit(DESK)
  const answer = await go(page, '/no-such-page')
  expect(answer?.status()).toBe(404)
  await page.getByRole('button', { name: 'Like, 0', exact: true }).click()
  await page.getByRole('button', { name: 'Like, 1', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Like, 1', exact: true }).dblclick()
  await page.getByRole('button', { name: 'Report' }).click()
  await toast(page, 'Thank you for telling us!')
  await page.getByRole('button', { name: 'Reported' }).waitFor()
  await reload(page)
  await page.getByRole('button', { name: 'Like, 1', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Reported' }).waitFor()
  await expectAccessible(page)
})

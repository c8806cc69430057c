import type { Page } from '@playwright/test'
import { DESK, expectAccessible, go, isReady, PHONE, reload } from '../kit/browser.ts'
import { codeIn, CUSTOMER, newCustomer, newNumber, sender } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

test('the form shows the documents’ messages and keeps what was typed', async ({ product, visit }) => {
  const contact = newNumber()
  const { troubles, ...first } = await visit(DESK)
  let { page } = first
  await go(page, '/baltra-account-mobileVerify')
  await page.getByLabel('Mobile number').fill('98123')
  await sender(page, 'Proceed').click()
  await expect(page.getByText('Mobile number is required and must be 10 digits')).toBeVisible()
  await expect(page.getByLabel('Mobile number')).toHaveValue('98123')
  await page.getByLabel('Mobile number').fill(contact)
  await sender(page, 'Proceed').click()
  await page.waitForURL('**/baltra-account-verify')
  await expect(page.getByText(/The code is valid for 0[45]:\d\d/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Resend in/ })).toBeDisabled()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Please enter all OTP digits.')).toBeVisible()
  await expectAccessible(page)

  const otp = codeIn(await product.sms(contact, /sign-up code/))
  const wrong = otp === '111111' ? '222222' : '111111'
  await page.getByLabel('Code of six digits').fill(wrong)
  await expect(page.getByText('This code is wrong. 4 tries left').first()).toBeVisible()
  // Pasting puts all six in, Devanagari digits too, and sends them.
  await page
    .getByLabel('Code of six digits')
    .fill(otp.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit))))
  await page.waitForURL('**/baltra-account-signUp')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Invalid Input!')).toBeVisible()
  for (const text of [
    'First name is required and cannot be empty',
    'Gender is required',
    'Confirm Password is required',
  ])
    await expect(page.getByText(text)).toBeVisible()
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Email').fill('asha@gmail.con')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('mustard')
  await page.getByRole('button', { name: 'asha@gmail.com' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('asha@gmail.com')
  // The tab was closed: everything is kept, except the password.
  page = await inNewTab(page)
  await expect(page.getByText('What you filled in before is still here.')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Asha')
  await expect(page.getByLabel('Email')).toHaveValue('asha@gmail.com')
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue('')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Last name is required and cannot be empty')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Asha')
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
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
  const contact = newNumber()
  const { page, troubles } = await visit(PHONE)
  const waitsFor = (time: RegExp) => page.getByRole('button', { name: time })
  const proceed = async () => {
    await page.getByLabel('Mobile number').fill(contact)
    await sender(page, 'Proceed').click()
    await page.waitForURL('**/baltra-account-verify')
  }
  // The page counts down from what the server answers: with its clock held, it shows just that.
  await page.clock.setFixedTime(new Date())
  await go(page, '/baltra-account-mobileVerify')
  await proceed()
  await expect(page.getByText('The code is valid for 05:00')).toBeVisible()
  await expect(waitsFor(/^Resend in 01:00/)).toBeDisabled()
  const otp = codeIn(await product.sms(contact, /sign-up code/))
  await expect.poll(() => secondsLeft(page, contact)).toBeLessThan(60)
  await page.goBack()
  await page.waitForURL('**/baltra-account-mobileVerify')
  await proceed()
  await expect(page.getByText(/The code is valid for 04:[0-5]\d/)).toBeVisible()
  await expect(waitsFor(/^Resend in 00:[0-5]\d/)).toBeDisabled()
  await page.getByLabel('Code of six digits').fill(otp)
  await page.waitForURL('**/baltra-account-signUp')
  expect(troubles).toEqual([])
})

/** Until the server sends another code to a number that was sent one. */
async function secondsLeft(page: Page, contact: string): Promise<number> {
  const answer = await page.context().request.post('/api/customer/requestotp', { data: { contact } })
  const { data } = (await answer.json()) as { data: { resend_after: number } }
  return data.resend_after
}

test('a forgotten password is reset', async ({ product, visit }) => {
  const { contact } = await newCustomer(product)
  const { page, troubles } = await visit(PHONE)
  await go(page, '/baltra-account-signin')
  await page.getByRole('link', { name: 'Forgot Password?' }).click()
  await page.waitForURL('**/baltra-forgot-Password')
  await page.getByLabel('Mobile number').fill(contact)
  await sender(page, 'Proceed').click()
  await page.waitForURL('**/baltra-resetOtpVerify')
  await page.getByLabel('Code of six digits').fill(codeIn(await product.sms(contact, /new password/)))
  await page.waitForURL('**/baltra-resetPassword')
  await page.getByRole('textbox', { name: 'New password' }).fill(`${contact}ab`)
  await expect(page.getByText('your number not yet')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'New password' }).fill('river-stone-42')
  await page.getByLabel('Confirm password').fill('river-stone-42')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL('**/baltra-account-signin')
  await expect(page.getByText('Password saved. Sign in with it')).toBeVisible()
  // The number is filled in.
  await expect(page.getByLabel('Mobile number')).toHaveValue(contact)
  await page.getByRole('textbox', { name: 'Password' }).fill('not-the-new-one')
  await sender(page, 'Sign In').click()
  await expect(page.getByText('Mobile number or password is wrong').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Password' }).fill('river-stone-42')
  await sender(page, 'Sign In').click()
  await page.waitForURL('**/baltra-aboutUs-Page')
  await isReady(page)
  // Signing in leaves no page behind to go back to.
  await page.goBack()
  await expect(page).toHaveURL(/\/baltra-forgot-Password$/)
  expect(troubles).toEqual([])
})

test('screens refuse people without access', async ({ visit }) => {
  const { page } = await visit(DESK)
  await go(page, '/baltra-account-signUp')
  await page.waitForURL('**/baltra-account-signin')
  await go(page, '/baltra-admin-dashboard')
  await page.waitForURL('**/baltra-account-signin?next=%2Fbaltra-admin-dashboard')
  await page.getByLabel('Mobile number').fill(CUSTOMER.contact)
  await page.getByRole('textbox', { name: 'Password' }).fill(CUSTOMER.password)
  await sender(page, 'Sign In').click()
  await page.waitForURL('**/unauthorize')
})

test('a session that ran out ends with a warning on the product page', async ({ visit }) => {
  const { page } = await visit(DESK)
  await go(page, '/baltra-aboutUs-Page')
  // The button is there once the page is alive and has looked for a session.
  await page.getByRole('link', { name: 'Login' }).waitFor()
  const claims = { sub: '1', role: 'customer', sid: 'x', exp: Math.floor(Date.now() / 1000) - 10 }
  await page.evaluate((payload) => localStorage.setItem('AuthID', `x.${btoa(payload)}.y`), JSON.stringify(claims))
  await page.reload()
  await page.waitForURL('**/baltra-allProducts')
  await expect(page.getByText('Your session has expired,Please login!').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('AuthID', 'rubbish'))
  await page.reload()
  await page.waitForURL('**/baltra-aboutUs-Page')
})

test('an unknown address answers 404 and shows its counters', async ({ visit }) => {
  const { page } = await visit(DESK)
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await isReady(page)
  await page.getByRole('button', { name: 'Like, 0', exact: true }).click()
  const liked = page.getByRole('button', { name: 'Like, 1', exact: true })
  await liked.dblclick()
  await page.getByRole('button', { name: 'Report' }).click()
  await expect(page.getByText('Thank you for telling us!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reported' })).toBeDisabled()
  await reload(page)
  await expect(liked).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reported' })).toBeDisabled()
  await expectAccessible(page)
})

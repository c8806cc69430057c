import type { Page } from '@playwright/test'
import { expectAccessible, go, PHONE, reload } from '../kit/browser.ts'
import { codeIn, CUSTOMER, sender } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

test('a digit of the code is corrected by finger, and nothing is sent before the last digit is typed', async ({
  visit,
}) => {
  const { page, troubles } = await visit(PHONE)
  const otp = await askCode(page, '9812345980')
  const boxes = page.getByLabel('Code of six digits')

  // Refused: the boxes are empty and wait for the next try.
  await page.keyboard.type(wrongFirst(otp))
  await page.getByText('This code is wrong. 4 tries left').waitFor()
  await expect(boxes).toHaveValue('')
  await page.keyboard.type(wrongFirst(otp).slice(0, 5))
  await touch(page, 0)
  await page.keyboard.type(otp[0]!)
  await expect(boxes).toHaveValue(otp.slice(0, 5))
  await touch(page, 3)
  await page.keyboard.type(otp[3]!)
  await expect(boxes).toHaveValue(otp.slice(0, 5))
  await touch(page, 5)
  await page.keyboard.type(otp[5]!)
  await page.waitForURL('**/baltra-account-signUp')
  expect(troubles).toEqual([])
})

async function touch(page: Page, box: number): Promise<void> {
  const { x, y, width, height } = (await page.getByLabel('Code of six digits').boundingBox())!
  await page.touchscreen.tap(x + (width / 6) * (box + 0.5), y + height / 2)
}

test('after five wrong tries the next code is one press away', async ({ product, visit }) => {
  const { page, troubles } = await visit(PHONE)
  const otp = await askCode(page, '9812345983')
  for (const left of [4, 3, 2, 1]) {
    await page.keyboard.type(wrongFirst(otp))
    await page.getByText(`This code is wrong. ${left} ${left === 1 ? 'try' : 'tries'} left`).waitFor()
  }
  await page.keyboard.type(wrongFirst(otp))
  await page.getByText('This code is wrong. Please ask for a new one').waitFor()
  await expect(page.getByText(/The code is valid for/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await page.getByText(/The code is valid for 0[45]:\d\d/).waitFor()
  await expect(page.getByText('This code is wrong')).toHaveCount(0)
  await expect.poll(async () => codeIn(await product.sms('9812345983', /sign-up code/))).not.toBe(otp)
  await page.keyboard.type(codeIn(await product.sms('9812345983', /sign-up code/)))
  await page.waitForURL('**/baltra-account-signUp')
  expect(troubles).toEqual([])
})

test('a number that has an account is welcomed after its code, and signs in without typing it again', async ({
  visit,
}) => {
  const { page, troubles } = await visit(PHONE)
  const otp = await askCode(page, CUSTOMER.contact)
  await page.keyboard.type(otp)
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  await expectAccessible(page)
  await reload(page)
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/baltra-account-signin')
  await expect(page.getByLabel('Mobile number')).toHaveValue(CUSTOMER.contact)
  await page.getByRole('textbox', { name: 'Password' }).fill(CUSTOMER.password)
  await sender(page, 'Sign In').click()
  await page.waitForURL('**/baltra-aboutUs-Page')
  expect(troubles).toEqual([])
})

/** From the number to the empty boxes. Returns the code of the text message. */
async function askCode(page: Page, contact: string): Promise<string> {
  await go(page, '/baltra-account-mobileVerify')
  await page.getByLabel('Mobile number').fill(contact)
  await sender(page, 'Proceed').click()
  await page.waitForURL('**/baltra-account-verify')
  await page.getByLabel('Code of six digits').focus()
  return codeIn(await product.sms(contact, /sign-up code/))
}

const wrongFirst = (otp: string): string => `${(Number(otp[0]) % 9) + 1}${otp.slice(1)}`

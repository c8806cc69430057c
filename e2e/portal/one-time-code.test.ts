import type { Page } from '@playwright/test'
import { expectAccessible, go, isReady, PHONE, reload } from '../kit/browser.ts'
import type { Product } from '../kit/product.ts'
import { codeIn, newCustomer, newNumber, sender } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

test('a digit of the code is corrected by finger, and nothing is sent before the last digit is typed', async ({
  product,
  visit,
}) => {
  const contact = newNumber()
  const { page, troubles } = await visit(PHONE)
  await askCode(page, contact)
  const otp = codeIn(await product.sms(contact, /sign-up code/))
  const boxes = page.getByLabel('Code of six digits')

  // Refused: the boxes are empty and wait for the next try.
  await page.keyboard.type(wrongFirst(otp))
  await expect(page.getByText('This code is wrong. 4 tries left')).toBeVisible()
  await expect(boxes).toHaveValue('')
  await expect(boxes).toBeFocused()
  await page.keyboard.type(wrongFirst(otp).slice(0, 5))
  await touch(page, 0)
  await page.keyboard.type(otp[0]!)
  await expect(boxes).toHaveValue(otp.slice(0, 5))
  await hasChosen(page, 1)
  await touch(page, 3)
  await page.keyboard.type(otp[3]!)
  await expect(boxes).toHaveValue(otp.slice(0, 5))
  await hasChosen(page, 4)
  await touch(page, 5)
  await page.keyboard.type(otp[5]!)
  await page.waitForURL('**/baltra-account-signUp')
  expect(troubles).toEqual([])
})

async function touch(page: Page, box: number): Promise<void> {
  const { x, y, width, height } = (await page.getByLabel('Code of six digits').boundingBox())!
  await page.touchscreen.tap(x + (width / 6) * (box + 0.5), y + height / 2)
  await hasChosen(page, box)
}

/** The next digit goes into this box. */
const hasChosen = (page: Page, box: number) =>
  expect(page.getByLabel('Code of six digits')).toHaveJSProperty('selectionStart', box)

test('after five wrong tries the next code is one press away', async ({ product, visit }) => {
  const contact = newNumber()
  const { page, troubles } = await visit(PHONE)
  await askCode(page, contact)
  const otp = codeIn(await product.sms(contact, /sign-up code/))
  const boxes = page.getByLabel('Code of six digits')
  for (const left of [4, 3, 2, 1]) {
    await page.keyboard.type(wrongFirst(otp))
    await expect(page.getByText(`This code is wrong. ${left} ${left === 1 ? 'try' : 'tries'} left`)).toBeVisible()
    await expect(boxes).toHaveValue('')
    await expect(boxes).toBeFocused()
  }
  await page.keyboard.type(wrongFirst(otp))
  await expect(page.getByText('This code is wrong. Please ask for a new one')).toBeVisible()
  await expect(page.getByText(/The code is valid for/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(page.getByText(/The code is valid for 0[45]:\d\d/)).toBeVisible()
  await expect(page.getByText('This code is wrong')).toHaveCount(0)
  await expect(boxes).toBeFocused()
  await page.keyboard.type(await codeAfter(otp, { product, contact }))
  await page.waitForURL('**/baltra-account-signUp')
  expect(troubles).toEqual([])
})

test('a number that has an account is welcomed after its code, and signs in without typing it again', async ({
  product,
  visit,
}) => {
  const { contact, password } = await newCustomer(product)
  const signedUpWith = codeIn(await product.sms(contact, /sign-up code/))
  const { page, troubles } = await visit(PHONE)
  await askCode(page, contact)
  await page.keyboard.type(await codeAfter(signedUpWith, { product, contact }))
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expectAccessible(page)
  await reload(page)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/baltra-account-signin')
  await isReady(page)
  await expect(page.getByLabel('Mobile number')).toHaveValue(contact)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await sender(page, 'Sign In').click()
  await page.waitForURL('**/baltra-aboutUs-Page')
  expect(troubles).toEqual([])
})

/** From the number to the empty boxes. */
async function askCode(page: Page, contact: string): Promise<void> {
  await go(page, '/baltra-account-mobileVerify')
  await page.getByLabel('Mobile number').fill(contact)
  await sender(page, 'Proceed').click()
  await page.waitForURL('**/baltra-account-verify')
  await page.getByLabel('Code of six digits').focus()
}

/** The code of the text that follows an earlier one. */
async function codeAfter(
  earlier: string,
  { product, contact }: { product: Pick<Product, 'sms'>; contact: string },
): Promise<string> {
  const newest = async () => codeIn(await product.sms(contact, /sign-up code/))
  await expect.poll(newest).not.toBe(earlier)
  return newest()
}

const wrongFirst = (otp: string): string => `${(Number(otp[0]) % 9) + 1}${otp.slice(1)}`

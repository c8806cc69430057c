import { REGISTRATION_LIST } from 'contract/core/office-paths'
import type { Page } from '@playwright/test'
import { DESK, expectAccessible, go, isReady, PHONE } from '../kit/browser.ts'
import { photograph, sample } from '../kit/past-screens.ts'
import type { Product } from '../kit/product.ts'
import {
  codeIn,
  countSteps,
  enter,
  enterDay,
  keptFiles,
  newCustomer,
  newNumber,
  newSerial,
  pressInRow,
  sender,
} from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const PICTURE = sample('banner-kitchen.webp')
const CODE_TEXT = /sign-up code/
/** A busy server decodes pictures one after the other. */
const IN_ITS_TURN = { timeout: 60_000 }

test('a fault is reported on a phone without an account, and has its number, link and complaint at once', async ({
  product,
  visit,
}) => {
  const [contact, serial] = [newNumber(), newSerial()]
  const { troubles, ...first } = await visit(PHONE)
  let { page } = first
  await go(page, '/service')
  await page.getByRole('link', { name: 'Report a fault' }).tap()
  await page.waitForURL('**/service/report')
  await isReady(page)
  await sender(page, 'Send report').click()
  await expect(page.getByText('Which appliance is it?')).toBeVisible()
  await expect(page.getByText('Add a photograph of the appliance, its plate or the fault')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call the centre' })).toBeVisible()
  await expectAccessible(page)

  await fill(page, serial)
  await page.getByLabel('Your name').fill('Sita Gurung')
  await page.getByLabel('Mobile number').fill(contact)
  const missing = page.getByText('District is required and cannot be empty')
  await expect(missing).toBeVisible()
  await chooseKaski(page)
  await expect(missing).toHaveCount(0)
  await page.getByLabel('Address').fill('Ghandruk 4, Chomrong')
  // A camera of 50 megapixels writes more than the server takes.
  const large = await photograph(2400, 1800).png({ compressionLevel: 1 }).toBuffer()
  await page.setInputFiles('[name=photo]', { name: 'fan.png', mimeType: 'image/png', buffer: large })
  await expect(page.getByRole('button', { name: 'Remove fan.jpg' })).toBeVisible()
  // A phone that closed the page in between loses nothing, the picture included.
  page = await onceMore(page, '/service/report')
  await expect(page.getByText('What you filled in before is still here.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove fan.jpg' })).toBeVisible()
  await expect(page.getByLabel('Serial number')).toHaveValue(serial)
  await expect(page.getByLabel('Address')).toHaveValue('Ghandruk 4, Chomrong')
  await expectAccessible(page)
  await sendForCode(page)
  await expectAccessible(page)
  const otp = codeIn(await product.sms(contact, CODE_TEXT))
  await page.keyboard.type(wrong(otp))
  await expect(page.getByText('This code is wrong. 4 tries left')).toBeVisible()
  await isReady(page)
  await page.getByRole('link', { name: 'Change number or report' }).click()
  await expect(page.getByLabel('Your name')).toHaveValue('Sita Gurung')
  await sendForCode(page)
  await page.keyboard.type(otp)
  await page.waitForURL('**/baltra-tracking-ProductDetails/*', IN_ITS_TURN)
  await expect.poll(() => keptFiles(page)).toBe(0)
  await expect(page.getByText(/^Complaint no\. \d+$/)).toBeVisible()
  await expect(page.getByText(/^We call you by /)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Hawa 16: Noise' })).toBeVisible()
  await expectAccessible(page)
  const number = (await page.getByText(/^Complaint no\. \d+$/).textContent())!.replaceAll(/\D/g, '')
  expect(await product.sms(contact, new RegExp(`complaint ${number} about`))).toContain('/t/')
  await go(page, '/baltra-trackingProducts')
  await expect(page.getByText('Received').filter({ visible: true }).first()).toBeVisible()

  const office = await visit(DESK)
  await enter(office.page, product.admin)
  await go(office.page, `${REGISTRATION_LIST}?search=${encodeURIComponent(serial)}`)
  await expect(office.page.getByRole('link', { name: `complaint ${number}` })).toBeVisible()
  await pressInRow(office.page, /^View /)
  await office.page.waitForURL('**/single-customer-product-list/*')
  await isReady(office.page)
  await expect(office.page.getByRole('button', { name: 'Approve', exact: true })).toBeEnabled()
  // Nobody has seen a bill, so one key alone approves nothing.
  await office.page.keyboard.press('A')
  const panel = office.page.getByRole('group', { name: 'Approve without a bill' })
  await panel.getByRole('textbox', { name: /Reason/ }).fill('The fan was sold at our own counter')
  await panel.getByRole('button', { name: 'Approve without a bill' }).click()
  await expect(office.page.getByText('Approved').filter({ visible: true }).first()).toBeVisible()
  expect(troubles).toEqual([])
  expect(office.troubles).toEqual([])
})

test('who can read no number reports by picture in twelve steps; staff ask for the rest', async ({
  product,
  visit,
}) => {
  const contact = newNumber()
  const { page, troubles } = await visit(PHONE)
  await go(page, '/service/report')
  const steps = await countSteps(page)
  await page.getByRole('button', { name: 'All kinds' }).tap()
  await page.getByRole('button', { name: 'Ceiling Fan', exact: true }).tap()
  await page.getByRole('radio', { name: 'Noise' }).check()
  await page.setInputFiles('[name=photo]', PICTURE)
  await page.getByLabel('Your name').fill('Maya Rai')
  await page.getByLabel('Mobile number').fill(contact)
  await chooseKaski(page)
  await page.getByLabel('Address').fill('Lakeside 6')
  await sendForCode(page)
  // With the code they are twelve at most.
  expect(await steps()).toBeLessThanOrEqual(11)
  await page.keyboard.type(codeIn(await product.sms(contact, CODE_TEXT)))
  await page.waitForURL('**/baltra-tracking-ProductDetails/*', IN_ITS_TURN)
  await expect(page.getByRole('heading', { name: 'Ceiling Fan: Noise' })).toBeVisible()
  expect(troubles).toEqual([])
})

test('a number with an account is welcomed after its code, and everything typed is sent with the password', async ({
  product,
  visit,
}) => {
  const { contact, password } = await newCustomer(product)
  const used = codeIn(await product.sms(contact, CODE_TEXT))
  const serial = newSerial()
  const { page, troubles } = await visit(PHONE)
  // The form is filled in before the page's script loads.
  const typed = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (request) => typed.promise.then(() => request.continue()))
  await page.goto('/service/report', { waitUntil: 'commit' })
  await page.getByLabel('What is it?').fill('Hawa 16')
  await page.getByLabel('District').selectOption('Kaski')
  typed.resolve()
  await fill(page, serial)
  await page.setInputFiles('[name=photo]', PICTURE)
  await page.getByLabel('Your name').fill('Nirmala Rai')
  await page.getByLabel('Mobile number').fill(contact)
  await page.getByLabel('Address').fill('Lakeside 6')
  await sendForCode(page)
  await page.keyboard.type(await nextCode(product, contact, used))
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Password' }).fill('not-the-one')
  await sender(page, 'Sign in and send').click()
  await expect(page.getByText('Mobile number or password is wrong').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await sender(page, 'Sign in and send').click()
  await page.waitForURL('**/baltra-tracking-ProductDetails/*', IN_ITS_TURN)
  await expect(page.getByText(serial)).toBeVisible()
  expect(troubles).toEqual([])
})

test('after five wrong tries another code is sent, and the report goes with it', async ({ product, visit }) => {
  const contact = newNumber()
  const { page, troubles } = await visit(PHONE)
  await go(page, '/service/report')
  await fill(page, newSerial())
  await page.setInputFiles('[name=photo]', PICTURE)
  await page.getByLabel('Your name').fill('Maya Rai')
  await page.getByLabel('Mobile number').fill(contact)
  await chooseKaski(page)
  await page.getByLabel('Address').fill('Lakeside 6')
  await sendForCode(page)
  const otp = codeIn(await product.sms(contact, CODE_TEXT))
  for (const said of ['4 tries left', '3 tries left', '2 tries left', '1 try left', 'Please ask for a new one']) {
    await page.keyboard.type(wrong(otp))
    await expect(page.getByText(`This code is wrong. ${said}`)).toBeVisible()
    await isReady(page)
  }
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(page.getByText(/The code is valid for 0[45]:\d\d/)).toBeVisible()
  await expect(page.getByLabel('Code of six digits')).toBeFocused()
  await page.keyboard.type(await nextCode(product, contact, otp))
  await page.waitForURL('**/baltra-tracking-ProductDetails/*', IN_ITS_TURN)
  expect(troubles).toEqual([])
})

/** Sends the report of a visitor, who is asked for a code; the keyboard types into its boxes then. */
async function sendForCode(page: Page): Promise<void> {
  await sender(page, 'Send report').click()
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
  await expect(page.getByLabel('Code of six digits')).toBeFocused()
}

/** The code that came after an earlier one. */
async function nextCode(product: Pick<Product, 'sms'>, contact: string, before: string): Promise<string> {
  const newest = async () => codeIn(await product.sms(contact, CODE_TEXT))
  await expect.poll(newest).not.toBe(before)
  return newest()
}

const wrong = (code: string): string => `${(Number(code[0]) % 9) + 1}${code.slice(1)}`

async function chooseKaski(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'District' }).click()
  await page.keyboard.type('Kaski')
  await expect(page.getByRole('option', { name: 'Kaski' })).toBeVisible()
  await page.keyboard.press('Enter')
}

/** The same address in a new tab, as soon as the file of the draft is kept. */
async function onceMore(page: Page, address: string): Promise<Page> {
  await expect.poll(() => keptFiles(page)).toBe(1)
  const next = await page.context().newPage()
  await page.close()
  await go(next, address)
  return next
}

/** The product and its fault, without the picture. */
async function fill(page: Page, serial: string): Promise<void> {
  await page.getByLabel('What is it?').fill('Hawa 16')
  await page.getByText('BSF-160', { exact: true }).click()
  await expect(page.getByRole('radio', { name: /BSF-160/ })).toBeChecked()
  await page.getByLabel('Serial number').fill(serial)
  await enterDay(page, 'Purchase date', '2026-05-01')
  await page.getByRole('radio', { name: 'Noise' }).check()
  await page.getByLabel(/More about it/).fill('It rattles at night')
}

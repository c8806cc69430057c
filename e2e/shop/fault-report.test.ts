import { REGISTRATION_LIST } from 'contract/core/office-paths'
import type { Page } from '@playwright/test'
import { DESK, expectAccessible, go, PHONE } from '../kit/browser.ts'
import { photograph, sample } from '../kit/past-screens.ts'
import { enterDay, codeIn, countSteps, enter, keptFiles, sender } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const PICTURE = sample('banner-kitchen.webp')

test('a fault is reported on a phone without an account, and approved once: registration and complaint', async ({
  product,
  visit,
}) => {
  const contact = '9812346001'
  const { troubles, ...first } = await visit(PHONE)
  let { page } = first
  await go(page, '/service')
  await page.getByRole('link', { name: 'Report a fault' }).tap()
  await page.waitForURL('**/service/report')
  await sender(page, 'Send report').click()
  await page.getByText('Which product is it?').waitFor()
  await page.getByText('Add a picture of the fault').waitFor()
  await expectAccessible(page)

  await fill(page, 'FR-77001')
  await page.getByLabel('Your name').fill('Sita Gurung')
  await page.getByLabel('Mobile number').fill(contact)
  await page.getByRole('combobox', { name: 'District' }).click()
  await page.keyboard.type('Kaski')
  await page.keyboard.press('Enter')
  await expect(page.getByText('District is required and cannot be empty')).toHaveCount(0)
  await page.getByLabel('Address').fill('Ghandruk 4, Chomrong')
  // A camera of 50 megapixels writes more than the server takes.
  const large = await photograph(2400, 1800).png({ compressionLevel: 1 }).toBuffer()
  await page.setInputFiles('[name=photo]', { name: 'fan.png', mimeType: 'image/png', buffer: large })
  await page.getByRole('button', { name: 'Remove fan.jpg' }).waitFor()
  // A phone that closed the page in between loses nothing, the picture included.
  page = await onceMore(page, '/service/report')
  await page.getByText('What you filled in before is still here.').waitFor()
  await page.getByRole('button', { name: 'Remove fan.jpg' }).waitFor()
  await expect(page.getByLabel('Serial number')).toHaveValue('FR-77001')
  await expect(page.getByLabel('Address')).toHaveValue('Ghandruk 4, Chomrong')
  await expectAccessible(page)
  await sender(page, 'Send report').click()

  await page.getByRole('heading', { name: 'Enter the code' }).waitFor()
  await expectAccessible(page)
  const otp = codeIn(await product.sms(contact, /sign-up code/))
  await page.keyboard.type(`${(Number(otp[0]) % 9) + 1}${otp.slice(1)}`)
  await page.getByText('This code is wrong. 4 tries left').waitFor()
  await page.getByRole('link', { name: 'Change number or report' }).click()
  await expect(page.getByLabel('Your name')).toHaveValue('Sita Gurung')
  await sender(page, 'Send report').click()
  await page.getByRole('heading', { name: 'Enter the code' }).waitFor()
  await page.keyboard.type(otp)
  await page.getByText('We have your report of the fault').waitFor()
  await expect.poll(() => keptFiles(page)).toBe(0)
  await page.getByRole('heading', { name: 'Hawa 16' }).waitFor()
  await expectAccessible(page)

  const office = await visit(DESK)
  await enter(office.page, product.admin)
  await office.page.goto(`${REGISTRATION_LIST}?search=FR-77001`)
  await office.page.getByText('Fault reported', { exact: true }).waitFor()
  await office.page.getByRole('link', { name: /^View / }).click()
  await office.page.getByRole('heading', { name: 'Reported fault' }).waitFor()
  await office.page.getByText('It rattles at night').waitFor()
  await expectAccessible(office.page)
  await office.page.getByRole('button', { name: 'Approve', exact: true }).waitFor()
  await office.page.keyboard.press('a')
  await office.page.getByText('Registration approved').waitFor()

  await go(page, '/baltra-trackingProducts')
  await page.getByText('Hawa 16').first().waitFor()
  await page.getByText('Received').filter({ visible: true }).first().waitFor()
  expect(await product.sms(contact, /Your repair is with our service team/)).toContain('Hawa 16')
  expect(troubles).toEqual([])
  expect(office.troubles).toEqual([])
})

/** Has an account; no other test asks for a code to this number. */
const PRAKASH = { contact: '9848543379', password: 'prakash-demo-2026' }

test('a number with an account is welcomed after its code, and everything typed is sent with the password', async ({
  product,
  visit,
}) => {
  const { page, troubles } = await visit(PHONE)
  // The form is filled in before the page's script loads.
  let send = () => {}
  const typed = new Promise<void>((resolve) => (send = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await typed
    await route.continue()
  })
  await go(page, '/service/report', { waitUntil: 'commit' })
  await page.getByLabel('Model name').fill('Hawa 16')
  await page.getByLabel('District').selectOption('Kaski')
  send()
  await expect(page.getByLabel('Model number')).toHaveValue('BSF-160')
  await fill(page, 'FR-77002')
  await page.setInputFiles('[name=photo]', PICTURE)
  await page.getByLabel('Your name').fill('Prakash Adhikari')
  await page.getByLabel('Mobile number').fill(PRAKASH.contact)
  await page.getByLabel('Address').fill('Lakeside 6')
  await sender(page, 'Send report').click()
  await page.getByRole('heading', { name: 'Enter the code' }).waitFor()
  await page.keyboard.type(codeIn(await product.sms(PRAKASH.contact, /sign-up code/)))
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Password' }).fill('not-the-one')
  await sender(page, 'Sign in and send').click()
  await page.getByText('Mobile number or password is wrong').first().waitFor()
  await page.getByRole('textbox', { name: 'Password' }).fill(PRAKASH.password)
  await sender(page, 'Sign in and send').click()
  await page.getByText('We have your report of the fault').waitFor()
  await page.getByText('FR-77002').waitFor()
  expect(troubles).toEqual([])
})

test('after five wrong tries another code is sent, and the report goes with it', async ({ product, visit }) => {
  const contact = '9812346002'
  const { page, troubles } = await visit(PHONE)
  await go(page, '/service/report')
  const steps = await countSteps(page)
  await fill(page, 'FR-77003')
  await page.setInputFiles('[name=photo]', PICTURE)
  await page.getByLabel('Your name').fill('Maya Rai')
  await page.getByLabel('Mobile number').fill(contact)
  await page.getByRole('combobox', { name: 'District' }).click()
  await page.keyboard.type('Kaski')
  await page.keyboard.press('Enter')
  await page.getByLabel('Address').fill('Lakeside 6')
  await sender(page, 'Send report').click()
  await page.getByRole('heading', { name: 'Enter the code' }).waitFor()
  // With the code they are twelve.
  expect(await steps()).toBeLessThanOrEqual(11)
  const otp = codeIn(await product.sms(contact, /sign-up code/))
  for (const said of ['4 tries left', '3 tries left', '2 tries left', '1 try left', 'Please ask for a new one']) {
    await page.keyboard.type(`${(Number(otp[0]) % 9) + 1}${otp.slice(1)}`)
    await page.getByText(`This code is wrong. ${said}`).waitFor()
  }
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await page.getByText(/The code is valid for 0[45]:\d\d/).waitFor()
  await expect.poll(async () => codeIn(await product.sms(contact, /sign-up code/))).not.toBe(otp)
  await page.keyboard.type(codeIn(await product.sms(contact, /sign-up code/)))
  await page.getByText('We have your report of the fault').waitFor()
  expect(troubles).toEqual([])
})

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
  await page.getByLabel('Model name').fill('Hawa 16')
  await expect(page.getByLabel('Model number')).toHaveValue('BSF-160')
  await page.getByLabel('Serial number').fill(serial)
  await enterDay(page, 'Purchase date', '2026-05-01')
  await page.getByRole('radio', { name: 'Noise' }).check()
  await page.getByLabel(/More about it/).fill('It rattles at night')
}

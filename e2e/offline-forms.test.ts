import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, PHONE, visit, whileOnline } from './browser.ts'
import { sharedProduct } from './shared-product.ts'
import { becomeCustomer, CUSTOMER, enterDay, PASSWORD, sender } from './steps.ts'

const product = sharedProduct()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const PICTURE = fileURLToPath(new URL('../demo/pictures/banner-kitchen.webp', import.meta.url))

interface FormAt {
  path: string
  fill: (page: Page) => Promise<void>
  /** its button */
  send: string
  /** seen once it was sent */
  sent: (page: Page) => Promise<unknown>
  /** sends itself when the connection is back */
  sendsItself?: true
}

const OF_VISITORS: FormAt[] = [
  {
    path: '/warranty-check',
    fill: async (page) => {
      await page.getByLabel('Serial number').fill('sn 2608120457')
      await page.getByLabel('Last four digits').fill(CUSTOMER.contact.slice(-4))
    },
    send: 'Check warranty',
    sent: (page) => page.getByText(/^Valid until/).waitFor(),
  },
  {
    path: '/service',
    fill: async (page) => {
      await page.getByLabel('Job number').fill('JB-4417')
      await page.getByLabel('Mobile number').fill(CUSTOMER.contact)
    },
    send: 'Follow repair',
    sent: (page) => page.waitForURL('**/t/*'),
  },
  {
    path: '/baltra-account-mobileVerify',
    fill: (page) => page.getByLabel('Mobile number').fill('9812345698'),
    send: 'Proceed',
    sent: (page) => page.waitForURL('**/baltra-account-verify*'),
  },
  {
    path: '/baltra-forgot-Password',
    fill: (page) => page.getByLabel('Mobile number').fill('9812345697'),
    send: 'Proceed',
    sent: (page) => page.getByLabel('Code of six digits').waitFor(),
  },
  {
    path: '/baltra-account-signin',
    fill: async (page) => {
      await page.getByLabel('Mobile number').fill(CUSTOMER.contact)
      await page.getByRole('textbox', { name: 'Password' }).fill(CUSTOMER.password)
    },
    send: 'Sign In',
    sent: (page) => page.getByText('Welcome, Asha').waitFor(),
  },
]

const OF_CUSTOMERS: FormAt[] = [
  {
    path: '/baltra-profileInformation',
    fill: (page) => page.getByLabel('City').fill('Itahari'),
    send: 'Save changes',
    sent: (page) => page.getByText('Profile saved').waitFor(),
    sendsItself: true,
  },
  {
    path: '/service/report',
    fill: async (page) => {
      await page.getByLabel('Model name').fill('Hawa 16')
      await page.getByLabel('Model number').fill('BSF-160')
      await page.getByLabel('Serial number').fill('FR-88001')
      await enterDay(page, 'Purchase date', '2026-05-01')
      await page.getByRole('radio', { name: 'Noise' }).check()
      await page.setInputFiles('[name=photo]', PICTURE)
    },
    send: 'Send report',
    sent: (page) => page.getByText('FR-88001').waitFor(),
    sendsItself: true,
  },
  {
    path: '/baltra-change-password',
    fill: async (page) => {
      await page.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD)
      await page.getByRole('textbox', { name: 'New password', exact: true }).fill('river-stone-42')
      await page.getByRole('textbox', { name: 'Confirm new password' }).fill('river-stone-42')
    },
    send: 'Update Password',
    sent: (page) => page.getByText('Password changed').waitFor(),
  },
]

test('forms of visitors that are sent in airplane mode keep their input, say so, and go when the connection is back', async () => {
  const { page, troubles } = await visit(browser, product.url, PHONE)
  for (const form of OF_VISITORS) await cutOff(page, form)
  expect(whileOnline(troubles)).toEqual([])
})

test('forms of customers do so as well', async () => {
  const { page, troubles } = await visit(browser, product.url, PHONE)
  await becomeCustomer(page, product, '9812345699')
  for (const form of OF_CUSTOMERS) await cutOff(page, form)
  expect(whileOnline(troubles)).toEqual([])
})

async function cutOff(page: Page, { path, fill, send, sent, sendsItself }: FormAt) {
  await page.goto(path, { waitUntil: 'networkidle' })
  await fill(page)
  const entered = await entriesOf(page)
  await page.context().setOffline(true)
  await sender(page, send).click()
  await page
    .getByText(/No (internet )?connection/)
    .first()
    .waitFor()
  expect(await entriesOf(page), path).toEqual(entered)
  await page.context().setOffline(false)
  if (!sendsItself) await sender(page, send).click()
  await sent(page)
}

/** The value of every field on the page, and the number of files. */
const entriesOf = (page: Page): Promise<string[]> =>
  page
    .locator('main')
    .locator('input:not([type=hidden]), select, textarea')
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[]).map(
        ({ name, value, checked, files }) => `${name}: ${files ? files.length : value} ${checked}`,
      ),
    )

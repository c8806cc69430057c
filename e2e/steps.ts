import type { Locator, Page } from 'playwright-core'
import { expectAccessible } from './browser.ts'
import type { Product } from './product.ts'

export const PASSWORD = 'mustard-field-7'

/** The six digits of a text. */
export const codeIn = (text: string): string => /\b(\d{6})\b/.exec(text)?.[1] ?? ''

/** What sends a form: a button that does so only once its script is there. */
export const sender = (page: Page, name: string): Locator =>
  page.getByRole('button', { name }).and(page.locator('[type=submit]'))

/** From the number to the account, on the screens of signing up. */
export async function signUp(
  page: Page,
  product: Pick<Product, 'sms'>,
  options: { contact: string; accessible?: boolean },
): Promise<void> {
  const look = async () => {
    if (options.accessible) await expectAccessible(page)
  }
  await page.getByLabel('Mobile number').fill(options.contact)
  await look()
  await sender(page, 'Proceed').click()
  await page.waitForURL('**/baltra-account-verify*')
  await look()
  await page.getByLabel('Code of six digits').fill(codeIn(await product.sms(options.contact, /sign-up code/)))
  await page.waitForURL('**/baltra-account-signUp*')
  await page.getByLabel('First name').fill('Nirmala')
  await page.getByLabel('Last name').fill('Rai')
  await page.getByText('Female').click()
  await page.getByLabel('Date of birth').fill('1992-06-01')
  await page.getByLabel('Email').fill('nirmala.rai@example.com')
  await page.getByRole('combobox', { name: 'District' }).click()
  await page.keyboard.type('Suns')
  await page.getByRole('option', { name: 'Sunsari' }).click()
  await page.getByLabel('City').fill('Dharan')
  await page.getByLabel('Address').fill('Bhanu Chowk 4')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await look()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Welcome, Nirmala').waitFor()
}

/** A customer of the demo with products, complaints and points. */
export const CUSTOMER = { contact: '9841203118', password: 'asha-demo-2026' }

/** With number and password, from the sign-in screen. */
export async function signIn(page: Page, { contact, password }: { contact: string; password: string }): Promise<void> {
  await page.goto('/baltra-account-signin')
  await page.getByLabel('Mobile number').fill(contact)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await sender(page, 'Sign In').click()
  await page.getByText(/^Welcome, /).waitFor()
}

/** What the browser of somebody signed in calls the API with. */
export const tokenOf = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('AuthID'))

/** How many files of drafts a browser keeps. */
export const keptFiles = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const NAME = 'keyval-store'
    if (!(await indexedDB.databases()).some(({ name }) => name === NAME)) return 0
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open(NAME)
      opening.addEventListener('error', () => reject(opening.error ?? new Error('It does not open')))
      opening.addEventListener('success', () => {
        const counting = opening.result.transaction('keyval').objectStore('keyval').count()
        counting.addEventListener('success', () => {
          opening.result.close()
          resolve(counting.result)
        })
      })
    })
  })

/** Confirms the deletion of records that only an administrator deletes. */
export async function deleteWithReason(page: Page, button: string | RegExp = 'Delete'): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Entered by mistake')
  await dialog.getByRole('button', { name: button, exact: true }).click()
}

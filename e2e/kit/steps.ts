import { randomInt } from 'node:crypto'
import { request, type APIRequestContext, type APIResponse, type Locator, type Page } from '@playwright/test'
import { go } from './browser.ts'
import type { Product } from './product.ts'

export const PASSWORD = 'mustard-field-7'

/** A mobile number without an account, also when a test is run once more. */
export const newNumber = (): string => `9813${randomInt(100_000, 1_000_000)}`

/** A serial number that no product has, also when a test is run once more. */
export const newSerial = (): string =>
  `SN ${randomInt(10, 100)} ${randomInt(1_000, 10_000)} ${randomInt(1_000, 10_000)}`

/** A model number that the catalogue does not have, also when a test is run once more. */
export const newModel = (): string => `T-${randomInt(100_000, 1_000_000)}`

/** The six digits of a text. */
export const codeIn = (text: string): string => /\b(\d{6})\b/.exec(text)?.[1] ?? ''

/** What sends a form: a button that does so only once its script is there. */
export const sender = (page: Page, name: string): Locator =>
  page.getByRole('button', { name }).and(page.locator('[type=submit]'))

/** Who signs up. */
const NIRMALA = {
  firstname: 'Nirmala',
  lastname: 'Rai',
  gender: 'female',
  dob: '1992-06-01',
  email: 'nirmala.rai@example.com',
  district: 'Sunsari',
  city: 'Dharan',
  customerAddress: 'Bhanu Chowk 4',
}

/** From the number to the account, on the screens of signing up. */
export async function signUp(
  page: Page,
  product: Pick<Product, 'sms'>,
  { contact }: { contact: string },
): Promise<void> {
  await proveNumber(page, product, { contact })
  await fillDetails(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Welcome, Nirmala').waitFor()
}

/** The first two screens of signing up: the number, and the code that goes to it. */
async function proveNumber(page: Page, product: Pick<Product, 'sms'>, { contact }: { contact: string }): Promise<void> {
  await page.getByLabel('Mobile number').fill(contact)
  await sender(page, 'Proceed').click()
  await page.waitForURL('**/baltra-account-verify*')
  await page.getByLabel('Code of six digits').fill(codeIn(await product.sms(contact, /sign-up code/)))
  await page.waitForURL('**/baltra-account-signUp*')
}

/** The last screen of signing up, without sending it. */
async function fillDetails(page: Page): Promise<void> {
  await page.getByLabel('First name').fill(NIRMALA.firstname)
  await page.getByLabel('Last name').fill(NIRMALA.lastname)
  await page.getByText('Female').click()
  await page.getByRole('textbox', { name: 'Day' }).fill('१')
  await page.getByRole('combobox', { name: 'Month' }).selectOption('June')
  await page.getByRole('textbox', { name: 'Year' }).fill('1992')
  await page.getByLabel('Email').fill(NIRMALA.email)
  await page.getByRole('combobox', { name: 'District' }).click()
  await page.keyboard.type('Suns')
  await page.getByRole('option', { name: 'Sunsari' }).click()
  await page.getByLabel('City').fill(NIRMALA.city)
  await page.getByLabel('Address').fill(NIRMALA.customerAddress)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD)
  await page.getByRole('checkbox').check()
}

/** A customer of the demo with products, complaints and points. */
export const CUSTOMER = { contact: '9841203118', password: 'asha-demo-2026' }

/** An engineer of the demo, with visits today. */
export const FIELD_ENGINEER = { contact: '9800000041', password: 'bikash-demo-2026' }

/** With number and password, from the sign-in screen. */
export async function signIn(page: Page, { contact, password }: { contact: string; password: string }): Promise<void> {
  await go(page, '/baltra-account-signin')
  await page.getByLabel('Mobile number').fill(contact)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await sender(page, 'Sign In').click()
  await page.getByText(/^Welcome, /).waitFor()
}

/** Signs in past the screen: what only wants to be in does not wait for it. The next page that is opened is theirs. */
export async function enter(page: Page, account: { contact: string; password: string }): Promise<void> {
  await keep(page, await post(page.context().request, '/customer/login', account))
}

/** Makes an account of the number past the screens of signing up, and enters with it; a retry enters the one it made before. */
export async function becomeCustomer(page: Page, product: Pick<Product, 'sms'>, contact: string): Promise<void> {
  await keep(page, await openAccount(page.context().request, product, contact))
}

/** A new customer whom no browser knows yet. */
export async function newCustomer(
  product: Pick<Product, 'url' | 'sms'>,
): Promise<{ contact: string; password: string }> {
  const contact = newNumber()
  const apart = await request.newContext({ baseURL: product.url })
  await openAccount(apart, product, contact)
  await apart.dispose()
  return { contact, password: PASSWORD }
}

async function openAccount(
  caller: APIRequestContext,
  product: Pick<Product, 'sms'>,
  contact: string,
): Promise<{ token: string }> {
  const account = { contact, ...NIRMALA, password: PASSWORD, password1: PASSWORD }
  const signIn = () => post<{ token: string }>(caller, '/customer/login', { contact, password: PASSWORD })
  await post(caller, '/customer/requestotp', { contact })
  const verified = await send(caller, '/customer/verifyotp', {
    otp: codeIn(await product.sms(contact, /sign-up code/)),
  })
  // A number that has an account is sent no code to sign up with; this one is of the first try.
  if (verified.status() === 422) return signIn()
  await contentOf(verified)
  const answer = await send(caller, '/customer/register', account)
  return answer.status() === 409 ? signIn() : contentOf(answer)
}

/** A call with the cookies of its caller. */
const send = (caller: APIRequestContext, path: string, data: object): Promise<APIResponse> =>
  caller.post(`/api${path}`, { data })

async function contentOf<T>(answer: APIResponse): Promise<T> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()) as T
}

const post = async <T>(caller: APIRequestContext, path: string, data: object) =>
  contentOf<T>(await send(caller, path, data))

/** From the next page on the browser is signed in. */
async function keep(page: Page, { token }: { token: string }): Promise<void> {
  // A browser has storage for an address only; at this one nothing is drawn.
  if (!page.url().startsWith('http')) await page.goto('/robots.txt')
  await page.evaluate((given) => localStorage.setItem('AuthID', given), token)
}

/** The headers with which a signed-in browser calls the API. */
export const tokenOf = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('AuthID'))

/** Enters a day into a date field in AD; a year that is there already stays. */
export async function enterDay(within: Page | Locator, label: string, day: string): Promise<void> {
  const field = within.getByRole('group', { name: label })
  const [year = '', month = '', date = ''] = day.split('-')
  await field.getByRole('textbox', { name: 'Day' }).fill(date)
  await field.getByRole('combobox', { name: 'Month' }).selectOption(String(Number(month)))
  const shown = field.getByRole('textbox', { name: 'Year' })
  if ((await shown.inputValue()) !== year) await shown.fill(year)
}

/** How many files of drafts a browser keeps. */
export const keptFiles = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const NAME = 'drafts'
    if (!(await indexedDB.databases()).some(({ name }) => name === NAME)) return 0
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open(NAME)
      opening.addEventListener('error', () => reject(opening.error ?? new Error('It does not open')))
      opening.addEventListener('success', () => {
        const counting = opening.result.transaction('files').objectStore('files').count()
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

/** Counts the fields a person fills in (a date of three parts is one) and the buttons and links they press, until a full page load. */
export async function countSteps(page: Page): Promise<() => Promise<number>> {
  const count = await countFieldsAndClicks(page)
  return async () => {
    const { fields, clicks } = await count()
    return fields + clicks
  }
}

/** The same, told apart. */
export async function countFieldsAndClicks(page: Page): Promise<() => Promise<{ fields: number; clicks: number }>> {
  const count = await page.evaluateHandle(() => {
    const steps = { fields: 0, clicks: 0 }
    const dates = new Set<Element>()
    const fill = ({ target }: Event) => {
      const { name, dataset } = target as HTMLInputElement
      if (name) steps.fields += 1
      const date = dataset.part === undefined ? undefined : (target as Element).closest('fieldset')
      if (date && !dates.has(date)) steps.fields += 1
      if (date) dates.add(date)
    }
    addEventListener('change', fill, true)
    addEventListener('click', ({ target }) => (target as Element).closest('button, a') && (steps.clicks += 1), true)
    return steps
  })
  return () => count.jsonValue()
}

/** One of the demo's engineers. */
export const ENGINEER = 'Ramesh Gautam'

/** Chooses an engineer of the list; it says more than the name. */
export async function chooseEngineer(dialog: Locator, name: string): Promise<void> {
  const engineer = dialog.getByLabel('Engineer', { exact: true })
  const option = engineer.locator('option', { hasText: name }).first()
  await option.waitFor({ state: 'attached' })
  await engineer.selectOption((await option.getAttribute('value'))!)
}

/** Presses what a list offers for its first row of a name: `Delete Mixer Grinder of Asha Gurung`. */
export async function pressInRow(page: Page, action: RegExp, row: RegExp = /^Actions for/): Promise<void> {
  // A row with more than two, and a narrow window, has them in a menu.
  const one = page.getByRole('button', { name: action }).or(page.getByRole('link', { name: action }))
  const menu = page.getByRole('button', { name: row })
  await one.or(menu).first().waitFor()
  if ((await one.count()) > 0) return one.first().click()
  await menu.first().click()
  await page.getByRole('menuitem', { name: action }).click()
}

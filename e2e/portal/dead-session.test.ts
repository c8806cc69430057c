import type { Page } from '@playwright/test'
import { DESK, expectAccessible, go, PHONE } from '../kit/browser.ts'
import { sample } from '../kit/past-screens.ts'
import { CUSTOMER, enter, signIn } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const FORM = '/baltra-admin-dashboard/edit-product/2'

test('a session that ends in the longest form asks for the password in a dialog, and then saves the input', async ({
  product,
  visit,
}) => {
  const { page } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, FORM)
  await page.getByRole('textbox', { name: 'Usage' }).waitFor()
  const price = page.getByLabel('Price', { exact: true })
  const power = page.getByLabel('Power', { exact: true })
  const before = [await price.inputValue(), await power.inputValue()]
  await price.fill('4321')
  await power.fill('77 W')
  await endSession(page)

  // Cancelled: the form is as it was, and says why nothing was sent.
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page
    .getByText(/^Your session has ended, so this was not sent/)
    .first()
    .waitFor()
  expect([await price.inputValue(), await power.inputValue()]).toEqual(['4321', '77 W'])

  // A wrong password, then the right one: it is saved, once, and the form goes on.
  await page.getByRole('button', { name: 'Save changes' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill('not-the-password-1')
  await dialog.getByRole('button', { name: 'Sign in and send' }).click()
  await expect.poll(() => dialog.innerText()).toMatch(/incorrect|wrong|invalid|not right/i)
  await dialog.getByLabel('Password', { exact: true }).fill(product.admin.password)
  await page.keyboard.press('Enter')
  await page.getByText('Product saved').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => stored(page)).toEqual([4321, '77 W'])
  // The fields open again when the saved product is read.
  await page.locator('form [inert]').waitFor({ state: 'detached' })

  await price.fill(before[0]!)
  await power.fill(before[1]!)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(() => stored(page)).toEqual([Number(before[0]), before[1]])
})

test('on a phone a session that ran out asks over the page as well', async ({ visit }) => {
  const { page } = await visit(PHONE)
  await enter(page, CUSTOMER)
  await go(page, '/baltra-profileInformation')
  const city = page.getByLabel('City', { exact: true })
  const before = await city.inputValue()
  await city.fill('Tansen')
  await page.evaluate(() => {
    const [head, body = '', signature] = localStorage.getItem('AuthID')!.split('.')
    const claims = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))) as object
    localStorage.setItem('AuthID', [head, btoa(JSON.stringify({ ...claims, exp: 1 })), signature].join('.'))
  })
  await page.getByRole('button', { name: /^(Save|Update)/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByLabel('Password', { exact: true }).fill(CUSTOMER.password)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Sign in and send' }).click()
  await page.getByText('Profile saved').first().waitFor()
  await expect(city).toHaveValue('Tansen')
  await city.fill(before)
  await page.getByRole('button', { name: /^(Save|Update)/ }).click()
  await expect(city).toHaveValue(before)
})

test('after signing in at the sign-in page a person finds what they typed; another person does not', async ({
  product,
  visit,
}) => {
  const { page } = await visit(DESK)
  await enter(page, product.admin)
  const typeAndLeave = async () => {
    await go(page, FORM)
    await page.getByRole('textbox', { name: 'Usage' }).waitFor()
    await page.getByLabel('Power', { exact: true }).fill('66 W')
    await page.getByRole('textbox', { name: 'Usage' }).fill('Rinse it before first use')
    await page.locator('input[type=file][name=main_image]').setInputFiles(sample('damage.webp'))
    await endSession(page)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByRole('button', { name: 'Sign in as someone else' }).click()
    // The form asks whether to leave it, unless the page goes to the sign-in first, because nobody is signed in any more.
    const leave = page.getByRole('button', { name: 'Leave' })
    await leave.click({ timeout: 3_000 }).catch(() => undefined)
    await page.waitForURL('**/baltra-account-signin?next=*')
  }
  await typeAndLeave()
  await page.getByLabel('Mobile number').fill(product.admin.contact)
  await page.getByLabel('Password', { exact: true }).fill(product.admin.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(`**${FORM}`)
  await page.getByText('What you typed before your session ended is back').waitFor()
  await expect(page.getByLabel('Power', { exact: true })).toHaveValue('66 W')
  await expect.poll(() => page.getByRole('textbox', { name: 'Usage' }).innerText()).toBe('Rinse it before first use')
  await page.getByRole('button', { name: 'Remove damage.webp' }).waitFor()
  await page.getByRole('button', { name: 'Save changes' }).waitFor()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()

  await typeAndLeave()
  await signIn(page, CUSTOMER)
  await page.waitForURL('**/baltra-aboutUs-Page')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('/typed ')))).toHaveLength(1)
})

/** Ends the session on the server; the browser does not know. */
const endSession = async (page: Page) => {
  const token = await page.evaluate(() => localStorage.getItem('AuthID'))
  await fetch(`${product.url}/api/customer/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
}

const stored = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/products/getdatabyidpublic/2')
    const { data } = (await answer.json()) as { data: { price: number; power: string } }
    return [data.price, data.power]
  })

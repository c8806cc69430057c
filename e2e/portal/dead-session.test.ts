import type { Page } from '@playwright/test'
import { DESK, expectAccessible, go, isReady, PHONE, reload } from '../kit/browser.ts'
import { addWithoutPictures, askAsAdmin, idOfModel, sample } from '../kit/past-screens.ts'
import type { Product } from '../kit/product.ts'
import {
  becomeCustomer,
  CUSTOMER,
  enter,
  newModel,
  newNumber,
  PASSWORD,
  sender,
  signIn,
  tokenOf,
} from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

test('a session that ends in the longest form asks for the password in a dialog, and then saves the input', async ({
  product,
  visit,
  atEnd,
}) => {
  const id = await ownProduct(product, atEnd)
  const { page } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, formOf(id))
  const price = page.getByLabel('Price', { exact: true })
  const power = page.getByLabel('Power', { exact: true })
  const save = page.getByRole('button', { name: 'Save changes' })
  await expect(page.getByRole('textbox', { name: 'Usage' })).toBeVisible()
  await price.fill('4321')
  await power.fill('77 W')
  await endSession(page)

  // Cancelled: the form is as it was, and says why nothing was sent.
  await save.click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText(/^Your session has ended, so this was not sent/).first()).toBeVisible()
  await expect(price).toHaveValue('4321')
  await expect(power).toHaveValue('77 W')

  // A wrong password, then the right one: it is saved, once, and the form goes on.
  await save.click()
  await dialog.getByLabel('Password', { exact: true }).fill('not-the-password-1')
  await dialog.getByRole('button', { name: 'Sign in and send' }).click()
  await expect(dialog).toContainText(/incorrect|wrong|invalid|not right/i)
  await dialog.getByLabel('Password', { exact: true }).fill(product.admin.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect.poll(() => stored(product, id)).toEqual([4321, '77 W'])
  // The fields open again when the saved product is read.
  await expect(page.locator('form [inert]')).toHaveCount(0)
  await price.fill('4322')
  await save.click()
  await expect.poll(() => stored(product, id)).toEqual([4322, '77 W'])
})

test('on a phone a session that ran out asks over the page as well', async ({ product, visit }) => {
  const { page } = await visit(PHONE)
  await becomeCustomer(page, product, newNumber())
  await go(page, '/baltra-profileInformation')
  const city = page.getByLabel('City', { exact: true })
  await city.fill('Tansen')
  await page.evaluate(() => {
    const [head, body = '', signature] = localStorage.getItem('AuthID')!.split('.')
    const claims = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))) as object
    localStorage.setItem('AuthID', [head, btoa(JSON.stringify({ ...claims, exp: 1 })), signature].join('.'))
  })
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Sign in and send' }).click()
  await expect(page.getByText('Profile saved').first()).toBeVisible()
  await expect(city).toHaveValue('Tansen')
  await reload(page)
  await expect(city).toHaveValue('Tansen')
})

test('after signing in at the sign-in page a person finds what they typed; another person does not', async ({
  product,
  visit,
  atEnd,
}) => {
  const form = formOf(await ownProduct(product, atEnd))
  const { page } = await visit(DESK)
  await enter(page, product.admin)
  await typeAndLeave(page, form)
  await page.getByLabel('Mobile number').fill(product.admin.contact)
  await page.getByLabel('Password', { exact: true }).fill(product.admin.password)
  await sender(page, 'Sign In').click()
  await page.waitForURL(`**${form}`)
  await expect(page.getByText('What you typed before your session ended is back')).toBeVisible()
  await expect(page.getByLabel('Power', { exact: true })).toHaveValue('66 W')
  await expect(page.getByRole('textbox', { name: 'Usage' })).toHaveText('Rinse it before first use')
  await expect(page.getByRole('button', { name: 'Remove damage.webp' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByLabel('Power', { exact: true })).not.toHaveValue('66 W')

  await typeAndLeave(page, form)
  await signIn(page, CUSTOMER)
  await page.waitForURL('**/baltra-aboutUs-Page')
  const typed = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('/typed ')))
  await expect.poll(typed).toHaveLength(1)
})

/** From a form with changes, when the session has ended, to the sign-in page. */
async function typeAndLeave(page: Page, form: string) {
  await go(page, form)
  await expect(page.getByRole('textbox', { name: 'Usage' })).toBeVisible()
  await page.getByLabel('Power', { exact: true }).fill('66 W')
  await page.getByRole('textbox', { name: 'Usage' }).fill('Rinse it before first use')
  await page.locator('input[type=file][name=main_image]').setInputFiles(sample('damage.webp'))
  await expect(page.getByRole('button', { name: 'Remove damage.webp' })).toBeVisible()
  await endSession(page)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('button', { name: 'Sign in as someone else' }).click()
  // The form asks whether to leave it, unless the page goes to the sign-in first, because nobody is signed in any more.
  const leave = page.getByRole('button', { name: 'Leave' })
  await expect(async () => {
    if (await leave.isVisible()) await leave.click({ timeout: 1_000 })
    await page.waitForURL('**/baltra-account-signin?next=*', { timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  await isReady(page)
}

const formOf = (id: number): string => `/baltra-admin-dashboard/edit-product/${id}`

/** A product of this test alone. Returns its id. */
async function ownProduct(
  product: Pick<Product, 'url' | 'admin'>,
  atEnd: (work: () => unknown) => void,
): Promise<number> {
  const model_num = newModel()
  atEnd(await addWithoutPictures(product, { model_num, name: 'Session kettle', color_styles: ['#a3402f'] }))
  return idOfModel(product, model_num)
}

/** Ends the session on the server; the browser does not know. */
async function endSession(page: Page) {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` }
  await page.context().request.post('/api/customer/logout', { headers })
}

/** Price and power, as the server has them. */
async function stored(product: Pick<Product, 'url' | 'admin'>, id: number) {
  const { data } = await askAsAdmin<{ data: { price: number; power: string } }>(
    product,
    `/products/getdatabyidpublic/${id}`,
  )
  return [data.price, data.power]
}

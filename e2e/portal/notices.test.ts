import { DESK, expectAccessible, PHONE, reload } from '../kit/browser.ts'
import { registerAtCounter } from '../kit/past-screens.ts'
import { becomeCustomer } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

test('on a phone the bell says that there is news and leads to it', async ({ product }) => {
  const { page, contact, troubles } = await newCustomer(PHONE)
  await page.getByRole('link', { name: 'Notices', exact: true }).waitFor()
  await registerAtCounter(product, { contact: contact, serial_number: `NT${Date.now()}`, approve: true })
  await reload(page)
  await page.getByRole('link', { name: 'Notices, 1 unread' }).click()
  await page.getByRole('heading', { name: 'Today' }).waitFor()
  const notice = page.getByRole('listitem').filter({ hasText: 'Registration approved' })
  await notice.getByText('New', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Notices', exact: true }).waitFor()
  await expectAccessible(page)
  await notice.getByRole('link').click()
  await page.waitForURL('**/baltra-user-registered-ProductPage/*')
  await page.getByRole('heading', { name: 'Kettle', level: 1 }).waitFor()
  await page.goBack()
  await page.getByText('Registration approved').waitFor()
  await expect(page.getByText('New', { exact: true })).toHaveCount(0)
  expect(troubles).toEqual([])
})

test('at a desk the bell opens the newest notices, by keyboard too', async ({ product }) => {
  const { page, contact, troubles } = await newCustomer(DESK)
  const bell = page.getByRole('button', { name: 'Notices', exact: true })
  const newest = page.getByRole('dialog', { name: 'Notices' })
  await bell.click()
  await newest.getByText('No notices yet').waitFor()
  await page.keyboard.press('Escape')
  await newest.waitFor({ state: 'hidden' })
  await registerAtCounter(product, { contact: contact, serial_number: `NT${Date.now()}`, approve: true })
  await reload(page)
  await page.getByRole('button', { name: 'Notices, 1 unread' }).click()
  await newest.getByText('New', { exact: true }).waitFor()
  await bell.waitFor()
  await expectAccessible(page)
  await bell.click()
  await newest.waitFor({ state: 'hidden' })
  await bell.press('Enter')
  const link = newest.getByRole('link', { name: 'Registration approved' })
  await link.waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/baltra-user-registered-ProductPage/*')
  await page.getByRole('heading', { name: 'Kettle', level: 1 }).waitFor()
  await newest.waitFor({ state: 'hidden' })
  await bell.click()
  await newest.getByRole('link', { name: 'See all' }).click()
  await page.waitForURL('**/baltra-notices')
  await page.getByRole('heading', { name: 'Notices', level: 1 }).waitFor()
  expect(troubles).toEqual([])
})

async function newCustomer(viewport: { width: number; height: number }) {
  const contact = `98${String(Date.now()).slice(-8)}`
  const visitor = await visit(viewport)
  await becomeCustomer(visitor.page, product, contact)
  await visitor.page.goto('/baltra-aboutUs-Page')
  return { ...visitor, contact }
}

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { fakeCrm } from '../../server/test/fake-crm.ts'
import { DESK, expectAccessible, openBrowser, PHONE, visit } from '../kit/browser.ts'
import { addKettle } from '../kit/many-rows.ts'
import { sample } from '../kit/past-screens.ts'
import { startProduct, type Product } from '../kit/product.ts'
import { sharedProduct } from '../kit/shared-product.ts'
import { enterDay, countSteps, signIn, signUp } from '../kit/steps.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const CONTACT = '9807654321'
const SERIAL = 'SN 26 1120 0001'

test('on a phone: from the first look to a job number of the local desk', async () => {
  expect(await mainJob(sharedProduct(), PHONE, 'Local service desk')).toMatch(/^JOB-\d{4}-\d{6}$/)
})

test('at a desk: the CRM fails twice, then accepts; it is dispatched once', async () => {
  const crm = await fakeCrm(['fail', 'fail'])
  const product = await startProduct({ env: crm.env, fill: addKettle })
  onTestFinished(product.stop)
  const jobNumber = await mainJob(product, DESK, new URL(crm.env['CRM_URL']!).host)
  expect(crm.requests).toHaveLength(3)
  expect([...crm.jobs.values()]).toEqual([jobNumber])
})

/** The product's main job, by a customer and staff, each in their own browser. Returns the job number. */
async function mainJob(
  product: Omit<Product, 'stop'>,
  viewport: { width: number; height: number },
  destination: string,
): Promise<string> {
  const customer = await visit(browser, product.url, viewport)
  const staff = await visit(browser, product.url, viewport)
  const { page } = customer
  const office = staff.page

  await findProduct(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'I have one: register' }).click()
  await page.waitForURL('**/baltra-account-signin?next=*')
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await page.waitForURL('**/baltra-account-mobileVerify*')
  await signUp(page, product, { contact: CONTACT })

  await registerProduct(page)
  await signIn(office, product.admin)
  await office.waitForURL('**/baltra-admin-dashboard')
  await expectAccessible(office)
  await approve(office)
  expect(await product.sms(CONTACT, /is registered/)).toContain('Chiya 1.5')

  await fileComplaint(page)
  await dispatch(office, destination)
  const told = await product.sms(CONTACT, /Job no/)

  const jobNumber = await followJob(page)
  expect(told).toContain(jobNumber)
  expect([...customer.troubles, ...staff.troubles]).toEqual([])
  return jobNumber
}

async function findProduct(page: Page) {
  await page.goto('/')
  await page.getByRole('link', { name: 'Explore' }).click()
  await page.waitForURL('**/baltra-aboutUs-Page')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'View Products' }).first().click()
  await page.waitForURL('**/baltra-allProducts*')
  await expectAccessible(page)
  await page
    .getByRole('searchbox', { name: /Search/ })
    .last()
    .fill('chia 1.5')
  await page.keyboard.press('Enter')
  await page.waitForURL(/product_name=chia/)
  await expectAccessible(page)
  await page
    .getByRole('link', { name: /Chiya 1\.5/ })
    .first()
    .click()
  await page.waitForURL('**/baltra-product-view/**')
  await page.getByRole('heading', { level: 1, name: 'Chiya 1.5' }).waitFor()
}

async function registerProduct(page: Page) {
  await page.waitForURL('**/baltra-user-ProductPage/register*')
  expect(await page.getByLabel('Model number').inputValue()).toBe('BEK-150')
  await page.getByRole('button', { name: 'Save product' }).click()
  await page.getByText('Serial number is required').waitFor()
  await page.getByText('Bill image required').waitFor()
  const steps = await countSteps(page)
  await page.getByLabel('Serial number').fill(SERIAL)
  await enterDay(page, 'Purchase date', '2026-01-15')
  await page.getByLabel('Store name').fill('Bhatbhateni')
  await page.getByLabel('Store number').fill('9801234567')
  await page.getByLabel('Store location').fill('Dharan')
  await page.locator('input[name=product_image]').setInputFiles(sample('kettle-cream.webp'))
  await page.locator('input[name=bill_image_one]').setInputFiles(sample('bill-pokhara.webp'))
  await page.locator('input[name=warranty_image]').setInputFiles(sample('warranty-card.webp'))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save product' }).click()
  // Five entries, three photographs and one press: the model came with the link.
  expect(await steps()).toBeLessThanOrEqual(9)
  await page.waitForURL('**/baltra-user-ProductPage')
  await page.getByText('Pending').first().waitFor()
  expect(await page.getByRole('button', { name: 'Register a Complaint' }).isDisabled()).toBe(true)
  await expectAccessible(page)
}

async function approve(office: Page) {
  // Others of that name may have registered products too.
  await office.goto(`/baltra-admin-dashboard/all-customer-products-list?search=${encodeURIComponent(SERIAL)}`)
  await office.getByText('Nirmala Rai').first().waitFor()
  await expectAccessible(office)
  await office
    .getByRole('link', { name: /Nirmala Rai/ })
    .first()
    .click()
  await office.waitForURL('**/single-customer-product-list/*')
  await expectAccessible(office)
  await office.getByRole('button', { name: 'Approve', exact: true }).waitFor()
  await office.goBack()
  await office
    .getByRole('button', { name: /update status of/ })
    .first()
    .click()
  await office.getByRole('dialog').getByRole('button', { name: 'Update Status' }).click()
  await office.getByText('Please select a status!').first().waitFor()
  await office.getByRole('radio', { name: /^Verified/ }).check()
  await office.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
  await office.getByText('Registration approved').first().waitFor()
}

async function fileComplaint(page: Page) {
  await page.goto('/baltra-user-ProductPage')
  await page.getByRole('main').getByRole('link', { name: 'Register a Complaint' }).click()
  await page.waitForURL('**/complaint')
  await page.getByRole('button', { name: 'Send complaint' }).click()
  await page.getByText('Remark is required').waitFor()
  await page.getByRole('radio', { name: 'Does not heat' }).check()
  await page.getByLabel('What happens?').fill('It switches off before the water boils.\nSince last week.')
  // The warranty card came with the registration, and the zone follows from the profile.
  expect(await page.locator('input[name=warranty_image]').count()).toBe(0)
  await page.locator('input[name=damaged_image]').setInputFiles(sample('damage.webp'))
  await page.locator('input[name=damaged_Video]').setInputFiles(sample('damage.mp4'))
  expect(await page.getByLabel('Zone').inputValue()).toBe('KOSHI')
  expect(await page.getByLabel('Area').inputValue()).toBe('DHARAN')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send complaint' }).click()
  await page.waitForURL('**/baltra-tracking-ProductDetails/*')
  await expectAccessible(page)
}

async function dispatch(office: Page, destination: string) {
  await office.goto(`/baltra-admin-dashboard/all/products-complaints-list?search=${encodeURIComponent(SERIAL)}`)
  await expectAccessible(office)
  await office
    .getByRole('link', { name: /Nirmala Rai/ })
    .first()
    .click()
  await office.waitForURL('**/single-product-complaint/*')
  await expectAccessible(office)
  await office.getByRole('button', { name: 'Dispatch to CRM' }).click()
  const dialog = office.getByRole('dialog', { name: /^Dispatch complaint \d+\?$/ })
  await dialog.getByText(destination).waitFor()
  await expectAccessible(office)
  await dialog.getByRole('button', { name: 'Dispatch to CRM' }).click()
  const done = office.getByRole('button', { name: 'DISPATCHED TO CRM' })
  // While the CRM is away the screen says so and offers to look again.
  for (let looks = 0; looks < 60 && !(await done.isVisible()); looks += 1) {
    const again = office.getByRole('button', { name: 'Refresh' })
    if (await again.isVisible()) await again.click()
    await office.waitForTimeout(500)
  }
  await done.waitFor()
  await expectAccessible(office)
}

async function followJob(page: Page): Promise<string> {
  await page.reload()
  const jobNumber =
    /(JOB-\d{4}-\d{6}|CRM-\d+)/.exec(
      (await page
        .getByText(/JOB-|CRM-/)
        .first()
        .textContent()) ?? '',
    )?.[1] ?? ''
  await page.goto(`/baltra-trackingProducts?by=job_no&q=${jobNumber}`)
  await page.getByRole('main').getByText(jobNumber).filter({ visible: true }).first().waitFor()
  await expectAccessible(page)
  return jobNumber
}

import type { Page } from '@playwright/test'
import { expectAccessible, go, type Visit } from './browser.ts'
import { sample } from './past-screens.ts'
import type { Product } from './product.ts'
import { countSteps, enterDay, newNumber, newSerial, signIn, signUp } from './steps.ts'
import { expect } from './test.ts'

/**
 * The product's main job, by a customer and by staff, each in their own browser: from the first look at a product to the
 * job number of a complaint, which it returns. The complaint is dispatched to `destination`.
 */
export async function mainJob(
  product: Omit<Product, 'stop'>,
  { customer, staff, destination }: { customer: Visit; staff: Visit; destination: string },
): Promise<string> {
  const { page } = customer
  const office = staff.page
  const contact = newNumber()
  const serial = newSerial()

  await findProduct(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'I have one: register' }).click()
  await page.waitForURL('**/baltra-account-signin?next=*')
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await page.waitForURL('**/baltra-account-mobileVerify*')
  await signUp(page, product, { contact })

  await registerProduct(page, serial)
  await signIn(office, product.admin)
  await office.waitForURL('**/baltra-admin-dashboard')
  await expectAccessible(office)
  await approve(office, serial)
  expect(await product.sms(contact, /is registered/)).toContain('Chiya 1.5')

  await fileComplaint(page)
  await dispatch(office, { serial, destination })
  const told = await product.sms(contact, /Job no/)

  const jobNumber = await followJob(page)
  expect(told).toContain(jobNumber)
  expect([...customer.troubles, ...staff.troubles]).toEqual([])
  return jobNumber
}

async function findProduct(page: Page) {
  await go(page, '/')
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

async function registerProduct(page: Page, serial: string) {
  await page.waitForURL('**/baltra-user-ProductPage/register*')
  await expect(page.getByLabel('Model number')).toHaveValue('BEK-150')
  await page.getByRole('button', { name: 'Save product' }).click()
  await page.getByText('Serial number is required').waitFor()
  await page.getByText('Bill image required').waitFor()
  const steps = await countSteps(page)
  await page.getByLabel('Serial number').fill(serial)
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
  await expect(page.getByText('Pending').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Register a Complaint' }).first()).toBeVisible()
  await expectAccessible(page)
}

async function approve(office: Page, serial: string) {
  // Others of that name may have registered products too.
  await go(office, `/baltra-admin-dashboard/all-customer-products-list?search=${encodeURIComponent(serial)}`)
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
  await expect(office.getByRole('main').getByText('Approved').filter({ visible: true }).first()).toBeVisible()
}

async function fileComplaint(page: Page) {
  await go(page, '/baltra-user-ProductPage')
  await page.getByRole('main').getByRole('link', { name: 'Register a Complaint' }).click()
  await page.waitForURL('**/complaint')
  await page.getByRole('button', { name: 'Send complaint' }).click()
  await page.getByText('Add a photograph of the appliance, its plate or the fault').waitFor()
  await page.getByRole('radio', { name: 'Does not heat' }).check()
  await page.getByLabel(/More about it/).fill('It switches off before the water boils.\nSince last week.')
  await page.locator('input[name=photo]').setInputFiles(sample('damage.webp'))
  await page.locator('input[name=video]').setInputFiles(sample('damage.mp4'))
  // The zone follows from the profile.
  await expect(page.getByLabel('Zone')).toHaveValue('KOSHI')
  await expect(page.getByLabel('Area')).toHaveValue('DHARAN')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send complaint' }).click()
  await page.waitForURL('**/baltra-tracking-ProductDetails/*')
  await expectAccessible(page)
}

async function dispatch(office: Page, { serial, destination }: { serial: string; destination: string }) {
  await go(office, `/baltra-admin-dashboard/all/products-complaints-list?search=${encodeURIComponent(serial)}`)
  await expectAccessible(office)
  await office
    .getByRole('link', { name: /Nirmala Rai/ })
    .first()
    .click()
  await office.waitForURL('**/single-product-complaint/*')
  await expectAccessible(office)
  await office.getByRole('button', { name: DISPATCH }).click()
  const dialog = office.getByRole('dialog', { name: /^(Dispatch|Send) complaint \d+/ })
  await dialog.getByText(destination).waitFor()
  await expectAccessible(office)
  await dialog.getByRole('button', { name: DISPATCH }).click()
  await expectDispatched(office)
  await expectAccessible(office)
}

/** With a CRM, and without one. */
const DISPATCH = /^(Dispatch to CRM|Send to the service centre)$/

/** The screen of a complaint says so; while the CRM is away it offers to look again. */
export async function expectDispatched(office: Page): Promise<void> {
  const again = office.getByRole('button', { name: 'Refresh' })
  await expect(async () => {
    if (await again.isVisible()) await again.click()
    await expect(office.getByRole('button', { name: /^(DISPATCHED TO CRM|Sent to the service centre)$/ })).toBeVisible({
      timeout: 1_000,
    })
  }).toPass({ timeout: 60_000 })
}

async function followJob(page: Page): Promise<string> {
  await page.reload()
  const shown = await page
    .getByText(/JOB-|CRM-/)
    .first()
    .textContent()
  const jobNumber = /JOB-\d{4}-\d{6}|CRM-\d+/.exec(shown ?? '')?.[0] ?? ''
  await go(page, `/baltra-trackingProducts?by=job_no&q=${jobNumber}`)
  await expect(page.getByRole('main').getByText(jobNumber).filter({ visible: true }).first()).toBeVisible()
  await expectAccessible(page)
  return jobNumber
}

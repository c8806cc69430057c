import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, expectAccessible, openBrowser, PHONE, visit } from './browser.ts'
import { sharedProduct } from './shared-product.ts'
import { signIn } from './steps.ts'

const product = sharedProduct()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const OFFICE = '/baltra-admin-dashboard'

for (const [kind, viewport] of [
  ['phone', PHONE],
  ['desk', DESK],
] as const) {
  test(`the form of a complaint says what is wrong, keeps what was typed, and asks before it is lost, at a ${kind}`, async () => {
    const { page, troubles } = await staff(viewport)
    await page.goto(`${OFFICE}/edit-product-complaint/2`, { waitUntil: 'networkidle' })
    await page.getByLabel('Model name').fill('Another model')
    await page.getByLabel('Mobile number').fill('12')
    await page.getByRole('button', { name: 'Save Complaint' }).click()
    await page.getByText('Mobile number is required and must be 10 digits').first().waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('customerContact')
    expect(await page.getByLabel('Model name').inputValue()).toBe('Another model')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL('**/single-product-complaint/2')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByText('Another model').count()).toBe(0)
    expect(troubles).toEqual([])
  })
}

test('warranties are looked up by serial number; one with an open complaint stays when it is deleted', async () => {
  const { page, troubles } = await staff(DESK)
  await page.goto(`${OFFICE}/all/warranty-status-list`, { waitUntil: 'networkidle' })
  await page.getByRole('searchbox', { name: 'Serial number' }).fill('sn25053')
  await page.waitForURL(/serial_number=sn25053/)
  const rows = page.locator('tbody tr')
  await expect.poll(() => rows.count()).toBe(1)
  await rows.getByText('Available').waitFor()
  await rows.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText(/has 1 open complaint. Close it first/).waitFor()
  await expect.poll(() => rows.count()).toBe(1)
  await rows.locator('a').first().click()
  await page.waitForURL('**/single-customer-product-list/*')
  expect(troubles).toEqual([])
})

async function staff(viewport: { width: number; height: number }) {
  const visitor = await visit(browser, product.url, viewport)
  await signIn(visitor.page, product.admin)
  return visitor
}

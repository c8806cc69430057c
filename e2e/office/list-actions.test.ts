import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { DESK, go, isReady, reload } from '../kit/browser.ts'
import { askAsAdmin } from '../kit/past-screens.ts'
import { enter } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const OFFICE = '/baltra-admin-dashboard'
const SUB_CATEGORIES = `${OFFICE}/all-sub-category-List`

test('a delete that is not taken back takes effect; one that is refused says why, and its row is back', async ({
  product,
  visit,
}) => {
  const name = `Bread Maker ${randomInt(1_000_000)}`
  const named = async () => {
    const path = `/products/getsubcategory?name=${encodeURIComponent(name)}`
    return (await askAsAdmin<{ pagination: { total_results: number } }>(product, path)).pagination.total_results
  }
  const { page } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, `${OFFICE}/add-subCategory-product`)
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Kitchen' })
  await page.getByLabel('SubCategory Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Save Product' }).click()
  await page.waitForURL(`**${SUB_CATEGORIES}`)
  await isReady(page)
  expect(await named()).toBe(1)
  await remove(page, name)
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0)
  await expect.poll(named).toBe(0)
  await go(page, `${SUB_CATEGORIES}?name=${encodeURIComponent(name)}`)
  await expect(page.getByRole('heading', { name: 'No sub categories found' })).toBeVisible()

  const used = 'Electric Kettle'
  await go(page, `${SUB_CATEGORIES}?name=${encodeURIComponent(used)}`)
  await remove(page, used)
  await expect(page.getByText(/has \d+ products?.*\. Move or delete them first/)).toBeVisible()
  await expect(page.locator('tbody').getByText(used, { exact: true })).toHaveCount(1)
})

test('an export has the rows of the filters', async ({ product, visit }) => {
  const { page } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, `${SUB_CATEGORIES}?name=iron`)
  const rows = page.locator('tbody tr')
  await expect(rows.first()).toContainText(/iron/i)
  await page.getByRole('button', { name: 'Export list' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: '.csv' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('sub-categories.csv')
  const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/).slice(1)
  await expect(rows).toHaveCount(lines.length)
  for (const line of lines) expect(line).toMatch(/iron/i)
})

test('a record leads through its list in the chosen order, and back to the list as it was left', async ({
  product,
  visit,
}) => {
  const { page } = await visit(DESK)
  await enter(page, product.admin)
  await go(page, `${OFFICE}/all/products-complaints-list`)
  await page.getByRole('link', { name: 'Customer', exact: true }).click()
  await page.waitForURL('**?sort=customer')
  await expect(page.locator('th[aria-sort=ascending]')).toBeVisible()
  await isReady(page)
  const order = await page.locator('tbody tr td:nth-child(2)').allInnerTexts()
  await page.locator('tbody tr').first().locator('a').first().click()
  await page.waitForURL(`**/single-product-complaint/${order[0]}`)
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible()
  await page.keyboard.press('j')
  await page.waitForURL(`**/single-product-complaint/${order[1]}`)
  await reload(page)
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible()
  await page.getByRole('link', { name: 'Product Complaints', exact: true }).first().click()
  await page.waitForURL('**/all/products-complaints-list?sort=customer')
})

async function remove(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
}

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { DESK, go, reload } from '../kit/browser.ts'
import { enter } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

const SUB_CATEGORIES = '/baltra-admin-dashboard/all-sub-category-List'

test('a delete that is not taken back takes effect; one that is refused says why, and its row is back', async ({
  product,
}) => {
  const { page } = await staff()
  await open(page, '/baltra-admin-dashboard/add-subCategory-product')
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Kitchen' })
  await page.getByLabel('SubCategory Name', { exact: true }).fill('Bread Maker')
  await page.getByRole('button', { name: 'Save Product' }).click()
  await page.waitForURL(`**${SUB_CATEGORIES}`)
  await remove(page, 'Bread Maker')
  await page.getByText('Sub-category deleted').waitFor({ timeout: 10_000 })
  await reload(page)
  await page.locator('tbody tr').first().waitFor()
  await expect(page.getByText('Bread Maker')).toHaveCount(0)

  const used = await page.locator('tbody tr a').first().locator('span span').first().innerText()
  await remove(page, used)
  await page.getByText(/has \d+ products?\. Move or delete them first/).waitFor({ timeout: 10_000 })
  await expect(page.locator('tbody').getByText(used, { exact: true })).toHaveCount(1)
})

test('an export has the rows of the filters', async () => {
  const { page } = await staff()
  await open(page, `${SUB_CATEGORIES}?name=iron`)
  await page.getByRole('button', { name: 'Export list' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: '.csv' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('sub-categories.csv')
  const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/)
  expect(lines).toHaveLength((await page.locator('tbody tr').count()) + 1)
  expect(lines.slice(1).every((line) => /iron/i.test(line))).toBe(true)
})

test('a record leads through its list in the chosen order, and back to the list as it was left', async ({
  product,
}) => {
  const { page } = await staff()
  await open(page, '/baltra-admin-dashboard/all/products-complaints-list')
  await page.getByRole('link', { name: 'Customer', exact: true }).click()
  await page.waitForURL('**?sort=customer')
  await page.locator('th[aria-sort=ascending]').waitFor()
  const order = await page.locator('tbody tr td:nth-child(2)').allInnerTexts()
  await page.locator('tbody tr').first().locator('a').first().click()
  await page.waitForURL(`**/single-product-complaint/${order[0]}`)
  await page.getByText(/^1 of \d+$/).waitFor()
  await page.keyboard.press('j')
  await page.waitForURL(`**/single-product-complaint/${order[1]}`)
  await reload(page)
  await page.getByText(/^2 of \d+$/).waitFor()
  await page.getByRole('link', { name: 'Product Complaints', exact: true }).first().click()
  await page.waitForURL('**/all/products-complaints-list?sort=customer')
})

async function staff() {
  const opened = await visit(DESK)
  await enter(opened.page, product.admin)
  return opened
}

async function open(page: Page, address: string) {
  await go(page, address)
}

async function remove(page: Page, name: string) {
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
}

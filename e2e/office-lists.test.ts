import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, openBrowser, visit } from './browser.ts'
import { sharedProduct } from './shared-product.ts'
import { enter } from './steps.ts'

const product = sharedProduct()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const SUB_CATEGORIES = '/baltra-admin-dashboard/all-sub-category-List'

test('a list is worked through by keyboard alone: search, move, select, delete, undo, open', async () => {
  const { page, troubles } = await staff()
  await open(page, SUB_CATEGORIES)
  await page.keyboard.press('/')
  await page.keyboard.type('e')
  await page.waitForURL(/name=e/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const second = await page.locator('tbody tr').nth(1).innerText()
  expect(await page.evaluate(() => document.activeElement?.closest('tr')?.innerText)).toBe(second)
  await page.keyboard.press('x')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('x')
  const bar = page.getByRole('region', { name: 'Selection' })
  await bar.getByText('2 selected').waitFor()

  const total = await page.getByRole('heading', { level: 1 }).innerText()
  await bar.getByRole('button', { name: /Select all \d+ that match/ }).press('Enter')
  await bar.getByText(`${total.match(/\d+/)?.[0]} selected`).waitFor()
  await page.getByRole('link', { name: 'Page 2' }).press('Enter')
  await page.waitForURL(/page=2/)
  // It outlasts paging.
  await bar.getByText(`${total.match(/\d+/)?.[0]} selected`).waitFor()
  await page.locator('tbody a').first().focus()
  await page.keyboard.press('Escape')
  await bar.waitFor({ state: 'detached' })

  const rows = await page.locator('tbody tr').count()
  await page
    .locator('tbody tr')
    .first()
    .getByRole('button', { name: /Delete/ })
    .press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).press('Enter')
  await page.getByText(/^Deleting “/).waitFor()
  expect(await page.locator('tbody tr').count()).toBe(rows - 1)
  // The row that took its place has the focus.
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('tbody') !== null)).toBe(true)
  await page.keyboard.press('Control+z')
  await expect.poll(() => page.locator('tbody tr').count()).toBe(rows)

  await page.locator('tbody a').first().focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/edit-sub-category-product/)
  expect(troubles).toEqual([])
})

test('a delete that is not taken back takes effect; one that is refused says why, and its row is back', async () => {
  const { page } = await staff()
  await open(page, '/baltra-admin-dashboard/add-subCategory-product')
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Kitchen' })
  await page.getByLabel('SubCategory Name').fill('Bread Maker')
  await page.getByRole('button', { name: 'Save Product' }).click()
  await page.waitForURL(`**${SUB_CATEGORIES}`)
  await remove(page, 'Bread Maker')
  await page.getByText('Sub-category deleted').waitFor({ timeout: 10_000 })
  await page.reload()
  await page.locator('tbody tr').first().waitFor()
  expect(await page.getByText('Bread Maker').count()).toBe(0)

  const used = await page.locator('tbody tr a').first().locator('span span').first().innerText()
  await remove(page, used)
  await page.getByText(/has \d+ products?\. Move or delete them first/).waitFor({ timeout: 10_000 })
  expect(await page.locator('tbody').getByText(used, { exact: true }).count()).toBe(1)
})

test('what is exported is what is filtered, and the columns that were chosen stay chosen', async () => {
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

  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Created' }).click()
  await page.reload()
  await page.locator('tbody tr a').first().waitFor()
  expect(await page.getByRole('columnheader', { name: 'Created' }).count()).toBe(0)
})

async function staff() {
  const opened = await visit(browser, product.url, DESK)
  await enter(opened.page, product.admin)
  return opened
}

async function open(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'networkidle' })
}

async function remove(page: Page, name: string) {
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
}

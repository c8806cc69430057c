import type { Page } from '@playwright/test'
import { DESK, go, reload, type Visit } from '../kit/browser.ts'
import { addManyRows, ROWS } from '../kit/many-rows.ts'
import { startProduct, type Product } from '../kit/product.ts'
import { deleteWithReason, enter } from '../kit/steps.ts'
import { USUAL_PAGE_SIZE } from '../../web/app/lists/rows-per-page.ts'
import { expect, test } from '../kit/test.ts'

/** What is typed where, and how many rows that leaves. */
interface Search {
  label: string
  text: string
  leaves: number
}

/** The same for one of a few values. */
interface Choice {
  label: string
  /** what it is called in the menu of further filters */
  added?: string
  option: string
  leaves: number
}

interface ListCase {
  /** below the back office */
  address: string
  search?: Search
  choices?: readonly Choice[]
  /** its text for a search without results */
  none: string
  /** how many rows there are without filters */
  rows?: number
  /** false where rows are not deleted here */
  deletes?: false | 'with a reason' | 'from the menu, with a reason'
}

const HALF = ROWS / 2

const LISTS: readonly ListCase[] = [
  {
    address: 'all-category-List',
    search: { label: 'Category name', text: 'category 12', leaves: 1 },
    none: 'No categories found',
    deletes: false,
  },
  {
    address: 'all-sub-category-List',
    search: { label: 'SubCategory name', text: 'kind 12', leaves: 1 },
    none: 'No sub categories found',
    deletes: false,
  },
  {
    address: 'all-products-list',
    search: { label: 'Name, model or model number', text: 'BK-12', leaves: 1 },
    choices: [{ label: 'Category', option: 'Category 3', leaves: 1 }],
    none: 'No products found.',
    deletes: 'with a reason',
  },
  {
    address: 'all-QrProducts-list',
    search: { label: 'Model or serial number', text: 'UNIT-12', leaves: 1 },
    none: 'No results found',
  },
  {
    address: 'all-customer-products-list',
    search: { label: 'Customer, model or serial no.', text: 'Pending-12', leaves: 1 },
    choices: [{ label: 'Status', option: 'Pending', leaves: ROWS }],
    none: 'No records found',
    deletes: 'with a reason',
    rows: 3 * ROWS,
  },
  {
    address: 'all/products-complaints-list',
    search: { label: 'Customer, model, serial or job no.', text: 'Approved-12', leaves: 1 },
    choices: [
      { label: 'Status', option: 'On Service', leaves: HALF },
      { label: 'Dispatch is', added: 'Dispatch', option: 'Dispatched', leaves: HALF },
    ],
    none: 'No complaints found',
    deletes: 'from the menu, with a reason',
  },
  {
    address: 'all/warranty-status-list',
    search: { label: 'Serial number', text: 'Approved-12', leaves: 1 },
    none: 'No data available',
    // each has an open complaint
    deletes: false,
  },
  {
    address: 'all/warranty-package-list',
    search: { label: 'Package type', text: 'Package 12', leaves: 1 },
    none: 'No packages found',
  },
  {
    address: 'all-customer-List',
    search: { label: 'Name, number or e-mail', text: 'Number 12', leaves: 1 },
    choices: [
      { label: 'Gender', option: 'male', leaves: HALF },
      { label: 'Tier', option: 'Gold Tier', leaves: 1 },
    ],
    none: 'No Data found',
    deletes: false,
  },
  {
    address: 'all-user-List',
    search: { label: 'User name', text: 'Number 12', leaves: 2 },
    choices: [{ label: 'Gender', option: 'female', leaves: HALF }],
    none: 'No Data found',
    // and the admin who looks
    rows: 2 * ROWS + 1,
    deletes: false,
  },
  {
    address: 'all/manage-roles',
    search: { label: 'Name', text: 'Number 12', leaves: 1 },
    none: 'No users found',
    rows: ROWS + 1,
    deletes: false,
  },
  {
    address: 'all-contact-message-List',
    search: { label: 'Name', text: 'Writer 12', leaves: 1 },
    choices: [{ label: 'Status', option: 'To answer', leaves: HALF }],
    none: 'No contacts found',
  },
  {
    address: 'all/bulk-quote-products',
    choices: [{ label: 'Status', option: 'Pending', leaves: ROWS / 3 }],
    none: 'No Data found',
  },
  {
    address: 'all/customize-products',
    choices: [
      { label: 'Placement', option: 'Horizontal', leaves: HALF },
      { label: 'Status', option: 'Approved', leaves: HALF },
    ],
    none: 'No personalization requests found',
  },
  {
    address: 'all/reviews',
    search: { label: 'Search in reviews', text: 'boils: 12', leaves: 1 },
    choices: [{ label: 'Status', option: 'Shown', leaves: ROWS }],
    none: 'No Data found.',
    // they are hidden with a reason
    deletes: false,
  },
  {
    address: 'all/warranty-extensions',
    search: { label: 'Reference, serial number or contact', text: 'Approved-12', leaves: 1 },
    choices: [{ label: 'State', option: 'Awaiting payment', leaves: HALF }],
    none: 'No Data found.',
    deletes: false,
  },
]

// How a list works is tested where it is made, `web/app/lists`; here, that each is led to its own call, words and rows.
let product: Product
let staff: Visit
beforeAll(async () => {
  ;[browser, product] = await Promise.all([openBrowser(), startProduct({ fill: addManyRows })])
  staff = await visit(DESK)
  await enter(staff.page, product.admin)
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

for (const { address, search, choices = [], none, rows = ROWS, deletes } of LISTS)
  test(`${address}: two pages, its filters, nothing found, deleting`, async () => {
    const { page, troubles } = staff
    const path = `/baltra-admin-dashboard/${address}`
    await go(page, path)
    await expect.poll(() => totalOf(page)).toBe(rows)
    await expect(shownRows(page)).toHaveCount(USUAL_PAGE_SIZE)
    const first = await shownRows(page).first().innerText()
    await page.getByRole('link', { name: 'Page 2' }).click()
    await page.waitForURL(/page=2/)
    await expect.poll(() => shownRows(page).first().innerText()).not.toBe(first)

    if (search) await searches(page, search, none, rows)
    for (const choice of choices) await chooses(page, choice, rows)
    if (deletes !== false) await deletesTwo(page, { path, rows, deletes })
    expect(troubles).toEqual([])
  })

async function searches(page: Page, { label, text, leaves }: Search, none: string, rows: number): Promise<void> {
  const field = page.getByRole('searchbox', { name: label, exact: true })
  await field.fill(text)
  await expect.poll(() => totalOf(page)).toBe(leaves)
  await field.fill('xyzzy')
  await page.getByRole('heading', { name: none, exact: true }).waitFor()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect.poll(() => totalOf(page)).toBe(rows)
}

async function chooses(page: Page, { label, added, option, leaves }: Choice, rows: number): Promise<void> {
  if (added) {
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('menuitem', { name: added, exact: true }).click()
  }
  await page.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option })
  await expect.poll(() => totalOf(page)).toBe(leaves)
  await page.getByRole('link', { name: 'Reset' }).click()
  await expect.poll(() => totalOf(page)).toBe(rows)
}

/** Two are ticked and deleted; leaving the page does not wait for the time to undo it. */
async function deletesTwo(
  page: Page,
  { path, rows, deletes }: { path: string; rows: number; deletes: ListCase['deletes'] },
): Promise<void> {
  await go(page, path)
  const bar = page.getByRole('region', { name: 'Selection' })
  for (const at of [0, 1]) await shownRows(page).nth(at).getByRole('checkbox').check()
  if (deletes === 'from the menu, with a reason') {
    await bar.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Delete selected' }).click()
  } else await bar.getByRole('button', { name: 'Delete selected' }).click()
  if (deletes) await deleteWithReason(page, /^Delete /)
  else
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Delete / })
      .click()
  await expect(shownRows(page)).toHaveCount(USUAL_PAGE_SIZE - 2)
  await go(page, path)
  await expect
    .poll(async () => {
      await reload(page)
      await shownRows(page).first().waitFor()
      return totalOf(page)
    }, SLOWLY)
    .toBe(rows - 2)
}

/** A page is loaded again for each look. */
const SLOWLY = { timeout: 45_000, interval: 1000 }

/** While they are on their way they have no words. */
const shownRows = (page: Page) => page.locator('tbody tr').filter({ hasText: /\S/ })

/** The number beside the title, or 0 while the list is on its way. */
async function totalOf(page: Page): Promise<number> {
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  return Number(/[\d,]+$/.exec(title)?.[0].replace(',', '') ?? 0)
}

import type { Page } from '@playwright/test'
import { USUAL_PAGE_SIZE } from '../../web/app/lists/rows-per-page.ts'
import { DESK, go } from '../kit/browser.ts'
import { addManyRows, ROWS } from '../kit/many-rows.ts'
import { enter } from '../kit/steps.ts'
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
  /** how many rows there are without filters */
  rows?: number
}

const HALF = ROWS / 2

const LISTS: readonly ListCase[] = [
  {
    address: 'all-category-List',
    search: { label: 'Category name', text: 'category 12', leaves: 1 },
  },
  {
    address: 'all-sub-category-List',
    search: { label: 'SubCategory name', text: 'kind 12', leaves: 1 },
  },
  {
    address: 'all-products-list',
    search: { label: 'Name, model or model number', text: 'BK-12', leaves: 1 },
    choices: [{ label: 'Category', option: 'Category 3', leaves: 1 }],
  },
  {
    address: 'all-QrProducts-list',
    search: { label: 'Model or serial number', text: 'UNIT-12', leaves: 1 },
  },
  {
    address: 'all-customer-products-list',
    search: { label: 'Customer, model or serial no.', text: 'Pending-12', leaves: 1 },
    choices: [{ label: 'Status', option: 'Pending', leaves: ROWS }],
    rows: 3 * ROWS,
  },
  {
    address: 'all/products-complaints-list',
    search: { label: 'Customer, model, serial or job no.', text: 'Approved-12', leaves: 1 },
    choices: [
      { label: 'Status', option: 'On Service', leaves: HALF },
      { label: 'Dispatch is', added: 'Dispatch', option: 'Dispatched', leaves: HALF },
    ],
  },
  {
    address: 'all/warranty-status-list',
    search: { label: 'Serial number', text: 'Approved-12', leaves: 1 },
  },
  {
    address: 'all/warranty-package-list',
    search: { label: 'Package type', text: 'Package 12', leaves: 1 },
  },
  {
    address: 'all-customer-List',
    search: { label: 'Name, number or e-mail', text: 'Number 12', leaves: 1 },
    choices: [
      { label: 'Gender', option: 'male', leaves: HALF },
      { label: 'Tier', option: 'Gold Tier', leaves: 1 },
    ],
  },
  {
    address: 'all-user-List',
    search: { label: 'User name', text: 'Number 12', leaves: 2 },
    choices: [{ label: 'Gender', option: 'female', leaves: HALF }],
    // and the admin who looks
    rows: 2 * ROWS + 1,
  },
  {
    address: 'all/manage-roles',
    search: { label: 'Name', text: 'Number 12', leaves: 1 },
    rows: ROWS + 1,
  },
  {
    address: 'all-contact-message-List',
    search: { label: 'Name', text: 'Writer 12', leaves: 1 },
    choices: [{ label: 'Status', option: 'To answer', leaves: HALF }],
  },
  {
    address: 'all/bulk-quote-products',
    choices: [{ label: 'Status', option: 'Pending', leaves: ROWS / 3 }],
  },
  {
    address: 'all/customize-products',
    choices: [
      { label: 'Placement', option: 'Horizontal', leaves: HALF },
      { label: 'Status', option: 'Approved', leaves: HALF },
    ],
  },
  {
    address: 'all/reviews',
    search: { label: 'Search in reviews', text: 'boils: 12', leaves: 1 },
    choices: [{ label: 'Status', option: 'Shown', leaves: ROWS }],
  },
  {
    address: 'all/warranty-extensions',
    search: { label: 'Reference, serial number or contact', text: 'Approved-12', leaves: 1 },
    choices: [{ label: 'State', option: 'Awaiting payment', leaves: HALF }],
  },
]

// How a list works is tested where it is made, `web/app/lists`; here, that each is led to its own call, filters and rows.
test('each list shows its total and its first page, and is narrowed by its own search and filters', async ({
  visit,
  start,
}) => {
  // Sixteen screens, one after the other.
  test.slow()
  const product = await start({ fill: addManyRows })
  const { page, troubles } = await visit(DESK, product.url)
  await enter(page, product.admin)
  for (const list of LISTS) await test.step(list.address, () => narrows(page, list))
  expect(troubles).toEqual([])
})

async function narrows(page: Page, { address, search, choices = [], rows = ROWS }: ListCase): Promise<void> {
  const reset = async () => {
    await page.getByRole('link', { name: 'Reset' }).click()
    await expectRows(page, rows)
  }
  await go(page, `/baltra-admin-dashboard/${address}`)
  await expectRows(page, rows)
  if (search) {
    await page.getByRole('searchbox', { name: search.label, exact: true }).fill(search.text)
    await expectRows(page, search.leaves)
    if (choices.length > 0) await reset()
  }
  for (const [at, { label, added, option, leaves }] of choices.entries()) {
    if (at > 0) await reset()
    if (added) {
      await page.getByRole('button', { name: 'Filter', exact: true }).click()
      await page.getByRole('menuitem', { name: added, exact: true }).click()
    }
    await page.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option })
    await expectRows(page, leaves)
  }
}

/** The number beside the title, and the rows of the first page; on their way they have no words. */
async function expectRows(page: Page, total: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`(?<![\\d,])${total}$`))
  const shown = page.locator('tbody tr').filter({ hasText: /\S/ })
  await expect(shown).toHaveCount(Math.min(total, USUAL_PAGE_SIZE))
}

import type { Page } from '@playwright/test'
import { USUAL_PAGE_SIZE } from '../../web/app/lists/rows-per-page.ts'
import { DESK, go } from '../kit/browser.ts'
import { addManyRows, ROWS } from '../kit/many-rows.ts'
import { enter } from '../kit/steps.ts'
import { expect, test } from '../kit/test.ts'

interface ListCase {
  /** below the back office */
  address: string
  /** how many rows there are without filters */
  rows?: number
  /** what is typed into its search box or chosen of a few values */
  filter: { label: string } & ({ text: string } | { option: string })
  /** how many rows that leaves */
  leaves: number
}

const LISTS: readonly ListCase[] = [
  { address: 'all-category-List', filter: { label: 'Category name', text: 'category 12' }, leaves: 1 },
  { address: 'all-sub-category-List', filter: { label: 'SubCategory name', text: 'kind 12' }, leaves: 1 },
  { address: 'all-products-list', filter: { label: 'Name, model or model number', text: 'BK-12' }, leaves: 1 },
  { address: 'all-QrProducts-list', filter: { label: 'Model or serial number', text: 'UNIT-12' }, leaves: 1 },
  {
    address: 'all-customer-products-list',
    rows: 3 * ROWS,
    filter: { label: 'Customer, model or serial no.', text: 'Pending-12' },
    leaves: 1,
  },
  {
    address: 'all/products-complaints-list',
    filter: { label: 'Customer, model, serial or job no.', text: 'Approved-12' },
    leaves: 1,
  },
  { address: 'all/warranty-status-list', filter: { label: 'Serial number', text: 'Approved-12' }, leaves: 1 },
  { address: 'all/warranty-package-list', filter: { label: 'Package type', text: 'Package 12' }, leaves: 1 },
  { address: 'all-customer-List', filter: { label: 'Tier', option: 'Gold Tier' }, leaves: 1 },
  // And the admin who looks.
  { address: 'all-user-List', rows: 2 * ROWS + 1, filter: { label: 'Gender', option: 'female' }, leaves: ROWS / 2 },
  { address: 'all/manage-roles', rows: ROWS + 1, filter: { label: 'Name', text: 'Number 12' }, leaves: 1 },
  { address: 'all-contact-message-List', filter: { label: 'Status', option: 'To answer' }, leaves: ROWS / 2 },
  { address: 'all/bulk-quote-products', filter: { label: 'Status', option: 'Pending' }, leaves: ROWS / 3 },
  { address: 'all/customize-products', filter: { label: 'Placement', option: 'Horizontal' }, leaves: ROWS / 2 },
  { address: 'all/reviews', filter: { label: 'Search in reviews', text: 'boils: 12' }, leaves: 1 },
  { address: 'all/warranty-extensions', filter: { label: 'State', option: 'Awaiting payment' }, leaves: ROWS / 2 },
]

// How a list works, and that each is led to its own calls, is tested in `web/app/lists`; here, that both sides agree.
test('each list shows its total and first page, narrowed by search or filter', async ({ visit, start }) => {
  // Sixteen screens, one after the other.
  test.slow()
  const product = await start({ fill: addManyRows })
  const { page, troubles } = await visit(DESK, product.url)
  await enter(page, product.admin)
  for (const { address, rows = ROWS, filter, leaves } of LISTS)
    await test.step(address, async () => {
      await go(page, `/baltra-admin-dashboard/${address}`)
      await expectRows(page, rows)
      await narrow(page, filter)
      await expectRows(page, leaves)
    })
  expect(troubles).toEqual([])
})

async function narrow(page: Page, { label, ...by }: ListCase['filter']): Promise<void> {
  if ('text' in by) await page.getByRole('searchbox', { name: label, exact: true }).fill(by.text)
  else await page.getByRole('combobox', { name: label, exact: true }).selectOption({ label: by.option })
}

/** The number beside the title, and the rows of the first page; on their way they have no words. */
async function expectRows(page: Page, total: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`(?<![\\d,])${total}$`))
  const shown = page.locator('tbody tr').filter({ hasText: /\S/ })
  await expect(shown).toHaveCount(Math.min(total, USUAL_PAGE_SIZE))
}

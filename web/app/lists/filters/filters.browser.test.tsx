import { COMPLAINT_LIST, SAVED_VIEWS } from 'contract/core/office-paths'
import { createRoutesStub, useLoaderData, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import type { Column } from '../column.ts'
import { DaysFilter } from './days-filter.tsx'
import { FilterSelect } from './filter-select.tsx'
import { Filters } from './filters.tsx'
import { listLoader, type Listing } from '../list-loader.ts'
import { ListPage } from '../list-page.tsx'
import { MoreFilters } from './more-filters.tsx'

interface Row {
  id: number
}

const columns: Column<Row>[] = [{ header: 'Name', name: ({ id }) => ({ name: `Row ${id}` }) }]

/** The rows each colour finds. */
const FOUND: Record<string, number> = { red: 12, blue: 4000 }

const listRows = ({
  query,
}: {
  query: { colour?: string; store?: string; where?: string; from?: string; to?: string }
}) =>
  Promise.resolve({
    data: [{ id: 1 }],
    pagination: {
      page: 1,
      results_per_page: 25,
      total_results: query.colour ? FOUND[query.colour]! : 4012,
      total_pages: 1,
    },
  })

function Screen() {
  return (
    <>
      <output aria-label="Address">{decodeURIComponent(useLocation().search)}</output>
      <ListPage
        title="Rows"
        list={useLoaderData<Listing<Row>>()}
        columns={columns}
        empty={{ title: 'None', text: 'None.' }}
      >
        <Filters label="Filter rows">
          <FilterSelect name="status" label="Status" options={['new', 'old']} />
          <DaysFilter label="Filed" />
          <MoreFilters
            fields={{
              colour: { kind: 'choice', optional: true },
              store: { kind: 'text' },
              serial: { kind: 'text', serial: true },
            }}
            filters={[
              { name: 'colour', label: 'Colour', options: ['red', 'blue'], own: true },
              { name: 'store', label: 'Store', own: true },
              { name: 'serial', label: 'Serial', operator: 'between' },
            ]}
          />
        </Filters>
      </ListPage>
    </>
  )
}

function show(address = COMPLAINT_LIST) {
  const view = { is_shared: false, is_mine: true, owner_name: 'Deepa' }
  const Screens = createRoutesStub([
    {
      path: COMPLAINT_LIST,
      Component: Screen,
      HydrateFallback: () => null,
      loader: listLoader(listRows, ['colour', 'store', 'from', 'to', 'where']),
    },
    {
      path: SAVED_VIEWS,
      loader: () => ({
        views: [
          { ...view, id: 1, name: 'Blue ones', query: 'colour=blue' },
          { ...view, id: 2, name: 'Red ones', query: 'colour=red', is_shared: true },
        ],
      }),
    },
  ])
  render(<Screens initialEntries={[address]} />)
}

const address = page.getByRole('status', { name: 'Address' })

test('a filter is added from the menu, applies its operator, survives adding another, and is removed', async () => {
  show()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Store' }).click()
  await page.getByRole('textbox', { name: 'Store contains' }).fill('Himal')
  await expect.element(address).toHaveTextContent('?store=Himal')
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('old')
  await expect.element(address).toHaveTextContent('?status=old&store=Himal')
  await page.getByRole('button', { name: 'Remove the filter Store' }).click()
  await expect.element(address).toHaveTextContent('?status=old')
  await expect.element(page.getByRole('textbox', { name: 'Store contains' })).not.toBeInTheDocument()
})

test('a filter compares with the chosen operator, and conditions are one parameter beside the older ones', async () => {
  show(`${COMPLAINT_LIST}?colour=red`)
  const colour = page.getByRole('combobox', { name: 'Condition on Colour' })
  await expect.element(page.getByRole('group', { name: 'Colour is red' })).toBeVisible()
  await colour.selectOptions('is not')
  await expect.element(address).toHaveTextContent('?where=colour.not:red')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Store' }).click()
  await page.getByRole('combobox', { name: 'Condition on Store' }).selectOptions('does not contain')
  await page.getByRole('textbox', { name: 'Store does not contain' }).fill('Himal; A|B')
  await expect.element(address).toHaveTextContent('?where=colour.not:red;store.lacks:Himal%3B+A%7CB')
  await colour.selectOptions('is empty')
  await expect.element(address).toHaveTextContent('?where=colour.empty;store.lacks:Himal%3B+A%7CB')
  await page.getByRole('button', { name: 'Remove the filter Store' }).click()
  await expect.element(address).not.toHaveTextContent('store')
})

test('several values are ticked, with the keyboard too, and an address brings them back', async () => {
  show(`${COMPLAINT_LIST}?where=colour.any:blue`)
  const several = page.getByRole('button', { name: /^Colour is any of/ })
  await expect.element(several).toHaveTextContent('blue')
  await several.click()
  await page.getByRole('menuitemcheckbox', { name: 'red' }).click()
  await expect.element(address).toHaveTextContent('?where=colour.any:blue|red')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('group', { name: 'Colour is any of blue, red' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('old')
  await expect.element(address).toHaveTextContent('?status=old&where=colour.any:blue|red')
})

test('a range of serial numbers is searched once it is one, and says why it is none', async () => {
  show()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Serial' }).click()
  const last = page.getByRole('textbox', { name: 'Serial to' })
  await page.getByRole('textbox', { name: 'Serial from' }).fill('KA-99')
  await last.fill('KB-100')
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Before the number at its end, the last serial number must be the same as the first')
  await expect.element(address).not.toHaveTextContent('serial')
  await last.fill('KA-100')
  await expect.element(address).toHaveTextContent('?where=serial.between:KA-99|KA-100')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('a condition that cannot be shown here stays in the address', async () => {
  show(`${COMPLAINT_LIST}?where=engineer_id.not:4`)
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('old')
  await expect.element(address).toHaveTextContent('?status=old&where=engineer_id.not:4')
})

test('days are typed in either calendar, stand on the button, stay while another filter changes, and are taken off', async () => {
  show(`${COMPLAINT_LIST}?page=3`)
  await page.getByRole('button', { name: 'Filed' }).click()
  const first = page.getByRole('group', { name: 'First day' })
  await first.getByRole('button', { name: 'AD' }).click()
  await first.getByRole('textbox', { name: 'Day' }).fill('5')
  await first.getByRole('combobox', { name: 'Month' }).selectOptions('10')
  await first.getByRole('textbox', { name: 'Year' }).fill('2026')
  await page.getByRole('button', { name: 'Show these days' }).click()
  await expect.element(address).toHaveTextContent('?from=2026-10-05')
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('new')
  await expect.element(address).toHaveTextContent('?status=new&from=2026-10-05')
  await page.getByRole('button', { name: /^Filed from/ }).click()
  await page.getByRole('button', { name: 'Any day' }).click()
  await expect.element(address).toHaveTextContent('?status=new')
})

test('saved views are tabs with counts, shared ones first, and large counts are cut', async () => {
  show(`${COMPLAINT_LIST}?colour=red`)
  const tabs = page.getByRole('navigation', { name: 'Saved views' })
  await expect.element(tabs).toHaveTextContent('All999+Red ones12Blue ones999+')
  await expect.element(tabs.getByRole('link', { name: 'Red ones 12' })).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('link', { name: 'Blue ones 999+' }).click()
  await expect.element(address).toHaveTextContent('?colour=blue')
  await expect.element(tabs.getByRole('link', { name: 'Blue ones 999+' })).toHaveAttribute('aria-current', 'page')
})

test('on a phone the filters are behind one button, which says how many are set', async () => {
  await page.viewport(360, 740)
  show(`${COMPLAINT_LIST}?colour=red&from=2026-10-01&to=2026-10-05&where=store.contains:Him;colour.not:blue`)
  const button = page.getByRole('button', { name: 'Filter (4)' })
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  const status = page.getByRole('combobox', { name: 'Status' })
  await expect.element(status).not.toBeInTheDocument()
  await button.click()
  await expect.element(status).toBeVisible()
  await status.selectOptions('new')
  await expect.element(page.getByRole('button', { name: 'Filter (5)' })).toBeVisible()
})

import { useLocation, useNavigate } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '../api/api-error.ts'
import { renderScreen } from '../testing/render.tsx'
import type { Column } from './column.ts'
import { deleteAction } from './deleting/delete-action.ts'
import { DeleteRow } from './deleting/delete-row.tsx'
import { DeleteSelected } from './deleting/delete-selected.tsx'
import { FilterSelect } from './filters/filter-select.tsx'
import { Filters } from './filters/filters.tsx'
import { listLoader, type Listing } from './list-loader.ts'
import { ListPage } from './list-page.tsx'
import { pendingDeletes } from './deleting/pending-deletes.ts'
import { SearchField } from './filters/search-field.tsx'

interface Kettle {
  id: number
  name: string
  colour: string
}

const ADDRESS = '/kettles'
const PER_PAGE = 10

/** The API's rows and the calls it received: 24 kettles, every other one red. */
let kettles: Kettle[]
let deleted: number[][]
let isAway: boolean
beforeEach(() => {
  kettles = Array.from({ length: 24 }, (_, at) => ({
    id: at + 1,
    name: `Kettle ${at + 1}`,
    colour: at % 2 ? 'red' : 'blue',
  }))
  deleted = []
  isAway = false
  localStorage.clear()
})

interface Query {
  name?: string
  colour?: string
  sort?: string
  page?: string | number
  per_page?: number
}

async function listKettles({ query }: { query: Query }) {
  if (isAway) throw new ApiError(503, { code: 'busy', message: 'The server is busy.' })
  const { name = '', colour, sort, page: number = 1, per_page: size = PER_PAGE } = query
  const found = kettles.filter((one) => one.name.includes(name) && (!colour || one.colour === colour))
  if (sort === '-name') found.reverse()
  const from = (Number(number) - 1) * size
  return {
    data: found.slice(from, from + size),
    pagination: {
      page: Number(number),
      results_per_page: size,
      total_results: found.length,
      total_pages: Math.ceil(found.length / size),
    },
  }
}

function remove(ids: number[]): Promise<{ message: string }> {
  deleted.push(ids)
  kettles = kettles.filter(({ id }) => !ids.includes(id))
  return Promise.resolve({ message: 'Kettles deleted' })
}

const columns: Column<Kettle>[] = [
  { header: 'Name', sort: 'name', name: ({ name }) => ({ name }) },
  { header: 'Colour', wide: true, cell: ({ colour }) => colour },
  {
    header: 'Actions',
    end: true,
    cell: ({ id, name }) => <DeleteRow id={id} name={name} text="It leaves the shop." />,
  },
]

function Kettles({ loaderData }: { loaderData: unknown }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  return (
    <>
      <output aria-label="Address">{search}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <ListPage
        title="Kettles"
        list={loaderData as Listing<Kettle>}
        columns={columns}
        hrefOf={({ id }) => `/kettle/${id}`}
        empty={{ title: 'No kettles found', text: 'Add the first one.' }}
        selectionActions={<DeleteSelected one="kettle" many="kettles" text="They leave the shop." />}
      >
        <Filters label="Filter kettles">
          <SearchField name="name" label="Kettle name" delay={20} />
          <FilterSelect name="colour" label="Colour" options={['red', 'blue']} />
        </Filters>
      </ListPage>
    </>
  )
}

function show(search = '', options: { perPage?: number } = { perPage: PER_PAGE }) {
  const loader = listLoader(listKettles, ['name', 'colour', 'sort'], options)
  const action = deleteAction({ one: (id) => remove([id]), many: remove })
  renderScreen({ path: ADDRESS, Component: Kettles as never, loader, action }, ADDRESS + search)
}

const title = page.getByRole('heading', { level: 1 })
const bar = page.getByRole('region', { name: 'Selection' })
const names = () => [...document.querySelectorAll('tbody tr td a, tbody tr th a')].map((link) => link.textContent)
const rowWithFocus = () => document.activeElement?.closest('tr')?.querySelector('a')?.textContent
const named = (...numbers: number[]) => numbers.map((number) => `Kettle ${number}`)
async function expectNames(...expected: string[]): Promise<void> {
  await expect.poll(names).toEqual(expected)
}
const FIRST_PAGE = named(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)

test('paging works, and going back returns to the same page', async () => {
  show()
  await expect.element(title).toHaveTextContent('Kettles24')
  await expectNames(...FIRST_PAGE)
  await page.getByRole('link', { name: 'Page 3' }).click()
  await expectNames(...named(21, 22, 23, 24))
  await page.getByRole('button', { name: 'Back' }).click()
  await expectNames(...FIRST_PAGE)
})

test('the device remembers how many rows a page has, and the rows in sight stay in sight', async () => {
  kettles = Array.from({ length: 64 }, (_, at) => ({ id: at + 1, name: `Kettle ${at + 1}`, colour: 'red' }))
  const size = page.getByRole('combobox', { name: 'Rows per page' })
  show('?page=3', {})
  await expect.poll(() => names()[0]).toBe('Kettle 51')
  await expect.element(size).toHaveValue('25')
  await size.selectOptions('50')
  await expect.poll(names, { timeout: 10_000 }).toHaveLength(14)
  expect(names()[0]).toBe('Kettle 51')
  await size.selectOptions('100')
  await expect.poll(names, { timeout: 10_000 }).toHaveLength(64)
  await expect.element(size).toHaveValue('100')
  await page.getByRole('combobox', { name: 'Colour' }).selectOptions('red')
  await expect.poll(names, { timeout: 10_000 }).toHaveLength(64)
  expect(JSON.parse(localStorage.getItem('device/rows-per-page')!)).toMatchObject({ value: 100 })
})

test('a page past the end leads to the last one', async () => {
  show('?page=9')
  await expect.element(page.getByText('There are 3 pages; this one is past the end.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the last page' }).click()
  await expectNames(...named(21, 22, 23, 24))
})

test('a search narrows while one types; nothing found says so, and one press clears the filters', async () => {
  show('?page=2')
  const search = page.getByRole('searchbox', { name: 'Kettle name' })
  await search.fill('Kettle 12')
  await expectNames('Kettle 12')
  await expect.element(title).toHaveTextContent('Kettles1')
  await search.fill('xyzzy')
  await expect.element(page.getByRole('heading', { name: 'No kettles found' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expectNames(...FIRST_PAGE)
  await expect.element(search).toHaveValue('')
})

test('a choice and an order are in the address and outlast each other; Reset takes both back', async () => {
  show()
  await page.getByRole('combobox', { name: 'Colour' }).selectOptions('red')
  await expect.element(title).toHaveTextContent('Kettles12')
  await page.getByRole('link', { name: 'Name', exact: true }).click()
  await page.getByRole('link', { name: 'Name', exact: true }).click()
  await expectNames(...named(24, 22, 20, 18, 16, 14, 12, 10, 8, 6))
  await expect.element(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
  await expect.element(page.getByLabelText('Address')).toHaveTextContent('?colour=red&sort=-name')
  await page.getByRole('link', { name: 'Reset' }).click()
  await expectNames(...FIRST_PAGE)
})

test('a failed load says so, keeps the filters, and can be retried', async () => {
  show('?colour=red')
  await expect.element(title).toHaveTextContent('Kettles12')
  isAway = true
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect.element(page.getByRole('heading', { name: 'The list did not load' })).toBeVisible()
  await expect.element(page.getByText('The server is busy. Your filters are kept.')).toBeVisible()
  isAway = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectNames(...named(22, 24))
})

test('ticks are for a page, for all that match, and outlast paging; another filter ends them', async () => {
  show()
  const all = page.getByRole('checkbox', { name: 'Select all on this page' })
  await all.click()
  await expect.element(bar.getByText('10 selected')).toBeVisible()
  await all.click()
  await expect.element(bar).not.toBeInTheDocument()
  await page.getByRole('checkbox', { name: 'Kettle 3', exact: false }).first().click()
  await bar.getByRole('button', { name: 'Select all 24 that match' }).click()
  await expect.element(bar.getByText('24 selected')).toBeVisible()
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expectNames(...named(11, 12, 13, 14, 15, 16, 17, 18, 19, 20))
  await expect.element(bar.getByText('24 selected')).toBeVisible()
  await page.getByRole('combobox', { name: 'Colour' }).selectOptions('red')
  await expect.element(bar).not.toBeInTheDocument()
})

test('deleted rows disappear at once and come back with Undo; nothing was sent', async () => {
  show()
  for (const name of ['Kettle 1', 'Kettle 2'])
    await page
      .getByRole('row', { name: new RegExp(`${name}\\b`) })
      .first()
      .getByRole('checkbox')
      .click()
  await bar.getByRole('button', { name: 'Delete selected' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete 2 kettles' }).click()
  await expectNames(...named(3, 4, 5, 6, 7, 8, 9, 10))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectNames(...FIRST_PAGE)
  expect(deleted).toEqual([])
})

test('leaving the page does not wait for the time to undo', async () => {
  show()
  await page.getByRole('button', { name: 'Delete Kettle 4' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(() => names().includes('Kettle 4')).toBe(false)
  dispatchEvent(new PageTransitionEvent('pagehide'))
  await expect.poll(() => deleted).toEqual([[4]])
  await expect.element(page.getByText('Kettles deleted')).toBeVisible()
  await expectNames(...named(1, 2, 3, 5, 6, 7, 8, 9, 10, 11))
})

test('the list works by keyboard alone: search, move, select, delete, undo, open', async () => {
  show()
  await expectNames(...FIRST_PAGE)
  await userEvent.keyboard('/Kettle 1')
  await expectNames(...named(1, 10, 11, 12, 13, 14, 15, 16, 17, 18))
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(rowWithFocus()).toBe('Kettle 10')
  await userEvent.keyboard('x{ArrowDown}x')
  await expect.element(bar.getByText('2 selected')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(bar).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowUp}{Tab}{Enter}')
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true })
  await expect.element(confirm).toBeVisible()
  ;(confirm.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(names).toHaveLength(9)
  // The row that took its place has the focus.
  await expect.poll(rowWithFocus).toBe('Kettle 11')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(names).toHaveLength(10)
  expect(pendingDeletes.read()).toEqual([])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Another screen' })).toBeVisible()
})

test('a hidden column stays hidden', async () => {
  show()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Colour' }).click()
  await expect.element(page.getByRole('columnheader', { name: 'Colour' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  show()
  await expect.element(page.getByRole('heading', { level: 1 }).nth(1)).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: 'Colour' })).not.toBeInTheDocument()
})

import { createRoutesStub, useLoaderData, useNavigate, useParams } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import type { Column } from '../column.ts'
import { listLoader, type Listing } from '../list-loader.ts'
import { ListPage } from '../list-page.tsx'
import { BackToList } from './back-to-list.tsx'
import { ListSteps } from './list-steps.tsx'

interface Kettle {
  id: number
}

const PER_PAGE = 10

/** The API's rows: 24 kettles, the newest first. */
let kettles: number[]
beforeEach(() => {
  kettles = Array.from({ length: 24 }, (_, at) => 124 - at)
  sessionStorage.clear()
})

function listKettles({ query }: { query: { sort?: string; page?: string | number } }) {
  const number = Number(query.page)
  const sorted = query.sort ? kettles.toReversed() : kettles
  return Promise.resolve({
    data: sorted.slice((number - 1) * PER_PAGE, number * PER_PAGE).map((id) => ({ id })),
    pagination: {
      page: number,
      results_per_page: PER_PAGE,
      total_results: kettles.length,
      total_pages: Math.ceil(kettles.length / PER_PAGE),
    },
  })
}

const columns: Column<Kettle>[] = [{ header: 'Name', name: ({ id }) => ({ name: `Kettle ${id}` }) }]

const Kettles = () => (
  <ListPage
    title="Kettles"
    list={useLoaderData<Listing<Kettle>>()}
    columns={columns}
    hrefOf={({ id }) => `/kettle/${id}`}
    empty={{ title: 'No kettles found', text: 'Add the first one.' }}
  />
)

function KettleScreen() {
  const { id } = useParams()
  const navigate = useNavigate()
  return (
    <>
      <ListSteps />
      <h1>Kettle {id}</h1>
      <BackToList list="/kettles">All kettles</BackToList>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <input aria-label="Remark" />
    </>
  )
}

function show(address: string) {
  const Screens = createRoutesStub([
    {
      path: '/kettles',
      Component: Kettles,
      HydrateFallback: () => null,
      loader: listLoader(listKettles, ['sort'], { perPage: PER_PAGE }),
    },
    { path: '/kettle/:id', Component: KettleScreen },
  ])
  render(<Screens initialEntries={[address]} />)
}

const title = page.getByRole('heading', { level: 1 })
const steps = page.getByRole('navigation', { name: 'In the list' })

test('a record links to its neighbours in list order, across pages', async () => {
  show('/kettles?sort=name')
  await page.getByRole('link', { name: 'Kettle 110' }).click()
  await expect.element(steps).toHaveTextContent('10 of 24')
  await page.getByRole('link', { name: 'Next in the list' }).click()
  await expect.element(title).toHaveTextContent('Kettle 111')
  await expect.element(steps).toHaveTextContent('11 of 24')
  await userEvent.keyboard('j')
  await expect.element(title).toHaveTextContent('Kettle 112')
  await userEvent.keyboard('k')
  await expect.element(title).toHaveTextContent('Kettle 111')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect.element(title).toHaveTextContent('Kettle 110')
  await expect.element(steps).toHaveTextContent('10 of 24')
})

test('from a later page it goes back to the pages before, and the way back leads to that page', async () => {
  show('/kettles?page=3')
  await page.getByRole('link', { name: 'Kettle 104' }).click()
  await expect.element(steps).toHaveTextContent('21 of 24')
  await page.getByRole('link', { name: 'Previous in the list' }).click()
  await expect.element(title).toHaveTextContent('Kettle 105')
  await expect.element(steps).toHaveTextContent('20 of 24')
  await page.getByRole('link', { name: 'All kettles' }).click()
  await expect.element(page.getByRole('link', { name: 'Kettle 104' })).toBeVisible()
})

test('stepping stops at the ends of a list, keys in a field type letters, and a record opened without a list has no steps', async () => {
  show('/kettles?page=3')
  await page.getByRole('link', { name: 'Kettle 101' }).click()
  await expect.element(page.getByRole('button', { name: 'Next in the list' })).toBeDisabled()
  await page.getByRole('textbox', { name: 'Remark' }).fill('')
  await userEvent.keyboard('k')
  await expect.element(page.getByRole('textbox', { name: 'Remark' })).toHaveValue('k')
  await expect.element(title).toHaveTextContent('Kettle 101')
})

test('a reloaded screen still knows its list; one that is in no list has no steps', async () => {
  show('/kettles')
  await page.getByRole('link', { name: 'Kettle 123' }).click()
  await expect.element(steps).toHaveTextContent('2 of 24')
  document.body.replaceChildren()
  show('/kettle/123')
  await expect.element(steps).toHaveTextContent('2 of 24')
  document.body.replaceChildren()
  show('/kettle/7')
  await expect.element(title).toHaveTextContent('Kettle 7')
  await expect.element(steps).not.toBeInTheDocument()
})

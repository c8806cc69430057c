import { expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { listLoader } from './list-loader.ts'

const pagination = { page: 2, total_pages: 3, results_per_page: 10, total_results: 21 }
const at = (search: string) => ({ request: new Request(`http://shop.test/list${search}`) })
const failing = (status: number, code = 'x') =>
  listLoader(() => Promise.reject(new ApiError(status, { message: 'Request timed out', code })), [])

test('the filters in the address are requested, and nothing else', async () => {
  const asked: unknown[] = []
  const load = listLoader(
    async ({ query }: { query: { status?: string; search?: string } }) => {
      asked.push(query)
      return { data: [{ id: 1 }], pagination }
    },
    ['status', 'search'],
  )
  expect(await load(at('?status=Pending&search=&page=2&role=admin'))).toMatchObject({ rows: [{ id: 1 }], pagination })
  expect(asked).toEqual([{ status: 'Pending', page: '2', per_page: 25 }])
})

test('a screen of customers asks for pages of its own size', async () => {
  const asked: unknown[] = []
  const load = listLoader(
    async ({ query }: { query: object }) => {
      asked.push(query)
      return { data: [{ id: 1 }], pagination }
    },
    [],
    { perPage: 10 },
  )
  await load(at(''))
  expect(asked).toEqual([{ page: '1', per_page: 10 }])
})

test('a list that failed to load says why and keeps its filters', async () => {
  expect(await failing(0)(at(''))).toEqual({ failure: 'Request timed out' })
  expect(await failing(422)(at('?page=0'))).toEqual({ failure: 'There is no such filter or page' })
})

test('an expired session is not shown as an empty list', async () => {
  await expect(failing(401, 'unauthorized')(at(''))).rejects.toMatchObject({ status: 401 })
})

test('all filtered rows can be selected and exported from any page', async () => {
  const asked: unknown[] = []
  const load = listLoader(
    async ({ query }: { query: { status?: string; page?: unknown } }) => {
      asked.push(query)
      const page = Number(query.page)
      return { data: [{ id: page * 2 }, { id: page * 2 + 1 }], pagination: { ...pagination, page } }
    },
    ['status'],
    { exportCall: async ({ query }) => new Blob([JSON.stringify(query)]), exportName: 'things' },
  )
  const list = await load(at('?status=Pending&page=2'))
  expect((await list.allRows?.(5))?.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6])
  expect(asked.slice(1)).toMatchObject([1, 2, 3].map((page) => ({ status: 'Pending', page, per_page: 100 })))
  expect(list.exported?.name()).toBe('things')
  expect(await (await list.exported?.as('csv'))?.text()).toBe('{"status":"Pending","format":"csv"}')
})

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildFile } from '../../test/factories/file.ts'
import { testApp } from '../../test/test-app.ts'
import { readSheet } from '../platform/sheets/read-sheet.ts'
import type { Services } from '../platform/core/services.ts'
import { SHEET_COLUMNS } from './product-columns.ts'

/** A shop with a kettle, two irons and a lamp, in this order. */
async function shop() {
  const app = await testApp({ work: false })
  const { build } = app
  const kitchen = await build.subCategory({ category_id: (await build.category({ name: 'Café Küche' })).id })
  const home = await build.subCategory({ category_id: (await build.category({ name: 'Home' })).id, name: 'Care' })
  const kettle = { name: 'Gooseneck Kettle', model_name: 'Chiya', model_num: 'BEK-150', price: 1_950, stocks: 7 }
  const iron = { name: 'Steam Iron', model_name: 'Tara', model_num: 'BSI-20', price: 2_500, stocks: 0 }
  const quiet = { name: 'Iron', model_name: 'Táru', model_num: 'BSI-3', price: 2_500, stocks: 0, reward_points: 9 }
  const lamp = { name: '100% Lamp', model_name: 'Diyo', model_num: 'BLA_1', price: 400, stocks: 90 }
  await build.product({ ...kettle, sub_category_id: kitchen.id })
  for (const product of [iron, quiet, lamp]) await build.product({ ...product, sub_category_id: home.id })
  return { ...app, api: app.as(await build.admin()).products }
}

test('the list has all columns of the document, the newest product first', async () => {
  const { api, build, services } = await shop()
  const file = await buildFile(services)
  const { id, category_id, sub_category_id } = await build.product({
    name: 'Mixer',
    model_name: 'Chakki',
    model_num: 'BMG-1',
    price: 4_500,
    stocks: 3,
    power: '750 W',
    warranty: '2 Years',
    reward_points: 45,
    featured_rank: 1,
    main_image_id: file.id,
  })
  const { data } = await api.list()
  expect(data.map(({ name }) => name)).toEqual(['Mixer', '100% Lamp', 'Iron', 'Steam Iron', 'Gooseneck Kettle'])
  expect(data[0]).toEqual({
    id,
    off_sale: false,
    name: 'Mixer',
    model_name: 'Chakki',
    model_num: 'BMG-1',
    price: 4_500,
    stocks: 3,
    power: '750 W',
    warranty: '2 Years',
    reward_points: 45,
    featured_rank: 1,
    duplicate_of: null,
    main_image: `http://baltra.test/${file.key}`,
    picture: expect.objectContaining({ width: 1200 }),
    category: { id: category_id, category_name: expect.any(String) },
    sub_category: { id: sub_category_id, sub_category_name: expect.any(String) },
    date_joined: expect.any(String),
  })
})

test('the first variant represents a product without a main picture', async () => {
  const { api, build, services } = await shop()
  const { id } = await build.product()
  const [second, first] = [await buildFile(services), await buildFile(services)]
  await services.db
    .insertInto('product_picture')
    .values([
      { product_id: id, part: 'variant', position: 1, file_id: second.id },
      { product_id: id, part: 'variant', position: 0, file_id: first.id },
    ])
    .execute()
  expect((await api.list()).data[0]?.main_image).toBe(`http://baltra.test/${first.key}`)
})

test('the name filter matches any part of name, model name and model number, ignoring case and accents', async () => {
  const { api } = await shop()
  const found = async (name: string) => (await api.list({ query: { name } })).data.map((row) => row.model_num)
  expect(await found('IRON')).toEqual(['BSI-3', 'BSI-20'])
  expect(await found('taru')).toEqual(['BSI-3'])
  expect(await found('bek-1')).toEqual(['BEK-150'])
  expect(await found('0%')).toEqual(['BLA_1'])
  expect(await found('A_1')).toEqual(['BLA_1'])
  expect(await found('I_3')).toEqual([])
  expect(await found(' ')).toHaveLength(4)
})

test('the category filter matches the whole name, ignoring case and accents', async () => {
  const { api } = await shop()
  const found = async (category_name: string, name = '') =>
    (await api.list({ query: { category_name, name } })).pagination.total_results
  expect(await found('CAFE KUCHE')).toBe(1)
  expect(await found('Cafe')).toBe(0)
  expect(await found('home')).toBe(3)
  expect(await found('home', 'iron')).toBe(2)
})

test.each([
  ['name', ['BLA_1', 'BEK-150', 'BSI-3', 'BSI-20']],
  ['-name', ['BSI-20', 'BSI-3', 'BEK-150', 'BLA_1']],
  ['category', ['BEK-150', 'BSI-20', 'BSI-3', 'BLA_1']],
  ['-category', ['BLA_1', 'BSI-3', 'BSI-20', 'BEK-150']],
  ['price', ['BLA_1', 'BEK-150', 'BSI-20', 'BSI-3']],
  ['-price', ['BSI-3', 'BSI-20', 'BEK-150', 'BLA_1']],
  ['stocks', ['BSI-20', 'BSI-3', 'BEK-150', 'BLA_1']],
  ['-reward_points', ['BSI-3', 'BLA_1', 'BSI-20', 'BEK-150']],
  ['model_num', ['BEK-150', 'BLA_1', 'BSI-20', 'BSI-3']],
  ['created', ['BEK-150', 'BSI-20', 'BSI-3', 'BLA_1']],
  ['-created', ['BLA_1', 'BSI-3', 'BSI-20', 'BEK-150']],
] as const)('the list is sorted by %s, equal ones by their ids', async (sort, expected) => {
  const { api } = await shop()
  const pages = [
    ...(await api.list({ query: { sort, per_page: 3 } })).data,
    ...(await api.list({ query: { sort, per_page: 3, page: 2 } })).data,
  ]
  expect(pages.map(({ model_num }) => model_num)).toEqual(expected)
})

test('pagination uses both names, a page past the end is empty, and an unknown order is refused', async () => {
  const { api, app, build } = await shop()
  const headers = { authorization: `Bearer ${(await build.admin()).token}` }
  const answer = (await app.inject({ url: '/api/products/getdata?per_page=3&page=9', headers })).json<object>()
  const pagination = { page: 9, total_pages: 2, results_per_page: 3, total_results: 4 }
  expect(answer).toMatchObject({ data: [], pagination, product_Pagination: pagination })
  await expect(api.list({ query: { sort: 'colour' as 'name' } })).rejects.toThrow('422 There is no such order')
})

async function rowsOf({ files }: Services, sheet: Blob, ending: string) {
  const path = join(files.stagingDir, `sheet.${ending}`)
  await writeFile(path, Buffer.from(await sheet.arrayBuffer()))
  const columns = SHEET_COLUMNS.map(({ name, required }) => ({ name, required }))
  return (await readSheet(path, { columns, maxRows: 1_000 })).map(({ cells }) => cells)
}

test.each(['xlsx', 'csv'] as const)('all filtered rows are exported as .%s, in list order', async (format) => {
  const { api, build, services } = await shop()
  await build.product({
    name: '=HYPERLINK("x")',
    model_num: 'BMG-1',
    price: 99_000,
    stocks: 0,
    sub_heading: 'First & best',
    color_styles: ['#a8142b', '#33373d'],
    sizes: ['1 l', '2 l'],
    specification: '<ul><li>5 &lt; 6</li><li>Steel</li></ul>',
    sizing: '20 cm\n1 kg',
  })
  for (let count = 0; count < 260; count += 1) await build.product({ price: 1, name: 'Iron' })
  const rows = await rowsOf(services, await api.export({ query: { format, sort: '-price' } }), format)
  expect(rows).toHaveLength(265)
  expect(rows[0]).toMatchObject({
    name: '=HYPERLINK("x")',
    model_num: 'BMG-1',
    price: '99000',
    stocks: '0',
    sub_heading: 'First & best',
    color_styles: '#a8142b, #33373d',
    sizes: '1 l, 2 l',
    specification: '5 < 6\nSteel',
    sizing: '20 cm\n1 kg',
  })
  expect(rows.slice(1, 4).map(({ model_num }) => model_num)).toEqual(['BSI-3', 'BSI-20', 'BEK-150'])
  const filtered = await rowsOf(
    services,
    await api.export({ query: { format, name: 'kettle', category_name: 'cafe kuche' } }),
    format,
  )
  expect(filtered.map(({ category, name }) => [category, name])).toEqual([['Café Küche', 'Gooseneck Kettle']])
})

test('an export is a file to save, and text in it is no formula', async () => {
  const { app, build } = await shop()
  await build.product({ name: '=HYPERLINK("x")' })
  const headers = { authorization: `Bearer ${(await build.admin()).token}` }
  const answer = await app.inject({ url: '/api/products/getdata/export?format=csv', headers })
  expect(answer.headers['content-disposition']).toBe('attachment; filename="products.csv"')
  expect(answer.body).toContain(`"'=HYPERLINK(""x"")"`)
  const xlsx = await app.inject({ url: '/api/products/getdata/export', headers })
  expect(xlsx.headers['content-disposition']).toBe('attachment; filename="products.xlsx"')
})

test('an export has two formats', async () => {
  const { api } = await shop()
  await expect(api.export({ query: { format: 'pdf' as 'csv' } })).rejects.toThrow('422 Export as xlsx or csv')
})

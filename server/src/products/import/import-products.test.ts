import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { Refused } from '../../../test/api-over.ts'
import { openArchive } from '../../platform/sheets/xlsx-archive.ts'
import { SHEET_COLUMNS } from '../product-columns.ts'
import { kettle, sheetOf, shop } from './testing/products-sheet.ts'

async function refused(promise: Promise<unknown>) {
  const error = await promise.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(error instanceof Refused)) throw new Error('It was not refused', { cause: error })
  return error
}

test('categories that the shop does not have yet are added with the products where that is asked for', async () => {
  const { api, as, admin } = await shop()
  const rows = [
    { ...kettle, category: 'KITCHEN', sub_category: 'Grinders' },
    { ...kettle, category: 'Winter’s', sub_category: 'Heaters', model_num: 'BEK-180' },
    { ...kettle, category: "winter's", sub_category: 'heaters', model_num: 'BEK-190' },
  ]
  expect((await refused(api.import({ body: { file: sheetOf(rows) } }))).body.message).toContain('3 rows have faults')
  const body = { file: sheetOf(rows), new_groups: true }
  expect((await api.import({ body: { ...body, dry_run: true } })).message).toBe('3 products can be imported')
  expect(await api.list()).toMatchObject({ data: [] })
  expect((await api.import({ body })).message).toBe('3 products imported')
  const { data } = await as().categories.listPublic()
  expect(data.map(({ name, total_products }) => [name, total_products])).toEqual(
    expect.arrayContaining([
      ['Kitchen', 1],
      ['Winter’s', 2],
    ]),
  )
  const { data: actions } = await as(admin).activity.list({ query: {} })
  expect(actions.map(({ sentence }) => sentence).join()).toContain('added the sub-category')
})

test('the products of a spreadsheet are added with all their fields, and the shop shows them at the next request', async () => {
  const { as, api, group } = await shop()
  expect((await as().products.search()).data).toEqual([])
  expect((await as().categories.listPublic()).data).toMatchObject([{ total_products: 0 }])
  const file = sheetOf([kettle, { ...kettle, category: 'KITCHEN', sub_category: 'kéttle', model_num: 'BEK-180' }])
  expect(await api.import({ body: { file } })).toEqual({
    message: '2 products imported',
    data: { rows: 2, imported: 2, errors: [] },
  })
  const [second, first] = (await api.list()).data
  expect([first?.model_num, second?.model_num]).toEqual(['BEK-150', 'BEK-180'])
  expect((await api.get({ params: { id: first!.id } })).data).toMatchObject({
    category_id: group.category_id,
    sub_category_id: group.id,
    name: 'Gooseneck Kettle',
    sub_heading: 'Pours where you look',
    model_name: 'Chiya',
    model_num: 'BEK-150',
    price: 1_950,
    stocks: 7,
    power: '1500 W',
    warranty: '2 Years',
    warranty_months: 24,
    packaging: '1 piece in a box',
    serial_number: 'A-1',
    reward_points: 39,
    color_styles: ['#a8142b', '#fafafa', '#4b4f55'],
    sizes: ['1 l', '1.8 l'],
    specification: '<ul><li>Steel, 5 &lt; 6</li><li>&lt;b&gt;Gooseneck&lt;/b&gt;</li></ul>',
    sizing: '20 cm\n1 kg',
    usage: 'Fill.\nBoil.',
    images: [],
  })
  expect((await as().products.search({ query: { product_name: 'bek-180' } })).data).toHaveLength(1)
  expect((await as().categories.listPublic()).data).toMatchObject([{ total_products: 2 }])
})

test('optional columns may be missing', async () => {
  const { api } = await shop()
  const columns = SHEET_COLUMNS.filter(({ required }) => required).map(({ name }) => name)
  await api.import({ body: { file: sheetOf([kettle], columns.toReversed()) } })
  expect((await api.list()).data).toMatchObject([{ stocks: 0, power: '', reward_points: 0 }])
})

test('a dry run only tells how it would go', async () => {
  const { api, count } = await shop()
  expect(await api.import({ body: { file: sheetOf([kettle]), dry_run: true } })).toEqual({
    message: '1 product can be imported',
    data: { rows: 1, imported: 0, errors: [] },
  })
  const answer = await api.import({ body: { file: sheetOf([kettle, { ...kettle, price: 'a lot' }]), dry_run: true } })
  expect(answer.data).toMatchObject({ rows: 2, imported: 0 })
  expect(answer.data.errors).toContainEqual({
    row: 3,
    field: 'price',
    message: 'A whole amount in rupees is expected',
  })
  expect(await count()).toBe(0)
})

test('each fault is told by row and column in the words of the form, and nothing is taken', async () => {
  const { api, count, services } = await shop()
  const { faults, status, message } = await refused(api.import({ body: { file: sheetOf([kettle, { power: '9 W' }]) } }))
  expect([status, message]).toEqual([422, '422 Nothing was imported: 1 row has faults'])
  expect(Object.fromEntries(faults!.map(({ row, field, message }) => [`${row} ${field}`, message]))).toEqual({
    '3 category': 'Category is required',
    '3 sub_category': 'SubCategory is required',
    '3 name': 'productName is required',
    '3 sub_heading': 'SubHeading is required',
    '3 model_name': 'Model Name is required',
    '3 model_num': 'Model Number is required',
    '3 price': 'price is required',
    '3 warranty': 'Warranty is required',
    '3 packaging': 'packaging is required',
    '3 color_styles': 'color is required',
    '3 specification': 'ProductSpecification is required',
    '3 sizing': 'ProductSizing is required',
    '3 usage': 'ProductUsage is required',
  })
  expect(await count()).toBe(0)
  expect(await services.db.selectFrom('audit').select('id').execute()).toEqual([])
})

test.each([
  [{ category: 'Garden' }, 'category', 'There is no category “Garden” with sub-categories'],
  [{ sub_category: 'Iron' }, 'sub_category', '“Kitchen” has no sub-category “Iron”'],
  [{ price: '1,95' }, 'price', 'A whole amount in rupees is expected'],
  [{ price: '-1' }, 'price', 'A whole amount in rupees is expected'],
  [{ stocks: 'many' }, 'stocks', 'A whole number is expected'],
  [{ color_styles: 'Red, zhaanse' }, 'color_styles', 'Write a colour as #a1b2c3'],
  [{ color_styles: ' , ' }, 'color_styles', 'color is required'],
  [{ name: 'k'.repeat(201) }, 'name', 'The product name can have at most 200 characters'],
  [{ usage: '\u200b' }, 'usage', 'ProductUsage is required'],
])('a row with %j is refused', async (changed, field, message) => {
  const { api } = await shop()
  const file = sheetOf([kettle, { ...kettle, model_num: 'BEK-180', ...changed }])
  expect((await refused(api.import({ body: { file } }))).faults).toEqual([{ row: 3, field, message }])
})

test('a warranty of several durations needs the months of the whole product, and parts may have their own', async () => {
  const { api } = await shop()
  const row = {
    ...kettle,
    warranty: '2 Years (10 Years on the motor)',
    warranty_parts: 'Motor: 10 years; Lid: 6 months',
  }
  const asked = await refused(api.import({ body: { file: sheetOf([row]) } }))
  expect(asked.faults).toEqual([
    { row: 2, field: 'warranty_months', message: 'Enter the months of warranty of the whole product' },
  ])
  await api.import({ body: { file: sheetOf([{ ...row, warranty_months: '24' }]) } })
  const { id } = (await api.list()).data[0]!
  expect((await api.get({ params: { id } })).data).toMatchObject({
    warranty_months: 24,
    warranty_parts: [
      { name: 'Motor', months: 120 },
      { name: 'Lid', months: 6 },
    ],
  })
  const unclear = { ...kettle, model_num: 'B-2', warranty_parts: 'Motor' }
  const again = await refused(api.import({ body: { file: sheetOf([unclear]) } }))
  expect(again.faults).toMatchObject([{ row: 2, field: 'warranty_parts' }])
})

test('a model number may appear in the file once', async () => {
  const { api } = await shop()
  const rows = ['BEK-150', 'BEK-180', 'bek-150 '].map((model_num) => ({ ...kettle, model_num }))
  const { faults } = await refused(api.import({ body: { file: sheetOf(rows) } }))
  expect(faults).toEqual([
    { row: 2, field: 'model_num', message: 'This model number is also in row 4' },
    { row: 4, field: 'model_num', message: 'This model number is also in row 2' },
  ])
})

test('of very many faults the first 200 are told, and how many rows have some', async () => {
  const { api } = await shop()
  const rows = Array.from({ length: 300 }, (_, at) => ({ ...kettle, model_num: `B-${at}`, price: '', name: '' }))
  const { faults, message } = await refused(api.import({ body: { file: sheetOf(rows) } }))
  expect(faults).toHaveLength(200)
  expect(message).toBe('422 Nothing was imported: 300 rows have faults')
})

test('a file without a column that is needed, without rows, or none at all is refused', async () => {
  const { api } = await shop()
  const told = async (file?: File) => (await refused(api.import({ body: { file } as { file: File } }))).body.errors
  expect(await told(sheetOf([kettle], ['category', 'name', 'price']))).toEqual({
    file: expect.stringMatching(/^The columns “sub_category”, .* are missing$/),
  })
  expect(await told(sheetOf([]))).toEqual({ file: 'There are no rows below the names of the columns' })
  expect(await told()).toEqual({ file: 'Please select a file to import' })
})

test('imports are recorded with their author and products', async () => {
  const { admin, api, services } = await shop()
  await api.import({ body: { file: sheetOf([kettle]) } })
  const [product] = (await api.list()).data
  expect(await services.db.selectFrom('audit').selectAll().where('subject', '=', 'product').execute()).toMatchObject([
    {
      action: 'product.import',
      actor_id: admin.id,
      before: null,
      after: { file: 'products.csv', products: [product?.id] },
    },
  ])
})

test('an export can be imported', async () => {
  const { api } = await shop()
  await api.import({ body: { file: sheetOf([kettle]) } })
  const file = new File([await api.export()], 'products.xlsx')
  const only = async () => (await api.get({ params: { id: (await api.list()).data[0]!.id } })).data
  const original = await only()
  // While it exists, a row with its model number would be a duplicate.
  const check = await api.import({ body: { file, dry_run: true } })
  expect(check.data.errors).toEqual([
    { row: 2, field: 'model_num', message: `“BEK-150” is already the model number of “${original.name}”` },
  ])
  await api.delete({ params: { id: original.id } })
  expect((await api.import({ body: { file } })).data.imported).toBe(1)
  const copy = await only()
  // Each has its own number, day and picture.
  const own = { id: 0, date_joined: '', share_picture: '' }
  expect({ ...copy, ...own }).toEqual({ ...original, ...own })
})

test('the template names every column, imports no example rows, and has instructions in further sheets', async () => {
  const { api, app, admin, count, services } = await shop()
  const headers = { authorization: `Bearer ${admin.token}` }
  const answer = await app.inject({ url: '/api/products/downloadbulktemplate', headers })
  expect(answer.headers['content-disposition']).toBe('attachment; filename="bulk_upload_template.xlsx"')
  const file = new File([new Uint8Array(answer.rawPayload)], 'bulk_upload_template.xlsx')
  // All columns are there, or the error would name them.
  expect((await refused(api.import({ body: { file } }))).body.errors).toEqual({
    file: 'There are no rows below the names of the columns',
  })
  expect(await count()).toBe(0)
  const path = join(services.files.stagingDir, 'template.xlsx')
  await writeFile(path, answer.rawPayload)
  const archive = await openArchive(path)
  const partOf = async (name: string) => Buffer.concat(await Readable.from(archive.read(name)).toArray()).toString()
  const book = await partOf('xl/workbook.xml')
  const texts = (await partOf('xl/worksheets/sheet2.xml')) + (await partOf('xl/worksheets/sheet3.xml'))
  archive.close()
  expect(book).toMatch(/name="Products".*name="Guide".*name="Categories"/)
  for (const text of ['Kitchen', 'Kettle', 'Sub Category', 'Whole rupees, as 12500 or Rs. 12,500'])
    expect(texts).toContain(text)
})

test('a model number that exists, or appears twice, is refused by name in the dry run and in the import', async () => {
  const { api, build, group, count } = await shop()
  await build.product({ sub_category_id: group.id, name: 'Insect Killer', model_num: 'BIK-020' })
  const rows = ['bik 020', 'BEK-1', 'BEK.1', '---'].map((model_num) => ({ ...kettle, model_num }))
  const told = [
    { row: 2, field: 'model_num', message: '“bik 020” is already the model number of “Insect Killer”' },
    { row: 3, field: 'model_num', message: 'This model number is also in row 4' },
    { row: 4, field: 'model_num', message: 'This model number is also in row 3' },
    { row: 5, field: 'model_num', message: 'Model Number is required' },
  ]
  expect((await api.import({ body: { file: sheetOf(rows), dry_run: true } })).data.errors).toEqual(told)
  expect((await refused(api.import({ body: { file: sheetOf(rows) } }))).faults).toEqual(told)
  expect(await count()).toBe(1)
})

test('a price may be written as spreadsheets and people group it', async () => {
  const { api } = await shop()
  const prices = ['12500', '१२५००', '1,25,000', '125,000', '12,500.00', 'Rs. 12,500', '12500/-', 'रु. १२,५००/-']
  const rows = prices.map((price, i) => ({ ...kettle, price, model_num: `BEK-${i}` }))
  await api.import({ body: { file: sheetOf(rows) } })
  const { data } = await api.list()
  expect(data.map(({ price }) => price).toReversed()).toEqual([
    12_500, 12_500, 125_000, 125_000, 12_500, 12_500, 12_500, 12_500,
  ])
})

test('a model number that a spreadsheet program damaged is refused', async () => {
  const { api } = await shop()
  const rows = ['12-Mar', '1.23457E+11', '#REF!'].map((model_num) => ({ ...kettle, model_num }))
  const { faults } = await refused(api.import({ body: { file: sheetOf(rows) } }))
  expect(faults?.map(({ row, field }) => `${row} ${field}`)).toEqual(['2 model_num', '3 model_num', '4 model_num'])
})

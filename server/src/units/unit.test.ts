import { expect, test } from 'vitest'
import { refusal } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { readBytes } from '../platform/sheets/testing/read-bytes.ts'

const UNIT = { model_name: 'Mixer Grinder', model_number: 'BMG-750', serial_number: 'sn-100' }

test('a unit is added with its own unguessable code', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { add, list } = as(await build.admin()).units
  await build.product({ model_name: UNIT.model_name, model_num: UNIT.model_number })
  const { message, data } = await add({ body: { ...UNIT, model_name: ' Mixer Grinder ' } })
  expect([message, data]).toMatchObject(['QR product added', { ...UNIT, product_id: data.id }])
  expect(data.code_address).toMatch(/^http:\/\/baltra\.test\/q\/[\w-]{22}$/)
  expect(data.qr_code).toMatch(/^http:\/\/baltra\.test\/api\/products\/qrcode\/[\w-]{22}$/)
  const other = await add({ body: { ...UNIT, serial_number: 'SN-101' } })
  expect(other.data.code_address).not.toBe(data.code_address)
  expect((await list()).data.map(({ serial_number }) => serial_number)).toEqual(['SN-101', 'sn-100'])
  const audit = await services.db.selectFrom('audit').selectAll().where('action', '=', 'unit.add').execute()
  expect(audit.map(({ subject_id }) => subject_id)).toEqual([data.id, other.data.id])
  expect(JSON.stringify(audit)).not.toContain(data.code_address.split('/').at(-1))
})

test('all fields are required, and a serial number is there once, in whatever spelling', async () => {
  const { as, build } = await testApp({ work: false })
  const { add } = as(await build.admin()).units
  await build.product({ model_name: UNIT.model_name, model_num: UNIT.model_number })
  const empty = await refusal(add({ body: { model_name: '', model_number: ' ', serial_number: '' } }))
  expect([empty?.status, empty?.body.errors]).toEqual([
    422,
    {
      model_name: 'ModelName is required',
      model_number: 'ModelNumber is required',
      serial_number: 'Serial Number is required',
    },
  ])
  await add({ body: UNIT })
  const taken = await refusal(add({ body: { ...UNIT, serial_number: 'SN १००' } }))
  const message = 'Serial number “SN १००” is already in the register'
  expect([taken?.status, taken?.body.message, taken?.body.errors]).toEqual([409, message, { serial_number: message }])
})

test('the register is found by parts of names and numbers, page by page, under both sets of names', async () => {
  const { as, build } = await testApp({ work: false })
  const { list } = as(await build.admin()).units
  for (let i = 1; i <= 12; i++)
    await build.unit({ model_name: 'Rice Cooker', model_number: 'BRC-1', serial_number: `A${i}` })
  await build.unit({ model_name: 'Electric Kettle', model_number: 'A1-K', serial_number: 'K_7' })
  const serials = async (query: NonNullable<Parameters<typeof list>[0]>['query']) =>
    (await list({ query: { per_page: 50, ...query } })).data.map(({ serial_number }) => serial_number)

  expect(await serials({ search: 'kettle' })).toEqual(['K_7'])
  expect(await serials({ search: 'brc-1' })).toHaveLength(12)
  expect(await serials({ search: 'a1' })).toEqual(['K_7', 'A12', 'A11', 'A10', 'A1'])
  expect(await serials({ serial_number: 'a1' })).toEqual(['A12', 'A11', 'A10', 'A1'])
  expect(await serials({ search: 'rice', serial_number: '2' })).toEqual(['A12', 'A2'])
  expect(await serials({ serial_number: '_' })).toEqual(['K_7'])

  const page = await list({ query: { page: 2 } })
  expect(page.data.map(({ serial_number }) => serial_number)).toEqual(['A3', 'A2', 'A1'])
  expect(page.pagination).toEqual({ page: 2, total_pages: 2, results_per_page: 10, total_results: 13 })
})

test('units are taken out of the register, and the answer names them', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { delete: remove, deleteMany, list } = as(await build.admin()).units
  const units = await Promise.all(['S1', 'S2', 'S3', 'S4', 'S5'].map((serial_number) => build.unit({ serial_number })))
  const [first, ...rest] = units.map(({ id }) => id)
  expect((await remove({ params: { id: first! } })).message).toBe('Serial number “S1” was taken out of the register')
  expect((await refusal(remove({ params: { id: first! } })))?.status).toBe(404)
  expect(await deleteMany({ body: { product_ids: [first!, rest[0]!] } })).toEqual({
    message: '1 unit taken out of the register: “S2”',
    deleted: 1,
  })
  expect(await deleteMany({ body: { product_ids: rest } })).toMatchObject({ deleted: 3 })
  expect((await deleteMany({ body: { product_ids: rest } })).message).toBe('0 units taken out of the register')
  expect((await refusal(deleteMany({ body: { product_ids: [] } })))?.body.message).toBe('Select at least one unit')
  expect((await list()).data).toEqual([])
  const { rows } = await services.db
    .selectFrom('audit')
    .where('action', '=', 'unit.delete')
    .select((all) => all.fn.countAll<string>().as('rows'))
    .executeTakeFirstOrThrow()
  expect(Number(rows)).toBe(5)
})

test('the register is exported by its filters, and the export can be imported again', async () => {
  const { as, build } = await testApp({ work: false })
  const { export: exported, add } = as(await build.admin()).units
  await build.product({ model_name: UNIT.model_name, model_num: UNIT.model_number })
  const { data } = await add({ body: { ...UNIT, serial_number: '00123' } })
  await build.unit({ serial_number: 'X-1' })
  const columns = ['model_name', 'model_number', 'serial_number', 'Code', 'Created'].map((name) => ({
    name,
    required: true,
  }))
  for (const format of ['xlsx', 'csv'] as const) {
    const file = await exported({ query: { format, serial_number: '00' } })
    expect(await readBytes(new Uint8Array(await file.arrayBuffer()), columns)).toEqual([
      {
        row: 2,
        cells: { ...UNIT, serial_number: '00123', Code: data.code_address, Created: expect.stringMatching(/^20\d\d-/) },
      },
    ])
  }
})

test('a unit is of a model of the catalogue, and is spelt as there', async () => {
  const { as, build } = await testApp({ work: false })
  const { add } = as(await build.admin()).units
  await build.product({ model_name: 'Sajilo 750', model_num: 'BMG-750' })
  const { data } = await add({ body: { model_name: 'sajilo', model_number: 'bmg ७५०', serial_number: 'S1' } })
  expect(data).toMatchObject({ model_name: 'Sajilo 750', model_number: 'BMG-750' })
  const unknown = await refusal(add({ body: { model_name: 'Sajilo', model_number: 'XYZ', serial_number: 'S2' } }))
  const message = 'No product has the model number “XYZ”'
  expect([unknown?.status, unknown?.body.errors]).toEqual([422, { model_number: message }])
})

test('units that shared a serial number before are under attention and in the filter, until one is left', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = as(await build.admin())
  await build.product({ model_name: UNIT.model_name, model_num: UNIT.model_number })
  const [first, second] = await Promise.all(
    ['SN-100', 'SN-101'].map(
      async (serial_number) => (await admin.units.add({ body: { ...UNIT, serial_number } })).data,
    ),
  )
  const shared = async () => (await admin.dashboard.attention()).data.unit_serials_shared?.total
  expect(await shared()).toBe(0)
  await services.db
    .updateTable('unit')
    .set({ serial_number: 'sn १००', is_duplicate: true })
    .where('id', '=', second!.id)
    .execute()
  expect(await shared()).toBe(1)
  await admin.units.add({ body: { ...UNIT, serial_number: 'SN-102' } })
  const { data } = await admin.units.list({ query: { duplicate: true } })
  expect(new Map(data.map(({ id, is_duplicate }) => [id, is_duplicate]))).toEqual(
    new Map([
      [first!.id, false],
      [second!.id, true],
    ]),
  )
  await admin.units.delete({ params: { id: first!.id } })
  expect(await shared()).toBe(0)
  expect((await admin.units.list({ query: { duplicate: true } })).data).toEqual([])
})

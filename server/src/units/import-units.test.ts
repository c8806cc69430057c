import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { refusal } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { HEADER, textRow, xlsxFile } from '../sheets/testing/xlsx-files.ts'

const csv = (...lines: string[]) =>
  new File([['model_name,model_number,serial_number', ...lines].join('\n')], 'units.csv')
const MODELS = {
  'BMG-750': 'Mixer Grinder',
  'BRC-180': 'Rice Cooker',
  'BSI-1200': 'Steam Iron',
  'BEK-15': 'Electric Kettle',
  'BCF-48': 'Ceiling Fan',
  'I-1': 'Iron',
  'F-1': 'Fan',
}
async function catalogue(build: Awaited<ReturnType<typeof testApp>>['build']) {
  for (const [model_num, model_name] of Object.entries(MODELS)) await build.product({ model_name, model_num })
}
test('5,000 units come in from a spreadsheet, each with its code, while the server answers', async () => {
  const { app, as, build, services } = await testApp({ work: false })
  const { import: send, list } = as(await build.admin()).units
  await catalogue(build)
  const file = new File([await readFile(new URL('./fixtures/units-5000.xlsx', import.meta.url))], 'units.xlsx')
  const waits: number[] = []
  const importing = send({ body: { file } })
  for (let isDone = false; !isDone;) {
    const start = performance.now()
    await app.inject('/api/health')
    waits.push(performance.now() - start)
    isDone = await Promise.race([
      importing.then(() => true),
      new Promise<false>((go) => setTimeout(() => go(false), 10)),
    ])
  }
  expect(await importing).toEqual({
    message: '5,000 units imported',
    data: { rows: 5_000, imported: 5_000, errors: [], renamed: 0 },
  })
  expect(waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.9)]).toBeLessThan(200)
  const { data, pagination } = await list({ query: { per_page: 1 } })
  expect([pagination.total_results, data[0]?.serial_number]).toEqual([5_000, 'BCF4826004999'])
  const tokens = await services.db.selectFrom('unit').select('token').distinct().execute()
  expect(tokens).toHaveLength(5_000)
  const audit = await services.db.selectFrom('audit').selectAll().where('action', '=', 'unit.import').execute()
  expect(audit).toMatchObject([{ after: { file: 'units.xlsx', units: 5_000 } }])
  const again = await refusal(send({ body: { file } }))
  expect(again?.body.message).toBe('Nothing was imported: 5,000 rows have faults')
  expect(again?.faults).toHaveLength(200)
})

test('a dry run lists errors by row and field, and imports nothing', async () => {
  const { as, build } = await testApp({ work: false })
  const { import: send, list } = as(await build.admin()).units
  await catalogue(build)
  await build.unit({ serial_number: 'Old-1' })
  const file = csv('Iron,I-1,S1', 'Iron,,S2', '', 'Fan,F-1,s1', 'Fan,F-1,OLD 1', 'Ventilator,f 1,S3', 'Fan,XYZ,S4')
  const errors = [
    { row: 2, field: 'serial_number', message: 'This serial number is also in row 5' },
    { row: 3, field: 'model_number', message: 'ModelNumber is required' },
    { row: 5, field: 'serial_number', message: 'This serial number is also in row 2' },
    { row: 6, field: 'serial_number', message: 'Serial number “OLD 1” is in the register already' },
    { row: 8, field: 'model_number', message: 'No product has the model number “XYZ”' },
  ]
  const dry = await send({ body: { file, dry_run: true } })
  expect(dry).toEqual({ message: '5 rows have faults', data: { rows: 6, imported: 0, errors, renamed: 1 } })
  const refused = await refusal(send({ body: { file } }))
  expect([refused?.status, refused?.body.message]).toEqual([422, 'Nothing was imported: 5 rows have faults'])
  expect(refused?.faults).toEqual(errors)
  expect((await list()).pagination.total_results).toBe(1)
  const good = await send({ body: { file: csv('Iron,I-1,S1'), dry_run: true } })
  expect([good.message, good.data.errors]).toEqual(['1 unit can be imported', []])
  expect((await list()).pagination.total_results).toBe(1)
})

test('two imports of the same units at once bring them in once', async () => {
  const { as, build } = await testApp({ work: false })
  const { import: send, list } = as(await build.admin()).units
  await catalogue(build)
  const file = csv(...Array.from({ length: 300 }, (_, i) => `Iron,I-1,S${i}`))
  const tries = await Promise.allSettled([send({ body: { file } }), send({ body: { file } })])
  const said = tries.map((one) => (one.status === 'fulfilled' ? one.value.message : String(one.reason)))
  expect(
    said.filter((message) => message === '300 units imported'),
    said.join(),
  ).toHaveLength(1)
  expect((await list()).pagination.total_results).toBe(300)
})

test('a file that is no spreadsheet, or says something else, is refused on its field', async () => {
  const { as, build } = await testApp({ work: false })
  const { import: send } = as(await build.admin()).units
  const tries = {
    '415 Please choose an .xlsx or .csv file; an old .xls can be saved as .xlsx': new File(
      ['\xD0\xCF\x11\xE0 an old .xls'],
      'units.xls',
    ),
    '422 Row 2, column A: formulas are not read': new File(
      [await xlsxFile({ rows: `<row r="2"><c r="A2"><f>1+1</f></c></row>` })],
      'units.xlsx',
    ),
    '422 The columns “model_name”, “serial_number” are missing': new File(['model_number\nx'], 'units.csv'),
  }
  for (const [said, file] of Object.entries(tries)) {
    const refused = await refusal(send({ body: { file } }))
    expect(`${refused?.status} ${refused?.body.errors?.file}`).toMatch(new RegExp(`^${said.replaceAll('.', '\\.')}`))
  }
  // A form without its file, as a client sends an unused file input.
  const missing = await refusal(send({ body: {} as Parameters<typeof send>[0]['body'] }))
  expect(missing?.body.errors).toEqual({ file: 'Please select a file to import' })
})

test('the template has the columns of the import, and takes a unit', async () => {
  const { as, build } = await testApp({ work: false })
  const { importTemplate, import: send } = as(await build.admin()).units
  await catalogue(build)
  const template = new File([await importTemplate()], 'qr_upload_template.xlsx')
  const refused = await refusal(send({ body: { file: template } }))
  expect(refused?.body.message).toBe('There are no rows below the names of the columns')
  const filled = new File([await xlsxFile({ rows: HEADER + textRow('Iron', 'I-1', 'S1') })], 'filled.xlsx')
  expect((await send({ body: { file: filled } })).message).toBe('1 unit imported')
})

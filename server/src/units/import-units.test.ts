import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { refusal } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { HEADER, textRow, xlsxFile } from '../platform/sheets/testing/xlsx-files.ts'
import { csv, catalogue } from './testing/units-to-import.ts'

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
    { row: 6, field: 'serial_number', message: 'Serial number “OLD 1” is already in the register' },
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

test('a file that is no spreadsheet, or says something else, is refused on its field', async () => {
  const { as, build } = await testApp({ work: false })
  const { import: send } = as(await build.admin()).units
  const tries = {
    '415 Please choose an .xlsx or .csv file; an old .xls can be saved as .xlsx': new File(
      ['\xD0\xCF\x11\xE0 an old .xls'],
      'units.xls',
    ),
    '415 This text is in a Windows code page, in which Nepali is lost. Save it as “CSV UTF-8” or as .xlsx': new File(
      [Buffer.from('model_name\nCafé', 'latin1')],
      'units.csv',
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

test('a serial number that a spreadsheet program damaged is refused by row and column, and the others are not imported', async () => {
  const { as, build } = await testApp({ work: false })
  const { import: send, list } = as(await build.admin()).units
  await catalogue(build)
  const bytes = await readFile(new URL('../platform/sheets/testing/programs/sheetjs-turned.xlsx', import.meta.url))
  const refused = await refusal(send({ body: { file: new File([bytes], 'units.xlsx') } }))
  expect(refused?.body.message).toBe('Nothing was imported: 6 rows have faults')
  expect(refused?.faults?.map(({ row, field }) => `${row} ${field}`)).toEqual(
    [2, 3, 4, 5, 6, 7].map((row) => `${row} serial_number`),
  )
  expect((await list()).pagination.total_results).toBe(0)
  const unicode = await readFile(
    new URL('../platform/sheets/testing/programs/sheetjs-unicode-text.csv', import.meta.url),
  )
  expect((await send({ body: { file: new File([unicode], 'units.csv') } })).message).toBe('2 units imported')
})

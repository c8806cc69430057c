import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readSheet } from './read-sheet.ts'
import { readBytes, refusalOf, UNIT_COLUMNS } from './testing/read-bytes.ts'
import { HEADER, textRow, xlsxFile } from './testing/xlsx-files.ts'
import { bytes } from './zipped.ts'

const serials = async (bytes: Uint8Array | string) => (await readBytes(bytes)).map(({ cells }) => cells.serial_number)
const cellsOf = async (rows: string, parts = {}) =>
  (await readBytes(await xlsxFile({ rows, ...parts }), [{ name: 'a', required: true }])).map(({ cells }) => cells.a)
const A = textRow('a')
const inA = (...cells: string[]) => A + cells.map((cell) => `<row>${cell}</row>`).join('')

test('5,000 units that LibreOffice saved are read, long numbers digit by digit', async () => {
  const path = fileURLToPath(new URL('../../units/fixtures/units-5000.xlsx', import.meta.url))
  const rows = await readSheet(path, { columns: UNIT_COLUMNS, maxRows: 5_000 })
  expect(rows).toHaveLength(5_000)
  expect(rows.slice(0, 2)).toEqual([
    { row: 2, cells: { model_name: 'Mixer Grinder', model_number: 'BMG-750', serial_number: '123456789010000' } },
    { row: 3, cells: { model_name: 'Rice Cooker', model_number: 'BRC-180', serial_number: 'BRC18026000001' } },
  ])
  expect(rows.at(-1)?.row).toBe(5_001)
})

test('a file of another library is read: texts, numbers, days', async () => {
  const bytes = await readFile(new URL('testing/write-excel-file.xlsx', import.meta.url))
  expect((await readBytes(bytes))[0]?.cells).toEqual({
    model_name: 'Iron',
    model_number: '2026-02-28',
    serial_number: '1234567890123',
  })
})

test('headers are found in any order, case and spelling; other columns and empty rows do not matter', async () => {
  const rows =
    textRow(' SERIAL number ', 'Remarks', 'model-name', 'MODEL NO') +
    textRow('S1', 'fragile', 'Iron', 'I-1') +
    '<row/>' +
    textRow('', ' ', '', '') +
    textRow('', 'only a remark', '', '') +
    textRow('S2', '', '  Fan ', '')
  expect(await readBytes(await xlsxFile({ rows }))).toEqual([
    { row: 2, cells: { model_name: 'Iron', model_number: 'I-1', serial_number: 'S1' } },
    { row: 6, cells: { model_name: 'Fan', model_number: '', serial_number: 'S2' } },
  ])
})

test('only the first sheet is read', async () => {
  const second = { name: 'xl/worksheets/sheet2.xml', content: bytes(Buffer.from('<worksheet/>')) }
  expect(await serials(await xlsxFile({ rows: HEADER + textRow('Iron', 'I-1', 'S1'), more: [second] }))).toEqual(['S1'])
})

test('numbers are shown without exponents and as their format shows them', async () => {
  const styles =
    '<numFmts><numFmt numFmtId="170" formatCode="00000"/></numFmts>' +
    '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs>'
  const rows = inA(
    '<c><v>1.23456789012345E+14</v></c>',
    '<c t="n"><v>123456789012345678</v></c>',
    '<c><v>0.30000000000000004</v></c>',
    '<c><v>1E-7</v></c>',
    '<c><v>-5</v></c>',
    '<c s="1"><v>42</v></c>',
  )
  expect(await cellsOf(rows, { styles })).toEqual([
    '123456789012345',
    '123456789012345678',
    '0.3',
    '0.0000001',
    '-5',
    '00042',
  ])
})

test('days are shown as YYYY-MM-DD, of both calendars of Excel', async () => {
  const styles =
    '<numFmts><numFmt numFmtId="170" formatCode="[$-409]d\\-mmm\\-yy;@"/><numFmt numFmtId="171" formatCode="&quot;day&quot; 0"/></numFmts>' +
    '<cellXfs><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="20"/></cellXfs>'
  const rows = inA(
    '<c s="0"><v>46081</v></c>',
    '<c s="1"><v>46081.75</v></c>',
    '<c s="0"><v>1</v></c>',
    '<c s="2"><v>46081</v></c>',
    '<c s="3"><v>0.75</v></c>',
    '<c t="d"><v>2026-02-28T00:00:00Z</v></c>',
  )
  const all = ['2026-02-28', '2026-02-28', '1900-01-01', '46081', '18:00:00', '2026-02-28']
  expect(await cellsOf(rows, { styles })).toEqual(all)
  const mac = inA('<c s="0"><v>44619</v></c>')
  expect(await cellsOf(mac, { styles, workbook: 'date1904="1"' })).toEqual(['2026-02-28'])
})

test('texts are read completely: shared strings, rich runs, without phonetic hints', async () => {
  const sharedStrings =
    '<si><r><t>Mixer </t></r><r><rPr><b/></rPr><t>Grinder &amp; Co</t></r></si>' +
    '<si><t>काठमाडौं</t><rPh><t>Kathmandu</t></rPh></si><si><t>two_x000A_lines</t></si><si><t><![CDATA[<p>]]></t></si>'
  const rows = inA(...[0, 1, 2, 3].map((i) => `<c t="s"><v>${i}</v></c>`), '<c t="b"><v>1</v></c>')
  expect(await cellsOf(rows, { sharedStrings })).toEqual(['Mixer Grinder & Co', 'काठमाडौं', 'two\nlines', '<p>', 'TRUE'])
})

test('the apostrophe of an export before = + - @ is taken off, another one stays', async () => {
  const texts = ["'=1+1", "'＝1+1", "'-5 V", "' @home", "'quoted'", "O'Reilly"]
  expect(await cellsOf(A + texts.map((text) => textRow(text)).join(''))).toEqual([
    '=1+1',
    '＝1+1',
    '-5 V',
    '@home',
    "'quoted'",
    "O'Reilly",
  ])
})

test('a .csv is read with commas, semicolons or tabs, with quotes, byte order mark and either line end', async () => {
  const expected = [
    { row: 2, cells: { model_name: 'Iron, steam; "best"', model_number: 'I-1', serial_number: '00123' } },
    { row: 4, cells: { model_name: 'two\r\nlines', model_number: '', serial_number: '-7' } },
  ]
  for (const delimiter of [',', ';', '\t']) {
    const lines = [
      ['serial_number', 'Model Name', 'model_no'],
      ['00123', '"Iron, steam; ""best"""', 'I-1'],
      [],
      ["'-7", '"two\r\nlines"'],
    ].map((cells) => cells.join(delimiter))
    expect(await readBytes(`\uFEFF${lines.join('\r\n')}\r\n`), delimiter).toEqual(expected)
  }
  expect(await serials('model_name,model_number,serial_number\nIron,I-1,S1\nFan,F-1,S2')).toEqual(['S1', 'S2'])
})

const NUMBER =
  'The spreadsheet program has turned this into a number and lost digits. Format the column as text and enter it again.'
const DAY = 'The spreadsheet program has turned this into a day. Format the column as text and enter it again.'
const ERROR = 'The spreadsheet program shows an error here. Format the column as text and enter it again.'
const CODES = UNIT_COLUMNS.map((column) => ({
  ...column,
  holds: column.name === 'model_name' ? undefined : ('code' as const),
}))
const programs = (name: string) => readFile(new URL(`testing/programs/${name}`, import.meta.url))

test.each(['sheetjs', 'exceljs'])(
  'codes that a spreadsheet program damaged are found in a file of %s',
  async (name) => {
    const rows = await readBytes(await programs(`${name}-turned.xlsx`), CODES)
    expect(rows.map(({ row, cells, damage }) => [row, cells.serial_number, damage?.serial_number])).toEqual([
      [2, '', NUMBER],
      [3, '', NUMBER],
      [4, '', DAY],
      [5, '', ERROR],
      [6, '', NUMBER],
      [7, '', NUMBER],
      [8, '123456789012345', undefined],
      [9, '12345678901234567890', undefined],
    ])
  },
)

test('codes that LibreOffice damaged are found, and its own format is refused by name', async () => {
  const rows = await readBytes(await programs('libreoffice-turned.xlsx'), CODES)
  expect(rows.map(({ cells, damage }) => damage?.serial_number ?? cells.serial_number)).toEqual([
    NUMBER,
    NUMBER,
    DAY,
    ERROR,
    NUMBER,
    '123456789012345',
    '12',
    'इस्त्री-१',
  ])
  const unicode = await readBytes(await programs('libreoffice-unicode.csv'), CODES)
  expect(unicode.map(({ cells, damage }) => damage?.serial_number ?? cells.serial_number).at(-1)).toBe('इस्त्री-१')
  expect(await refusalOf(await programs('libreoffice.ods'))).toBe('422 This is an .ods file: please save it as .xlsx')
})

test('no digit is invented where a text may be anything', async () => {
  const rows = inA('<c><v>1.23456789012345E+17</v></c>', '<c><v>1E+20</v></c>', '<c><v>1.5E+3</v></c>')
  expect(await cellsOf(rows)).toEqual(['1.23456789012345E+17', '1E+20', '1500'])
})

test('in a .csv a code is damaged by what programs write for numbers, days and errors, and by line breaks', async () => {
  const damaged = { '1.23457E+11': NUMBER, '1E+11': NUMBER, '12-Mar': DAY, 'Mar-26': DAY, '2026-03-12': DAY }
  const errors = {
    '#N/A': ERROR,
    '########': ERROR,
    '"A\n1"': 'There is a line break in this cell. Enter it in one line.',
  }
  const whole = ['100E10', '26E101', '12345678901234567890', '12-MARK', '#12']
  const all = { ...damaged, ...errors }
  const lines = [...Object.keys(all), ...whole].map((code) => `Mar-26,I-1,${code}`)
  const rows = await readBytes(`model_name,model_number,serial_number\n${lines.join('\n')}`, CODES)
  expect(rows.map(({ damage }) => damage)).toEqual([
    ...Object.values(all).map((serial_number) => ({ serial_number })),
    ...whole.map(() => undefined),
  ])
  expect(rows.slice(-whole.length).map(({ cells }) => cells.serial_number)).toEqual(whole)
})

test('a .csv whose line ends differ has all its rows, wherever it is cut for reading', async () => {
  expect(await serials('model_name,model_number,serial_number\r\nx,I-1,M1\nx,I-1,M2\rx,I-1,M3\n')).toEqual([
    'M1',
    'M2',
    'M3',
  ])
  const head = `model_name,model_number,serial_number\r\n${`${'x'.repeat(30_000)},I-1,M0\r\n`.repeat(2)}`
  const long = `${head}${'x'.repeat(65_535 - head.length - 7)},I-1,M1\r\nx,I-1,M2`
  expect(long.indexOf('\r', head.length)).toBe(65_535)
  expect((await readBytes(long)).map(({ row }) => row)).toEqual([2, 3, 4, 5])
})

test('a row of a .csv with more cells than names is damaged', async () => {
  const [shifted, good] = await readBytes('model_name,model_number,serial_number,\nIron, steam,I-1,S1\nIron,I-1,S2,,\n')
  expect(Object.keys(shifted?.damage ?? {})).toEqual(['column D'])
  expect(good).toEqual({ row: 3, cells: { model_name: 'Iron', model_number: 'I-1', serial_number: 'S2' } })
})

test('a .csv may be UTF-16, and may begin with a line that names its separator', async () => {
  const unicode = await programs('sheetjs-unicode-text.csv')
  expect(await serials(unicode)).toEqual(['इस्त्री-१', '0012'])
  expect(await serials(Buffer.from(unicode).swap16())).toEqual(['इस्त्री-१', '0012'])
  const lines = 'model_name;model_number;serial_number\nIron, steam;I-1;S1'
  for (const start of ['sep=;\r\n', '\uFEFFsep=;\n', '"sep=;"\n'])
    expect(await readBytes(start + lines)).toEqual([
      { row: 2, cells: { model_name: 'Iron, steam', model_number: 'I-1', serial_number: 'S1' } },
    ])
})

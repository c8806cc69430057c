import { expect, test } from 'vitest'
import { refusalOf } from './testing/read-bytes.ts'
import { HEADER, textRow, xlsxFile, zipFile } from './testing/xlsx-files.ts'
import { bytes, type ZipEntry } from './zipped.ts'

const UNIT = textRow('Iron', 'I-1', 'S1')
const DAMAGED = '422 The file is damaged or not a spreadsheet: please save it again as .xlsx'
const WORKSHEET = ['<worksheet><sheetData>', '</sheetData></worksheet>'] as const

test('a formula is refused by its row and column, whatever value it carries', async () => {
  const rows = `${HEADER}${UNIT}<row r="3"><c r="A3"><v>1</v></c><c r="C3"><f>1+1</f><v>2</v></c></row>`
  expect(await refusalOf(await xlsxFile({ rows }))).toBe('422 Row 3, serial_number: formulas are not read')
  const shared = `${HEADER}<row r="2"><c r="AB2"><f t="shared" si="0"/></c></row>`
  expect(await refusalOf(await xlsxFile({ rows: shared }))).toBe('422 Row 2, column AB: formulas are not read')
  expect(await refusalOf('model_name,model_number,serial_number\nIron,I-1,=HYPERLINK("x")')).toBe(
    '422 Row 2, serial_number: formulas are not read',
  )
})

test('missing and doubled columns are named', async () => {
  expect(await refusalOf('model_name,model_number\na,b')).toBe('422 The column “serial_number” is missing')
  expect(await refusalOf('one,two\na,b')).toBe(
    '422 The columns “model_name”, “model_number”, “serial_number” are missing',
  )
  expect(await refusalOf('Model Name,model_name,model_number,serial_number\na,b,c,d')).toBe(
    '422 The column “model_name” appears twice',
  )
  expect(await refusalOf('model_number,Model no,model_name,serial_number\na,b,c,d')).toBe(
    '422 The column “model_number” appears twice',
  )
})

test('a file without rows says so', async () => {
  expect(await refusalOf(await xlsxFile({}))).toBe('422 The file is empty: its first row must name the columns')
  expect(await refusalOf('model_name,model_number,serial_number\n')).toBe(
    '422 There are no rows below the names of the columns',
  )
})

test('entities are refused, so that nothing can grow from them', async () => {
  const laughs =
    '<!DOCTYPE lolz [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>' +
    `<worksheet><sheetData>${HEADER}${textRow('&c;', '&c;', '&c;')}</sheetData></worksheet>`
  const outside = `<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>${WORKSHEET[0]}${HEADER}${textRow('&f;')}${WORKSHEET[1]}`
  for (const sheet of [laughs, outside])
    expect(await refusalOf(await xlsxFile({ sheet }))).toBe(
      '422 The file declares entities, which no spreadsheet needs',
    )
})

test('a text that thousands of cells share does not multiply without end', async () => {
  const sharedStrings = `<si><t>${'x'.repeat(30_000)}</t></si>`
  const rows = HEADER + '<row><c t="s"><v>0</v></c></row>'.repeat(5_000)
  expect(await refusalOf(await xlsxFile({ rows, sharedStrings }))).toBe(
    '413 The file holds more text than is read at once',
  )
})

test('macros are refused, by their program and by their type', async () => {
  const MACROS = '422 Files with macros are not read: please save it as .xlsx without macros'
  const program = { name: 'xl/vbaProject.bin', content: bytes(Buffer.from('Sub Auto_Open()')) }
  expect(await refusalOf(await xlsxFile({ rows: HEADER + UNIT, more: [program] }))).toBe(MACROS)
  const contentTypes =
    '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>'
  expect(await refusalOf(await xlsxFile({ rows: HEADER + UNIT, contentTypes }))).toBe(MACROS)
})

test('a type of macros that is declared for an extension counts where a part has that extension', async () => {
  const MACROS = '422 Files with macros are not read: please save it as .xlsx without macros'
  const part = (name: string) => ({ name, content: bytes(Buffer.from('Sub Auto_Open()')) })
  const read = (type: string, ...more: ZipEntry[]) =>
    xlsxFile({
      rows: HEADER + UNIT,
      contentTypes: `<Types><Default Extension="bin" ContentType="application/${type}"/></Types>`,
      more,
    })
  for (const type of ['vnd.ms-excel.sheet.binary.macroEnabled.main', 'vnd.ms-office.vbaProject']) {
    expect(await refusalOf(await read(type)), type).toBe('1 rows')
    expect(await refusalOf(await read(type, part('xl/printerSettings1.bin'))), type).toBe(MACROS)
    expect(await refusalOf(await read(type, part('xl/MACROS.BIN'))), type).toBe(MACROS)
  }
  const renamed =
    '<Types><Override PartName="/xl/code.dat" ContentType="application/vnd.ms-office.vbaProject"/></Types>'
  expect(
    await refusalOf(await xlsxFile({ rows: HEADER + UNIT, contentTypes: renamed, more: [part('xl/code.dat')] })),
  ).toBe(MACROS)
})

test('a file that is no spreadsheet, truncated or fake is refused as damaged', async () => {
  const good = await xlsxFile({ rows: HEADER + UNIT })
  expect(await refusalOf(good)).toBe('1 rows')
  const climbing = Buffer.from(
    (await xlsxFile({ rows: HEADER + UNIT, more: [{ name: 'aa/bb/evil.xml', content: bytes([]) }] }))
      .toString('latin1')
      .replaceAll('aa/bb/evil.xml', '../../evil.xml'),
    'latin1',
  )
  const broken = {
    'cut off': good.subarray(0, good.length - 40),
    'cut in half': good.subarray(0, good.length / 2),
    'a zip of something else': await zipFile([{ name: 'word/document.xml', content: bytes(Buffer.from('<x/>')) }]),
    'no zip in a zip’s clothes': Buffer.from('PK\x03\x04 this is not a zip'),
    'a name that climbs': climbing,
    'no XML': await xlsxFile({ sheet: 'not xml' }),
    'XML that does not end': await xlsxFile({ sheet: WORKSHEET[0] + HEADER }),
    'a shared text that is not there': await xlsxFile({ rows: '<row><c t="s"><v>7</v></c></row>' }),
    'a row before its time': await xlsxFile({ rows: '<row r="9"/><row r="3"/>' }),
    'a cell that is nowhere': await xlsxFile({ rows: '<row><c r="A-1"><v>1</v></c></row>' }),
    'an open quote': 'model_name,model_number,serial_number\n"Iron,I-1,S1\n',
  }
  for (const [what, bytes] of Object.entries(broken)) expect(await refusalOf(bytes), what).toBe(DAMAGED)
})

import { expect, test } from 'vitest'
import { refusalOf } from './testing/read-bytes.ts'
import { HEADER, repeated, textRow, xlsxFile } from './testing/xlsx-files.ts'
import { bytes } from './zipped.ts'

const UNIT = textRow('Iron', 'I-1', 'S1')
const DAMAGED = '422 The file is damaged or not a spreadsheet: please save it again as .xlsx'
const sheetOf = (rows: Iterable<Uint8Array>) => xlsxFile({ sheet: rows })
const WORKSHEET = ['<worksheet><sheetData>', '</sheetData></worksheet>'] as const

test('10,000 rows are read, one more is refused', async () => {
  const header = 'model_name,model_number,serial_number\n'
  expect(await refusalOf(header + 'Iron,I-1,S1\n'.repeat(10_000))).toBe('10000 rows')
  const refused = '422 The file has more than 10,000 rows: please divide it'
  expect(await refusalOf(header + 'Iron,I-1,S1\n'.repeat(10_001))).toBe(refused)
  expect(await refusalOf(await xlsxFile({ rows: HEADER + UNIT.repeat(10_001) }))).toBe(refused)
})

test('a zip bomb is refused before it is unpacked', async () => {
  const bomb = await sheetOf(repeated(`${WORKSHEET[0]}${HEADER}`, ' '.repeat(1_000), 100_000, WORKSHEET[1]))
  expect(bomb.length).toBeLessThan(200_000)
  expect(await refusalOf(bomb)).toBe('413 The file unpacks to more than a spreadsheet holds')
  const many = Array.from({ length: 3 }, (_, i) => ({
    name: `xl/media/${i}.png`,
    content: bytes(repeated('', ' '.repeat(1_000), 39_000, '')),
  }))
  expect(await refusalOf(await xlsxFile({ rows: HEADER + UNIT, more: many }))).toBe(
    '413 The file unpacks to more than a spreadsheet holds',
  )
})

test('a zip directory with false sizes does not let a bomb through', async () => {
  const bomb = await sheetOf(repeated(`${WORKSHEET[0]}${HEADER}`, ' '.repeat(1_000), 100_000, WORKSHEET[1]))
  for (const [signature, offset] of [['PK\x01\x02', 24]] as const)
    for (let at = bomb.indexOf(signature, 0, 'latin1'); at !== -1; at = bomb.indexOf(signature, at + 4, 'latin1'))
      if (bomb.readUInt32LE(at + offset) > 1_000_000) bomb.writeUInt32LE(1_000, at + offset)
  expect(await refusalOf(bomb)).toBe(DAMAGED)
})

test('ten million cells in one row are refused', async () => {
  const cells = repeated(`${WORKSHEET[0]}${HEADER}<row>`, '<c/>', 9_000_000, `</row>${WORKSHEET[1]}`)
  expect(await refusalOf(await sheetOf(cells))).toBe('413 The sheet has more cells than are read at once')
  const more = repeated(`${WORKSHEET[0]}${HEADER}<row>`, '<c/>', 11_000_000, `</row>${WORKSHEET[1]}`)
  expect(await refusalOf(await sheetOf(more))).toBe('413 The file unpacks to more than a spreadsheet holds')
  const wide = textRow(...Array.from({ length: 201 }, (_, i) => `c${i}`))
  expect(await refusalOf(await xlsxFile({ rows: wide }))).toBe(
    '413 Row 1: only the first 200 columns are read, and there is more',
  )
})

test('endless texts, tags and nesting are refused', async () => {
  const text = repeated(`${WORKSHEET[0]}<row><c t="inlineStr"><is><t>`, 'x'.repeat(100), 300_000, '')
  expect(await refusalOf(await sheetOf(text))).toBe('413 A text in the file is too long for a cell')
  const tag = repeated('<worksheet ', 'a="1" ', 5_000_000, '/>')
  expect(await refusalOf(await sheetOf(tag))).toBe('413 A text in the file is too long for a cell')
  const cell = textRow('x'.repeat(32_768))
  expect(await refusalOf(await xlsxFile({ rows: cell }))).toBe('422 Row 1, column A: the text is too long for a cell')
  expect(await refusalOf(await sheetOf(repeated('', '<a>', 1_000, '')))).toBe(
    '413 The file is nested deeper than a spreadsheet is',
  )
})

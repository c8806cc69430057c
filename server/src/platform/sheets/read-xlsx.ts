import { m } from 'contract/messages'
import { LIMITS } from './limits.ts'
import type { Turned } from './lost-digits.ts'
import { numberText, turnedNumber } from './number-text.ts'
import { refuseOutsize, type RawRow, type TakeRow } from './raw-row.ts'
import { damaged, tooLarge } from './sheet-refusal.ts'
import { openArchive } from './xlsx-archive.ts'
import { readSharedStrings, withoutEscapes } from './xlsx-shared-strings.ts'
import { readStyles, type Shown } from './xlsx-styles.ts'
import { readWorkbook } from './xlsx-workbook.ts'
import { readXml } from './xml.ts'

/** Passes on the rows of the first sheet of an .xlsx one by one. A formula is only reported, never computed. */
export async function readXlsx(path: string, take: TakeRow): Promise<void> {
  const archive = await openArchive(path)
  try {
    const workbook = await readWorkbook(archive)
    const { sharedStrings, styles, from1904 } = workbook
    await readRows(
      archive.read(workbook.sheet),
      {
        strings: sharedStrings ? await readSharedStrings(archive.read(sharedStrings)) : [],
        styles: styles ? await readStyles(archive.read(styles)) : [],
        from1904,
      },
      take,
    )
  } finally {
    archive.close()
  }
}

interface Lookups {
  strings: string[]
  styles: Shown[]
  from1904: boolean
}

interface OpenCell {
  column: number
  type: string
  style: number
  text: string
  isFormula: boolean
}

async function readRows(chunks: AsyncIterable<Uint8Array>, lookups: Lookups, take: TakeRow) {
  let row: RawRow = { row: 0, cells: [] }
  let cell: OpenCell | undefined
  let lastColumn = -1
  let isText = false
  let isPhonetic = false
  const counted = { rows: 0, cells: 0 }

  await readXml(chunks, {
    open(name, attributes) {
      if (name === 'row') {
        count(counted, 'rows')
        row = { row: rowNumber(attributes.r, row.row), cells: [] }
        lastColumn = -1
      } else if (name === 'c') {
        count(counted, 'cells')
        lastColumn = columnNumber(attributes.r) ?? lastColumn + 1
        const { t: type = 'n', s: style = '0' } = attributes
        cell = { column: lastColumn, type, style: Number(style), text: '', isFormula: false }
      } else if (name === 'f' && cell) cell.isFormula = true
      else if (name === 'rPh') isPhonetic = true
      isText = name === 'v' || (name === 't' && !isPhonetic)
    },
    text(part) {
      if (isText && cell) cell.text += part
    },
    close(name) {
      isText = false
      if (name === 'rPh') isPhonetic = false
      if (name === 'c' && cell) {
        const text = textOf(cell, lookups)
        if (text !== '' || cell.isFormula) {
          refuseOutsize(row.row, cell.column, text)
          row.cells.push({ column: cell.column, text, isFormula: cell.isFormula, turned: turnedOf(cell, lookups) })
        }
        cell = undefined
      }
      if (name === 'row' && row.cells.length > 0) take(row)
    },
  })
}

function count(counted: { rows: number; cells: number }, what: 'rows' | 'cells') {
  counted[what] += 1
  if (counted[what] > LIMITS[what]) throw tooLarge(what === 'rows' ? m.sheets_more_rows() : m.sheets_more_cells())
}

function textOf({ type, style, text }: OpenCell, { strings, styles, from1904 }: Lookups): string {
  if (type === 's') return text === '' ? '' : (strings[Number(text)] ?? refuse())
  if (type === 'inlineStr' || type === 'str') return withoutEscapes(text)
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE'
  if (type === 'd') return text.slice(0, 10)
  return type === 'n' ? numberText(text, styles[style] ?? 'plain', from1904) : text
}

function turnedOf({ type, style, text }: OpenCell, { styles }: Lookups): Turned | undefined {
  if (type === 'e') return 'error'
  if (type === 'd') return 'day'
  return type === 'n' ? turnedNumber(text, styles[style] ?? 'plain') : undefined
}

function refuse(): never {
  throw damaged()
}

const LAST_ROW = 1_048_576

/** Rows are in order, and may omit their number. */
function rowNumber(named: string | undefined, before: number): number {
  const number = named === undefined ? before + 1 : Number(named)
  if (!Number.isInteger(number) || number <= before || number > LAST_ROW) throw damaged()
  return number
}

/** The column number: 27 for `AB12`. */
function columnNumber(named: string | undefined): number | undefined {
  if (named === undefined) return undefined
  const letters = /^([A-Z]{1,3})\d{1,7}$/.exec(named)?.[1]
  if (letters === undefined) throw damaged()
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

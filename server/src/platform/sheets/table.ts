import { m } from 'contract/messages'
import { folded } from 'contract/core/texts/folded'
import { counted, grouped } from 'contract/core/wording'
import { englishHeading } from './headings.ts'
import { LIMITS } from './limits.ts'
import { DAMAGE, turnedInText } from './lost-digits.ts'
import { columnLetters, unescapedText, type RawCell, type TakeRow } from './raw-row.ts'
import { SheetRefusal, tooLarge } from './sheet-refusal.ts'

export interface SheetColumn {
  name: string
  aliases?: string[]
  required: boolean
  /**
   * numbers that name something, which a spreadsheet program damages when it takes them for amounts or days; only a cell of several may
   * have more than one line
   */
  holds?: 'code' | 'codes' | undefined
}

export interface SheetRow {
  /** as Excel numbers it */
  row: number
  /** by column name; empty if the cell is, or is damaged */
  cells: Record<string, string>
  /** damaged cells, by column */
  damage?: Record<string, string>
}

export interface TableShape {
  columns: SheetColumn[]
  maxRows: number
}

/**
 * Turns raw rows into named ones. The first row names the columns, in any order and case. Refuses missing or duplicate
 * headers, formulas, and too many rows. In a .csv a row with more cells than names is damaged: its cells have shifted, or are those
 * of two rows.
 */
export function tableOf({ columns, maxRows }: TableShape, isCsv: boolean, take: (row: SheetRow) => void) {
  let header: Header | undefined
  let width = 0
  let rows = 0
  let characters = 0

  const takeRow: TakeRow = (raw) => {
    const formula = raw.cells.find(({ isFormula }) => isFormula)
    if (formula) {
      const name = header?.get(formula.column)?.name ?? m.sheets_column({ letters: columnLetters(formula.column) })
      throw new SheetRefusal(m.sheets_row_formulas_not_read({ n: counted(raw.row), where: name }))
    }
    const texts = raw.cells.map((cell) => ({ ...cell, text: unescapedText(cell.text) }))
    if (texts.every(({ text }) => text === '')) return
    if (!header) {
      header = headerOf(texts, columns)
      width = Math.max(...texts.filter(({ text }) => text !== '').map(({ column }) => column + 1))
      return
    }
    const cells = Object.fromEntries(columns.map(({ name }) => [name, '']))
    const damage: Record<string, string> = {}
    let isEmpty = true
    for (const cell of texts) {
      const { column, text } = cell
      if (isCsv && column >= width && text !== '') damage[`column ${columnLetters(column)}`] = DAMAGE.shifted()
      const known = header.get(column)
      if (!known || text === '') continue
      const damaged = known.holds && damageOf(cell, known.holds, isCsv)
      if (damaged) damage[known.name] = damaged
      else cells[known.name] = text
      characters += text.length
      isEmpty = false
    }
    const isDamaged = Object.keys(damage).length > 0
    if (isEmpty && !isDamaged) return
    rows += 1
    if (rows > maxRows) throw new SheetRefusal(m.sheets_file_more_than_rows_divide({ n: grouped(maxRows) }))
    if (characters > LIMITS.keptCharacters) throw tooLarge(m.sheets_file_holds_more_text_than_read())
    take(isDamaged ? { row: raw.row, cells, damage } : { row: raw.row, cells })
  }

  /** Call after the last row. */
  const end = () => {
    if (!header) throw new SheetRefusal(m.sheets_file_empty_first_row_must_name())
    if (rows === 0) throw new SheetRefusal(m.sheets_no_rows_below_names_columns())
  }
  return { takeRow, end }
}

/** Why the text of a cell is not the code that somebody entered. */
function damageOf({ text, turned }: RawCell, holds: 'code' | 'codes', isCsv: boolean): string | undefined {
  const before = turned ?? turnedInText(text, isCsv)
  if (before) return DAMAGE[before]()
  return holds === 'code' && /[\n\v\f\r\u0085\u2028\u2029]/.test(text) ? DAMAGE.lines() : undefined
}

type Header = Map<number, SheetColumn>

function headerOf(texts: { column: number; text: string }[], columns: SheetColumn[]): Header {
  const header: Header = new Map()
  const seen = new Set<string>()
  for (const { column, text } of texts) {
    if (text === '') continue
    const known = columns.find(({ name, aliases = [] }) =>
      [name, ...aliases].some((word) => keyOf(word) === keyOf(englishHeading(text))),
    )
    const key = known?.name ?? keyOf(text)
    if (seen.has(key)) throw new SheetRefusal(m.sheets_column_appears_twice({ name: known?.name ?? text }))
    seen.add(key)
    if (known) header.set(column, known)
  }
  const missing = columns.filter(({ name, required }) => required && !seen.has(name)).map(({ name }) => `“${name}”`)
  const [only] = missing
  if (only && missing.length === 1) throw new SheetRefusal(m.sheets_column_missing({ name: only }))
  if (missing.length > 1) throw new SheetRefusal(m.sheets_columns_missing({ name: missing.join(', ') }))
  return header
}

/** Ignores case and treats spaces, underscores and hyphens alike. */
const keyOf = (header: string) => folded(header).replace(/[ _-]+/g, '')

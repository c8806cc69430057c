import { englishHeading } from './headings.ts'
import { LIMITS } from './limits.ts'
import { columnLetters, unescapedText, type TakeRow } from './raw-row.ts'
import { SheetRefusal, tooLarge } from './sheet-refusal.ts'

export interface SheetColumn {
  name: string
  aliases?: string[]
  required: boolean
}

export interface SheetRow {
  /** as Excel numbers it */
  row: number
  /** by column name; empty if the cell is */
  cells: Record<string, string>
}

export interface TableShape {
  columns: SheetColumn[]
  maxRows: number
}

/**
 * Turns raw rows into named ones. The first row names the columns, in any order and case. Refuses missing or duplicate
 * headers, formulas, and too many rows.
 */
export function tableOf({ columns, maxRows }: TableShape, take: (row: SheetRow) => void) {
  let header: Header | undefined
  let rows = 0
  let characters = 0

  const takeRow: TakeRow = (raw) => {
    const formula = raw.cells.find(({ isFormula }) => isFormula)
    if (formula) {
      const name = header?.get(formula.column)?.name ?? `column ${columnLetters(formula.column)}`
      throw new SheetRefusal(`Row ${raw.row}, ${name}: formulas are not read`)
    }
    const texts = raw.cells.map(({ column, text }) => ({ column, text: unescapedText(text) }))
    if (texts.every(({ text }) => text === '')) return
    if (!header) {
      header = headerOf(texts, columns)
      return
    }
    const cells = Object.fromEntries(columns.map(({ name }) => [name, '']))
    let isEmpty = true
    for (const { column, text } of texts) {
      const known = header.get(column)
      if (!known || text === '') continue
      cells[known.name] = text
      characters += text.length
      isEmpty = false
    }
    if (isEmpty) return
    rows += 1
    if (rows > maxRows)
      throw new SheetRefusal(`The file has more than ${maxRows.toLocaleString('en-US')} rows: please divide it`)
    if (characters > LIMITS.keptCharacters) throw tooLarge('The file holds more text than is read at once')
    take({ row: raw.row, cells })
  }

  /** Call after the last row. */
  const end = () => {
    if (!header) throw new SheetRefusal('The file is empty: its first row must name the columns')
    if (rows === 0) throw new SheetRefusal('There are no rows below the names of the columns')
  }
  return { takeRow, end }
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
    if (seen.has(key)) throw new SheetRefusal(`The column “${known?.name ?? text}” is there twice`)
    seen.add(key)
    if (known) header.set(column, known)
  }
  const missing = columns.filter(({ name, required }) => required && !seen.has(name)).map(({ name }) => `“${name}”`)
  if (missing.length === 1) throw new SheetRefusal(`The column ${missing[0]} is missing`)
  if (missing.length > 1) throw new SheetRefusal(`The columns ${missing.join(', ')} are missing`)
  return header
}

/** Ignores case and treats spaces, underscores and hyphens alike. */
const keyOf = (header: string) =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]+/g, '')

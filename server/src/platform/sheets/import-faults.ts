import { m } from 'contract/messages'
import { counted, grouped, type Wording, type Noun } from 'contract/core/wording'
import type { SheetFault } from 'contract/core/fields'
import type { ImportResult } from 'contract/core/sheets'
import type { z } from 'zod'
import { RefusedSheet } from '../core/problems.ts'
import type { SheetRow } from './read-sheet.ts'

/** More are not listed: correct the first ones and try again. */
const MAX_TOLD_FAULTS = 200

export interface CheckedRow<T> {
  /** as Excel numbers it */
  row: number
  value: T
}

/** Validates each row with the schema of the matching form, unless cells are damaged; returns valid rows and faults. */
export function checkRows<S extends z.ZodType>(
  schema: S,
  rows: readonly SheetRow[],
): { good: CheckedRow<z.output<S>>[]; faults: SheetFault[] } {
  const good: CheckedRow<z.output<S>>[] = []
  const faults: SheetFault[] = []
  for (const { row, cells, damage } of rows) {
    if (damage) {
      faults.push(...Object.entries(damage).map(([field, message]) => ({ row, field, message })))
      continue
    }
    const result = schema.safeParse(cells)
    if (result.success) good.push({ row, value: result.data })
    else faults.push(...faultsOf(row, result.error))
  }
  return { good, faults }
}

const faultsOf = (row: number, { issues }: z.ZodError): SheetFault[] => {
  const byField = new Map<string, string>()
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '')
    if (!byField.has(field)) byField.set(field, message)
  }
  return [...byField].map(([field, message]) => ({ row, field, message }))
}

/** Rows that share a value that must be unique; each becomes a fault that names the first other one. */
export function duplicateRows<T>(
  rows: readonly CheckedRow<T>[],
  field: string,
  keyOf: (value: T) => string,
  label: Wording,
): SheetFault[] {
  const byKey = Map.groupBy(rows, ({ value }) => keyOf(value))
  return [...byKey.values()]
    .filter((same) => same.length > 1)
    .flatMap((same) =>
      same.map(({ row }, i) => {
        const other = same[i === 0 ? 1 : 0]!.row
        return { row, field, message: m.sheets_also_row({ label: label(), n: counted(other) }) }
      }),
    )
}

interface Import {
  rows: number
  faults: readonly SheetFault[]
  dryRun: boolean
  /** what a row is called */
  noun: Noun
  /** imports all rows, in one transaction */
  take: () => Promise<void>
}

/** All or nothing: any fault refuses the sheet; a dry run imports nothing. Throws RefusedSheet with the faults. */
export async function importAll({ rows, faults, dryRun, noun, take }: Import) {
  const errors = faults.toSorted((a, b) => a.row - b.row).slice(0, MAX_TOLD_FAULTS)
  const faulty = new Set(faults.map(({ row }) => row)).size
  if (dryRun) {
    const message = faulty === 0 ? m.sheets_can_be_imported(inWords(rows, noun)) : faultsIn(faulty)
    return answer(message, { rows, imported: 0, errors })
  }
  if (faulty > 0) throw new RefusedSheet(errors, faulty)
  await take()
  return answer(m.sheets_imported(inWords(rows, noun)), { rows, imported: rows, errors })
}

const answer = (message: string, data: ImportResult) => ({ message, data })

const inWords = (count: number, noun: Noun) => ({ n: grouped(count), what: noun({ count }) })

const faultsIn = (rows: number) => m.sheets_rows_have_faults({ count: rows, shown: grouped(rows) })

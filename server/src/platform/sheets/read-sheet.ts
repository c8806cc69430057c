import { m } from 'contract/messages'
import { language } from 'contract/core/wording'
import { Invalid, Problem } from '../core/problems.ts'
import { ThreadGaveUp, threadFor } from '../threads/thread-for.ts'
import { LIMITS } from './limits.ts'
import type { FromSheetThread, SheetTask } from './sheet-thread.ts'
import type { SheetRow, TableShape } from './table.ts'

export type { SheetColumn, SheetRow } from './table.ts'

const read = threadFor<FromSheetThread>(new URL('./sheet-thread.ts', import.meta.url), LIMITS)

/**
 * The rows of an .xlsx (first sheet) or .csv file, by column name; empty rows are skipped. Reads in a worker thread,
 * one file at a time, within the limits of `limits.ts`. Throws Invalid on the field `file`, or a Problem 413, with
 * messages for the sender. Formulas are refused, never computed.
 */
export async function readSheet(path: string, shape: TableShape): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  try {
    await read({ path, ...shape, locale: language() } satisfies SheetTask, (message) => {
      if ('refused' in message) throw refusal(message.refused, message.statusCode)
      if ('rows' in message) rows.push(...message.rows)
      return 'done' in message
    })
  } catch (error) {
    if (!(error instanceof ThreadGaveUp)) throw error
    throw refusal(GIVEN_UP[error.lacked](), 413)
  }
  return rows
}

const GIVEN_UP = {
  memory: m.sheets_file_holds_more_than_read_once,
  time: m.sheets_file_takes_too_long_read,
}

const refusal = (message: string, statusCode: 413 | 422) =>
  statusCode === 422
    ? new Invalid({ file: message })
    : new Problem(413, 'too_large', message, { errors: { file: message } })

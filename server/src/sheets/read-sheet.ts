import { Worker } from 'node:worker_threads'
import { Invalid, Problem } from '../http/errors.ts'
import { LIMITS } from './limits.ts'
import type { FromSheetThread, SheetTask } from './sheet-thread.ts'
import type { SheetRow, TableShape } from './table.ts'

export type { SheetColumn, SheetRow } from './table.ts'

/**
 * The rows of an .xlsx (its first sheet) or .csv file, by the names of their columns; rows with nothing in them are left
 * out. It is read in a thread of its own, one file at a time, within the limits of `limits.ts`. Throws Invalid on the
 * field `file`, or a Problem 413, in words for the person who sent it. Formulas are refused, never computed.
 */
export function readSheet(path: string, shape: TableShape): Promise<SheetRow[]> {
  const rows = turn.then(() => readInThread({ path, ...shape }))
  turn = rows.catch(() => {})
  return rows
}

/** The file that is being read: the next one waits, so that two together do not take twice the memory. */
let turn: Promise<unknown> = Promise.resolve()

function readInThread(task: SheetTask): Promise<SheetRow[]> {
  const thread = new Worker(new URL('./sheet-thread.ts', import.meta.url), {
    workerData: task,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: LIMITS.heapMb, maxYoungGenerationSizeMb: 16 },
  })
  const rows: SheetRow[] = []
  return new Promise<SheetRow[]>((resolve, reject) => {
    const patience = setTimeout(() => reject(refusal('The file takes too long to read', 413)), LIMITS.seconds * 1000)
    thread.on('message', (message: FromSheetThread) => {
      if ('rows' in message) rows.push(...message.rows)
      else if ('done' in message) resolve(rows)
      else reject(refusal(message.refused, message.statusCode))
    })
    thread.on('error', (error: Error & { code?: string }) =>
      reject(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? refusal('The file holds more than is read at once', 413) : error,
      ),
    )
    thread.on('exit', () => {
      clearTimeout(patience)
      reject(new Error('The thread that reads spreadsheets ended without an answer'))
    })
  }).finally(() => thread.terminate())
}

const refusal = (message: string, statusCode: 413 | 422) =>
  statusCode === 422
    ? new Invalid({ file: message })
    : new Problem(413, 'too_large', message, { errors: { file: message } })

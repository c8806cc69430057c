import type { Locale } from 'contract/core/locale'
import { speaking } from '../core/speaking.ts'
import { open } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { asRefusal, SheetRefusal } from './sheet-refusal.ts'
import { tableOf, type SheetRow, type TableShape } from './table.ts'

/** The input of the thread. */
export interface SheetTask extends TableShape {
  path: string
  /** of whoever sent the file */
  locale: Locale
}

/** Batches of rows; finally either the end or the reason for stopping. */
export type FromSheetThread = { rows: SheetRow[] } | { done: true } | { refused: string; statusCode: 413 | 422 }

/** Small enough to be received in a few milliseconds. */
const BATCH = 200

// Only read-sheet.ts starts this thread.
const port = parentPort!
const tell = (message: FromSheetThread) => port.postMessage(message)
const { locale, ...task } = workerData as SheetTask // as read-sheet.ts gives it
await speaking(locale, () => readAll(task))

async function readAll({ path, ...shape }: Omit<SheetTask, 'locale'>) {
  let batch: SheetRow[] = []
  try {
    const isCsv = !(await isZip(path))
    const { takeRow, end } = tableOf(shape, isCsv, (row) => {
      batch.push(row)
      if (batch.length < BATCH) return
      tell({ rows: batch })
      batch = []
    })
    await (isCsv ? readCsv : readXlsx)(path, takeRow)
    end()
  } catch (error) {
    const refusal = asRefusal(error)
    if (!(refusal instanceof SheetRefusal)) throw refusal
    tell({ refused: refusal.message, statusCode: refusal.statusCode })
    return
  }
  tell({ rows: batch })
  tell({ done: true })
}

async function isZip(path: string) {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.toString('latin1') === 'PK\x03\x04'
  } finally {
    await file.close()
  }
}

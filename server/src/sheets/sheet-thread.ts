import { open } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { asRefusal, SheetRefusal } from './sheet-refusal.ts'
import { tableOf, type SheetRow, type TableShape } from './table.ts'

/** What the thread is started with. */
export interface SheetTask extends TableShape {
  path: string
}

/** Rows as they are read; at the end either that it was all, or why not. */
export type FromSheetThread = { rows: SheetRow[] } | { done: true } | { refused: string; statusCode: 413 | 422 }

/** Few enough to be taken over in a few milliseconds. */
const BATCH = 200

// The thread is started by read-sheet.ts alone.
const port = parentPort!
const tell = (message: FromSheetThread) => port.postMessage(message)
await readAll(workerData as SheetTask)

async function readAll({ path, ...shape }: SheetTask) {
  let batch: SheetRow[] = []
  const { takeRow, end } = tableOf(shape, (row) => {
    batch.push(row)
    if (batch.length < BATCH) return
    tell({ rows: batch })
    batch = []
  })
  try {
    const read = (await isZip(path)) ? readXlsx : readCsv
    await read(path, takeRow)
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

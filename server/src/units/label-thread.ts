import { parentPort, workerData } from 'node:worker_threads'
import { drawLabels, type Label } from './label-sheet.ts'

/** The whole document, its bytes handed over. */
export type FromLabelThread = Uint8Array<ArrayBuffer>

// The thread is started by print-labels.ts alone.
const document = new Uint8Array(await drawLabels(workerData as Label[]))
parentPort!.postMessage(document, [document.buffer])

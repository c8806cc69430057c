import { parentPort, workerData } from 'node:worker_threads'
import type { OwnQuotation } from 'contract/quotations'
import { drawQuotation } from './quotation-paper.ts'

/** The whole document, its bytes handed over. */
export type FromQuotationThread = Uint8Array<ArrayBuffer>

// The thread is started by quotation-pdf.ts alone.
const document = new Uint8Array(await drawQuotation(workerData as OwnQuotation))
parentPort!.postMessage(document, [document.buffer])

import { parentPort, workerData } from 'node:worker_threads'
import type { FromDocumentThread } from '../platform/threads/document-thread.ts'
import type { QuotationPaper } from './page.ts'
import { drawQuotation } from './quotation-paper.ts'

// Only quotation-pdf.ts starts this thread.
const document: FromDocumentThread = new Uint8Array(await drawQuotation(workerData as QuotationPaper))
parentPort!.postMessage(document, [document.buffer])

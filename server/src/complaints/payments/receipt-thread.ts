import { parentPort, workerData } from 'node:worker_threads'
import type { FromDocumentThread } from '../../platform/threads/document-thread.ts'
import { drawReceipt, type Receipt } from './receipt-paper.ts'

// Only print-receipt.ts starts this thread.
const document: FromDocumentThread = new Uint8Array(await drawReceipt(workerData as Receipt))
parentPort!.postMessage(document, [document.buffer])

import { parentPort, workerData } from 'node:worker_threads'
import type { FromDocumentThread } from '../../platform/threads/document-thread.ts'
import type { JobSheets } from './job-sheet.ts'
import { drawJobSheets } from './job-sheets-paper.ts'

// Only print-job-sheets.ts starts this thread.
const document: FromDocumentThread = new Uint8Array(await drawJobSheets(workerData as JobSheets))
parentPort!.postMessage(document, [document.buffer])

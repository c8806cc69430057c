import { parentPort, workerData } from 'node:worker_threads'
import type { FromDocumentThread } from '../platform/threads/document-thread.ts'
import { drawCertificate, type Certificate } from './certificate-sheet.ts'

// Only print-certificate.ts starts this thread.
const document: FromDocumentThread = new Uint8Array(await drawCertificate(workerData as Certificate))
parentPort!.postMessage(document, [document.buffer])

import { parentPort, workerData } from 'node:worker_threads'
import { drawCertificate, type Certificate } from './certificate-sheet.ts'

/** The whole document, its bytes handed over. */
export type FromCertificateThread = Uint8Array<ArrayBuffer>

// The thread is started by print-certificate.ts alone.
const document = new Uint8Array(await drawCertificate(workerData as Certificate))
parentPort!.postMessage(document, [document.buffer])

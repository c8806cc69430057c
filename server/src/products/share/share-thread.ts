import { parentPort, workerData } from 'node:worker_threads'
import type { FromDocumentThread } from '../../platform/threads/document-thread.ts'
import { drawShareSheet, type ShareSheet } from './share-sheet.ts'

// Only share-picture.routes.ts starts this thread.
const picture: FromDocumentThread = new Uint8Array(await drawShareSheet(workerData as ShareSheet))
parentPort!.postMessage(picture, [picture.buffer])

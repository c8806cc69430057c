import { parentPort, workerData } from 'node:worker_threads'
import type { FromDocumentThread } from '../platform/threads/document-thread.ts'
import { drawBrandPicture } from './brand-picture.ts'
import type { BrandPictureOrder } from './brand-picture-names.ts'

// Only brand-files.routes.ts starts this thread.
const picture: FromDocumentThread = new Uint8Array(await drawBrandPicture(workerData as BrandPictureOrder))
parentPort!.postMessage(picture, [picture.buffer])

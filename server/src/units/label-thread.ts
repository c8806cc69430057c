import { setImmediate } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { labelDocument, type Label } from './label-sheet.ts'

/** The labels that come next; none ends the document. */
export type ToLabelThread = readonly Label[]
/** What the document has grown by. */
export type FromLabelThread = Uint8Array<ArrayBuffer>

let grown: Uint8Array[] = []
const document = await labelDocument((bytes) => grown.push(bytes))

// The thread is started by print-labels.ts alone, which waits for each answer.
parentPort!.on('message', async (labels: ToLabelThread) => {
  for (const label of labels) document.add(label)
  if (labels.length === 0) await document.end()
  else await setImmediate() // the document hands its bytes on
  const bytes: FromLabelThread = new Uint8Array(Buffer.concat(grown))
  grown = []
  parentPort!.postMessage(bytes, [bytes.buffer])
})

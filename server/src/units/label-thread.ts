import { setImmediate } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { labelDocument, type Label } from './label-sheet.ts'

/** The next labels; none ends the document. */
export type ToLabelThread = readonly Label[]
/** The bytes added to the document. */
export type FromLabelThread = Uint8Array<ArrayBuffer>

let grown: Uint8Array[] = []
const document = await labelDocument((bytes) => grown.push(bytes))

// Only print-labels.ts starts this thread, and it waits for each answer.
parentPort!.on('message', async (labels: ToLabelThread) => {
  for (const label of labels) document.add(label)
  if (labels.length === 0) await document.end()
  else await setImmediate() // the document emits its bytes
  const bytes: FromLabelThread = new Uint8Array(Buffer.concat(grown))
  grown = []
  parentPort!.postMessage(bytes, [bytes.buffer])
})

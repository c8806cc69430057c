import { Worker } from 'node:worker_threads'
import type { UnitRow } from 'contract/units/endpoints'
import { Busy } from '../platform/core/problems.ts'
import { serialQueue } from '../platform/threads/serial-queue.ts'
import type { Label } from './label-sheet.ts'
import type { FromLabelThread, ToLabelThread } from './label-thread.ts'

/** Documents generated at once, each by its own thread. */
const MOST_AT_ONCE = 4
const HEAP_MB = 256
/** A thread is ended when a batch takes longer, or when its bytes are not read for this long. */
const BATCH_TIMEOUT_MS = 120_000

let underWay = 0
/** Only one thread draws at a time; the others wait for their next batch. */
const inTurn = serialQueue()

/**
 * Sheets of labels, any number, drawn in batches as they are sent; the first batch gives an estimate of the length.
 * Throws Busy while too many are in progress.
 */
export async function printLabels(found: number, batches: AsyncIterable<readonly UnitRow[]>) {
  if (underWay >= MOST_AT_ONCE) throw new Busy()
  const parts = documentOf(batches)
  const first = await parts.next()
  if (first.done) throw new Error('A document of labels has no end')
  const { bytes, labels } = first.value
  async function* content() {
    try {
      yield bytes
      for await (const part of parts) yield part.bytes
    } finally {
      // Also when the client disconnects.
      await parts.return(undefined)
    }
  }
  return { content: content(), expectedBytes: Math.round((bytes.length / Math.max(labels, 1)) * found) }
}

interface Part {
  bytes: Uint8Array
  /** how many it contains */
  labels: number
}

async function* documentOf(batches: AsyncIterable<readonly UnitRow[]>): AsyncGenerator<Part, undefined> {
  const thread = startThread()
  try {
    for await (const batch of batches) {
      const bytes = await thread.draw(batch.map(labelOf))
      thread.expectReader()
      yield { bytes, labels: batch.length }
    }
    yield { bytes: await thread.draw([]), labels: 0 }
  } finally {
    await thread.end()
  }
}

const labelOf = ({ model_name, model_number, serial_number, code_address: address }: UnitRow): Label => ({
  model_name,
  model_number,
  serial_number,
  address,
})

function startThread() {
  const worker = new Worker(new URL('./label-thread.ts', import.meta.url), {
    execArgv: [], // not those of a main program given with --eval
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 16 },
  })
  underWay += 1
  const gone = new Promise<never>((_, reject) => {
    worker.on('error', reject)
    worker.once('exit', () => {
      underWay -= 1
      reject(new Error('The thread that draws labels ended'))
    })
  })
  // Between two batches it does not keep the process alive.
  gone.catch(() => undefined)
  let timeout: NodeJS.Timeout | undefined
  const expect = () => {
    clearTimeout(timeout)
    timeout = setTimeout(() => void worker.terminate(), BATCH_TIMEOUT_MS).unref()
  }
  const draw = (labels: ToLabelThread) =>
    inTurn(async () => {
      expect()
      const answer = new Promise<FromLabelThread>((resolve) => {
        worker.once('message', resolve)
      })
      worker.postMessage(labels, [])
      try {
        return await Promise.race([answer, gone])
      } finally {
        clearTimeout(timeout)
      }
    })
  const end = async () => {
    clearTimeout(timeout)
    await worker.terminate()
  }
  return { draw, expectReader: expect, end }
}

// The thread that PostgreSQL runs in: its wasm code blocks while it works, which the main thread must not.
import { parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { CannotStart } from '../errors.ts'
import { openEngine } from './engine.ts'
import type { FromEngine, ToEngine } from './messages.ts'
import { Sessions } from './sessions.ts'

if (!parentPort) throw new Error('engine-thread.ts runs as a worker thread only')
const port = parentPort
const { directory } = workerData as { directory: string }

const tell = (message: FromEngine): void => port.postMessage(message)

try {
  await serve()
} catch (error) {
  if (!(error instanceof CannotStart)) throw error
  tell({ refused: error.message })
}

async function serve(): Promise<void> {
  const open = await openEngine(directory, giveUp)
  if (!open) return tell({ created: true })
  const answer = (session: number, bytes: Uint8Array<ArrayBuffer>): void => {
    port.postMessage({ session, bytes } satisfies FromEngine, [bytes.buffer])
  }
  const sessions = new Sessions(open, answer, giveUp)
  port.on('message', (message: ToEngine) => {
    if ('bytes' in message) sessions.receive(message.session, message.bytes)
    else if ('closed' in message) sessions.close(message.session)
    else void stop(open.engine)
  })
  tell({ ready: true })

  async function stop(engine: PGlite): Promise<void> {
    sessions.closeCurrent()
    await engine.exec('CHECKPOINT')
    await engine.close()
    tell({ stopped: true })
    port.close()
  }
}

/** Ends this thread at once, as a kill would: nothing more is written, and the next start recovers. */
function giveUp(reason: string): void {
  tell({ broken: reason })
  process.exit(1)
}

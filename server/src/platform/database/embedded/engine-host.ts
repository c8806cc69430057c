import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { CannotStart } from '../errors.ts'
import type { DatabaseLog } from '../connection/database-log.ts'
import { EngineStream } from './engine-stream.ts'
import type { FromEngine, ToEngine } from './messages.ts'

const STOP_TIMEOUT_MS = 10_000
const STARTING_MS = 3000

// Keep outdated optimised code: collecting it can crash the process with "Check failed:
// jit_page_->allocations_.erase(addr) == 1" (github.com/nodejs/node/issues/64500, Node 24).
setFlagsFromString('--no-wasm-code-gc')

// No optimisation while the product starts: V8 would compile PostgreSQL's parser at once, one function that takes a
// core for half a second and 600 MB. The filter is a function index that no function has.
setFlagsFromString('--wasm-tier-up-filter=1000000')
setTimeout(() => setFlagsFromString('--wasm-tier-up-filter=-1'), STARTING_MS).unref()

/**
 * The main thread's side of the engine: starts its thread, connects clients to it, stops it. When the engine fails (a
 * disk that refuses to sync, say) its clients are disconnected and the next one starts it again, which recovers from
 * the write-ahead log, as a PostgreSQL server does after a panic.
 */
export class EngineHost {
  readonly #directory: string
  readonly #log: DatabaseLog | undefined
  readonly #streams = new Map<number, EngineStream>()
  #thread: Promise<Worker> | undefined
  #lastSession = 0
  #stopping = false

  constructor(directory: string, log: DatabaseLog | undefined) {
    this.#directory = directory
    this.#log = log
  }

  /** Starts the engine. */
  async start(): Promise<void> {
    await this.#running()
  }

  /** Connects a new client. */
  connect(): EngineStream {
    const session = ++this.#lastSession
    let thread: Worker | undefined
    const stream = new EngineStream({
      open: async () => {
        thread = await this.#running()
      },
      send: (bytes) => tell(thread, { session, bytes }, [bytes.buffer]),
      close: () => {
        this.#streams.delete(session)
        tell(thread, { session, closed: true })
      },
    })
    this.#streams.set(session, stream)
    return stream
  }

  /**
   * Makes a checkpoint, closes the cluster and ends the thread. A busy thread is terminated, which loses nothing
   * committed.
   */
  async stop(): Promise<void> {
    if (this.#stopping) return
    this.#stopping = true
    const thread = await this.#thread?.catch(() => undefined)
    if (!thread) return
    const forced = setTimeout(() => void thread.terminate(), STOP_TIMEOUT_MS)
    const exit = once(thread, 'exit')
    tell(thread, { stop: true })
    await exit
    clearTimeout(forced)
  }

  /** The running thread, or the start in progress, or a new start. */
  #running(): Promise<Worker> {
    if (this.#stopping) return Promise.reject(new Error('The database is closed'))
    this.#thread ??= this.#launch().catch((error: unknown) => {
      this.#thread = undefined
      throw error
    })
    return this.#thread
  }

  /** On an empty directory the first thread only creates the cluster. */
  async #launch(): Promise<Worker> {
    const thread = (await this.#spawn()) ?? (await this.#spawn())
    if (!thread) throw new Error('The embedded database was created but did not open')
    return thread
  }

  /** Returns a thread that accepts messages, or undefined after one that created the cluster. */
  #spawn(): Promise<Worker | undefined> {
    const thread = new Worker(new URL('./engine-thread.ts', import.meta.url), {
      workerData: { directory: this.#directory },
      execArgv: [], // not those of a main program given with --eval
    })
    return new Promise((resolve, reject) => {
      let reason: string | undefined = 'no reason given'
      thread.on('error', (error: Error) => {
        reason = error.message
      })
      thread.on('message', (message: FromEngine) => {
        if ('bytes' in message) this.#streams.get(message.session)?.push(message.bytes)
        else if ('ready' in message) resolve(thread)
        else reason = 'broken' in message ? message.broken : undefined
        if ('created' in message) thread.once('exit', () => resolve(undefined))
        if ('refused' in message) reject(new CannotStart(message.refused))
      })
      thread.on('exit', () => this.#ended(reason, reject))
    })
  }

  /** Disconnects the clients of a thread that is gone; `reason` is undefined after a normal end. */
  #ended(reason: string | undefined, failStart: (error: Error) => void): void {
    if (reason === undefined && !this.#stopping) return
    const error = new Error(`The embedded database stopped: ${reason ?? 'it was closed'}`)
    if (reason !== undefined) this.#log?.warn(error.message)
    this.#thread = undefined
    failStart(error)
    for (const stream of this.#streams.values()) stream.destroy(error)
  }
}

function tell(thread: Worker | undefined, message: ToEngine, transfer: ArrayBuffer[] = []): void {
  thread?.postMessage(message, transfer)
}

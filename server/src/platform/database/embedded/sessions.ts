import type { PGlite } from '@electric-sql/pglite'
import { BatchReader } from './batches.ts'
import type { OpenEngine } from './engine.ts'

const SYNC = new Uint8Array([0x53, 0, 0, 0, 4])
const FLUSH = [0x48, 0, 0, 0, 4]
const QUERY = 0x51

/** Answers are sent in pieces of about this size, so that a large result travels while the rest is produced. */
const PIECE_BYTES = 256 * 1024

/** A recovery replays so much within a fraction of a second. */
const CHECKPOINT_AFTER_WAL_BYTES = 32 * 1024 * 1024

type Answer = (session: number, bytes: Uint8Array<ArrayBuffer>) => void

/**
 * Serves clients in sequence on the engine's single session. A second client waits until the first has gone, and finds
 * nothing of it: no open transaction, prepared statements, settings or advisory locks.
 */
export class Sessions {
  readonly #engine: PGlite
  readonly #log: OpenEngine['fs']
  readonly #answer: Answer
  readonly #onBroken: (reason: string) => void
  readonly #waiting = new Map<number, Uint8Array[]>()
  #current: { session: number; reader: BatchReader } | undefined
  #checkpointAt: number

  /** The engine was opened just now, with a checkpoint or after one. */
  constructor({ engine, fs }: OpenEngine, answer: Answer, onBroken: (reason: string) => void) {
    this.#engine = engine
    this.#log = fs
    this.#answer = answer
    this.#onBroken = onBroken
    this.#checkpointAt = fs.walEnd + CHECKPOINT_AFTER_WAL_BYTES
  }

  /** Runs what the client wrote, or queues it while another client is served. */
  receive(session: number, bytes: Uint8Array): void {
    this.#current ??= { session, reader: new BatchReader() }
    if (this.#current.session !== session) {
      this.#waiting.set(session, [...(this.#waiting.get(session) ?? []), bytes])
      return
    }
    for (const piece of this.#current.reader.read(bytes)) this.#run(session, piece)
  }

  /** Removes a client; if it was being served, cleans up and turns to the next. */
  close(session: number): void {
    this.#waiting.delete(session)
    if (this.#current?.session !== session) return
    this.closeCurrent()
    const next = this.#waiting.entries().next().value
    if (!next) return
    const [nextSession, chunks] = next
    this.#waiting.delete(nextSession)
    for (const chunk of chunks) this.receive(nextSession, chunk)
  }

  /** Rolls back and resets everything of the current client. */
  closeCurrent(): void {
    if (!this.#current) return
    this.#current = undefined
    this.#reset()
  }

  #reset(): void {
    this.#execute(SYNC, ignore) // ends a batch left half read by an error
    if (this.#engine.isInTransaction()) this.#execute(simpleQuery('ROLLBACK'), ignore)
    this.#execute(simpleQuery('DISCARD ALL'), ignore)
  }

  #run(session: number, piece: Uint8Array): void {
    let parts: Uint8Array[] = []
    let size = 0
    const send = (): void => {
      if (size > 0) this.#answer(session, join(parts, size))
      parts = []
      size = 0
    }
    this.#execute(piece, (bytes) => {
      parts.push(bytes.slice()) // the engine's own memory, which is overwritten next
      size += bytes.length
      if (size >= PIECE_BYTES) send()
    })
    send()
    if (isAnswered(piece)) this.#keepLogShort()
  }

  /**
   * Makes a checkpoint once enough was written, also within a transaction: a server's background process does it at any
   * time. The client has its answer already.
   */
  #keepLogShort(): void {
    if (this.#log.walEnd < this.#checkpointAt) return
    this.#execute(simpleQuery('CHECKPOINT'), ignore)
    this.#checkpointAt = this.#log.walEnd + CHECKPOINT_AFTER_WAL_BYTES
  }

  /**
   * The engine is synchronous: the answer is complete on return. If there is none, or it threw, the engine is broken.
   */
  #execute(piece: Uint8Array, onRawData: (bytes: Uint8Array) => void): void {
    let size = 0
    const counted = (bytes: Uint8Array): void => {
      size += bytes.length
      onRawData(bytes)
    }
    this.#engine.execProtocolRawStream(piece, { syncToFs: false, onRawData: counted }).catch((error: unknown) => {
      this.#onBroken(`PostgreSQL ended itself (${JSON.stringify(error)})`)
    })
    if (size === 0) this.#onBroken('PostgreSQL gave no answer')
  }
}

const ignore = (): void => {}

/** Not after a Flush, where the client's batch goes on. */
function isAnswered(piece: Uint8Array): boolean {
  return !FLUSH.every((byte, i) => piece.at(i - FLUSH.length) === byte)
}

function simpleQuery(text: string): Uint8Array {
  const message = Buffer.alloc(text.length + 6)
  message.writeUInt8(QUERY, 0)
  message.writeInt32BE(text.length + 5, 1)
  message.write(text, 5)
  return new Uint8Array(message)
}

function join(parts: Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

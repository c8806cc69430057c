import type { PGlite } from '@electric-sql/pglite'
import { BatchReader } from './batches.ts'

const SYNC = new Uint8Array([0x53, 0, 0, 0, 4])
const QUERY = 0x51

/** Gathered answers leave in pieces of about this size, so that a large result travels while the rest is made. */
const PIECE_BYTES = 256 * 1024

type Answer = (session: number, bytes: Uint8Array<ArrayBuffer>) => void

/**
 * Serves clients one after the other on the engine's single session. A second client waits until the first is gone, and finds
 * nothing of it: no open transaction, no prepared statements, no settings, no advisory locks.
 */
export class Sessions {
  readonly #engine: PGlite
  readonly #answer: Answer
  readonly #onBroken: (reason: string) => void
  readonly #waiting = new Map<number, Uint8Array[]>()
  #current: { session: number; reader: BatchReader } | undefined

  constructor(engine: PGlite, answer: Answer, onBroken: (reason: string) => void) {
    this.#engine = engine
    this.#answer = answer
    this.#onBroken = onBroken
  }

  /** Runs what the client wrote, or keeps it while another client is being served. */
  receive(session: number, bytes: Uint8Array): void {
    this.#current ??= { session, reader: new BatchReader() }
    if (this.#current.session !== session) {
      this.#waiting.set(session, [...(this.#waiting.get(session) ?? []), bytes])
      return
    }
    for (const piece of this.#current.reader.read(bytes)) this.#run(session, piece)
  }

  /** Forgets a client; when it was the one being served, cleans up and turns to the next. */
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

  /** Rolls back and forgets all that the present client has begun. */
  closeCurrent(): void {
    if (!this.#current) return
    this.#current = undefined
    this.#reset()
  }

  #reset(): void {
    this.#execute(SYNC, ignore) // ends a batch that an error left half read
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
      parts.push(bytes.slice()) // the engine's own memory: it is overwritten by what follows
      size += bytes.length
      if (size >= PIECE_BYTES) send()
    })
    send()
  }

  /** The engine works synchronously: the answer is complete when this returns. One that gave none, or threw, is broken. */
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

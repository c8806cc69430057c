import { Duplex } from 'node:stream'

/** A stream's way to the engine. */
export interface EngineLink {
  /** Resolves once the engine accepts messages. */
  open(): Promise<void>
  send(bytes: Uint8Array<ArrayBuffer>): void
  close(): void
}

/** Replaces the socket of `pg`: one client's connection to the engine's thread. */
export class EngineStream extends Duplex {
  readonly #link: EngineLink
  #closed = false

  constructor(link: EngineLink) {
    super()
    this.#link = link
  }

  connect(): this {
    this.#link.open().then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    )
    return this
  }

  override _read(): void {}

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.#link.send(new Uint8Array(chunk)) // a copy, because it is transferred to the other thread
    done()
  }

  override _writev(chunks: { chunk: Uint8Array }[], done: (error?: Error) => void): void {
    this.#link.send(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))))
    done()
  }

  override _final(done: (error?: Error) => void): void {
    this.#close()
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#close()
    done(error)
  }

  #close(): void {
    if (this.#closed) return
    this.#closed = true
    this.#link.close()
  }

  // Other socket methods that `pg` calls have no meaning here.
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }
}

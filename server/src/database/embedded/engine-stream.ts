import { Duplex } from 'node:stream'

/** How a stream reaches the engine. */
export interface EngineLink {
  /** Resolves once the engine takes messages. */
  open(): Promise<void>
  send(bytes: Uint8Array<ArrayBuffer>): void
  close(): void
}

/** What `pg` takes for a socket: one client's connection to the engine's thread. */
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
    this.#link.send(new Uint8Array(chunk)) // a copy of its own, because it is handed over to the other thread
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

  // The rest of what `pg` asks of a socket means nothing here.
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

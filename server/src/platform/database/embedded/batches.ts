const STARTUP_HEADER = 8
const MESSAGE_HEADER = 5
const TERMINATE = 'X'.charCodeAt(0)

/** After these messages the server answers at once (Sync, Query, Flush); others wait for one of them. */
const ENDS_BATCH = new Set(['S', 'Q', 'H'].map((letter) => letter.charCodeAt(0)))

/**
 * Splits what one client writes into pieces that the engine can run to completion: first the startup packet, then
 * everything up to the last message that requests an answer. The engine reads a piece synchronously and cannot wait for
 * the rest of a message.
 */
export class BatchReader {
  #pending: Buffer = Buffer.alloc(0)
  #started = false

  /** Takes the next bytes and returns the complete pieces in order. */
  read(bytes: Uint8Array): Uint8Array[] {
    const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#pending = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk])
    const pieces = [this.#started ? undefined : this.#takeStartup(), this.#started ? this.#takeBatch() : undefined]
    return pieces.filter((piece) => piece !== undefined)
  }

  #takeStartup(): Uint8Array | undefined {
    if (this.#pending.length < STARTUP_HEADER) return undefined
    const length = this.#pending.readInt32BE(0)
    if (this.#pending.length < length) return undefined
    this.#started = true
    return this.#take(length)
  }

  #takeBatch(): Uint8Array | undefined {
    let end = 0
    let at = 0
    while (this.#pending.length - at >= MESSAGE_HEADER) {
      const next = at + 1 + this.#pending.readInt32BE(at + 1)
      const kind = this.#pending[at]
      if (next > this.#pending.length || kind === TERMINATE || kind === undefined) break
      at = next
      if (ENDS_BATCH.has(kind)) end = at
    }
    return end === 0 ? undefined : this.#take(end)
  }

  /** A copy: the remainder must not keep the whole buffer alive, nor be transferred with it. */
  #take(length: number): Uint8Array {
    const piece = new Uint8Array(this.#pending.subarray(0, length))
    this.#pending = this.#pending.subarray(length)
    return piece
  }
}

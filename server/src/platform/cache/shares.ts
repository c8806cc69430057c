/** Counts the bytes of the cache by the source they were made for. */
export class Shares {
  readonly #most: number
  readonly #bytesOf = new Map<string, number>()
  readonly #entries = new Map<string, { maker: string; bytes: number }>()

  /** `most` is the share of one source once the cache is full. */
  constructor(most: number) {
    this.#most = most
  }

  /** The source with the most bytes, if it exceeds its share. */
  largest(): string | undefined {
    let largest: string | undefined
    let most = this.#most
    for (const [maker, bytes] of this.#bytesOf) if (bytes > most) [largest, most] = [maker, bytes]
    return largest
  }

  has(maker: string, key: string): boolean {
    return this.#entries.get(key)?.maker === maker
  }

  add(maker: string, key: string, bytes: number): void {
    this.#entries.set(key, { maker, bytes })
    this.#bytesOf.set(maker, (this.#bytesOf.get(maker) ?? 0) + bytes)
  }

  remove(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    const left = (this.#bytesOf.get(entry.maker) ?? 0) - entry.bytes
    if (left > 0) this.#bytesOf.set(entry.maker, left)
    else this.#bytesOf.delete(entry.maker)
  }
}

/** How much of the cache holds what was made for whom: each maker has room for `most` bytes. */
export class Shares {
  readonly #most: number
  readonly #ofMaker = new Map<string, { bytes: number; entries: Map<string, number> }>()
  readonly #makerOf = new Map<string, string>()

  constructor(most: number) {
    this.#most = most
  }

  /** The keys that have to go before the maker may add so many bytes: its own, those first that it added first. */
  roomFor(maker: string, bytes: number): string[] {
    const share = this.#ofMaker.get(maker)
    const going: string[] = []
    let over = (share?.bytes ?? 0) + bytes - this.#most
    for (const [key, size] of share?.entries ?? []) {
      if (over <= 0) break
      going.push(key)
      over -= size
    }
    return going
  }

  add(maker: string, key: string, bytes: number): void {
    const share = this.#ofMaker.get(maker) ?? { bytes: 0, entries: new Map<string, number>() }
    this.#ofMaker.set(maker, share)
    share.entries.set(key, bytes)
    share.bytes += bytes
    this.#makerOf.set(key, maker)
  }

  remove(key: string): void {
    const maker = this.#makerOf.get(key)
    const share = maker === undefined ? undefined : this.#ofMaker.get(maker)
    if (maker === undefined || !share) return
    this.#makerOf.delete(key)
    share.bytes -= share.entries.get(key) ?? 0
    share.entries.delete(key)
    if (share.entries.size === 0) this.#ofMaker.delete(maker)
  }
}

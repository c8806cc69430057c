import { EVERYTHING } from './broadcast.ts'

/**
 * Remembers which tags were dropped while answers were being made, so that one that began before a drop is not kept
 * after it. The tags of an answer are known only when it is done.
 */
export class DropLog {
  /** Grows with each drop; an answer notes it when its making begins. */
  now = 0
  readonly #droppedAt = new Map<string, number>()

  note(tags: readonly string[]): void {
    this.now++
    for (const tag of tags) this.#droppedAt.set(tag, this.now)
  }

  anySince(begun: number, tags: readonly string[]): boolean {
    if (begun === this.now) return false
    return [EVERYTHING, ...tags].some((tag) => (this.#droppedAt.get(tag) ?? 0) > begun)
  }

  /** When nothing is being made, nobody will ask. */
  clear(): void {
    this.#droppedAt.clear()
  }
}

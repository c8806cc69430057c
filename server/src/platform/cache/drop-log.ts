import { EVERYTHING } from './broadcast.ts'

/**
 * Remembers which tags were dropped while responses were being made, so that one that began before a drop is not cached
 * after it. The tags of a response are known only when it is finished.
 */
export class DropLog {
  /** Grows with each drop; a response notes it when its making begins. */
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

  /** Nothing is being made, so the log is not needed. */
  clear(): void {
    this.#droppedAt.clear()
  }
}

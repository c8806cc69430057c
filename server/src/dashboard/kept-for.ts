import type { Clock } from '../platform/core/clock.ts'

/** Caches a result for some seconds; concurrent callers share one reading. Failures are not cached. Per process. */
export function keptFor<T>(seconds: number, clock: Clock, read: () => Promise<T>): () => Promise<T> {
  let kept: { reading: Promise<T>; until: number } | undefined
  return () => {
    const now = clock.now().getTime()
    if (kept && now < kept.until) return kept.reading
    const reading = read()
    const mine = { reading, until: now + seconds * 1000 }
    kept = mine
    reading.catch(() => {
      if (kept === mine) kept = undefined
    })
    return reading
  }
}

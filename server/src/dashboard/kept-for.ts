import type { Clock } from '../core/clock.ts'

/**
 * What a reading gave is given again for so many seconds, and those who ask meanwhile wait for the same reading. One that
 * failed is not kept. Of this process: another one reads for itself.
 */
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

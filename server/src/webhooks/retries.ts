import type { Outcome } from './post-event.ts'

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000] as const

/** The waits before the tries after the first, as Standard Webhooks proposes them: more than three days together. */
const WAITS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const

/** After so many tries a delivery is given up. */
export const MOST_TRIES = WAITS.length + 1

/** Longer than this nobody may ask us to wait. */
const LONGEST_WISH = 24 * HOUR

/** Those that failed together do not come again together. */
const SPREAD = 0.1

/**
 * How long to wait before the next try, in milliseconds; undefined where it was the last. A receiver that is too busy may
 * ask for a longer wait.
 */
export function waitAfter(
  tries: number,
  { status, retryAfter }: Pick<Outcome, 'status' | 'retryAfter'>,
  now: Date,
  random: () => number = Math.random,
): number | undefined {
  const wait = WAITS[tries - 1]
  if (wait === undefined) return undefined
  const spread = wait <= 5 * SECOND ? wait : wait * (1 + SPREAD * random())
  const wish = status === 429 || status === 503 ? wishIn(retryAfter, now) : 0
  return Math.round(Math.max(spread, Math.min(wish, LONGEST_WISH)))
}

/** `Retry-After` as milliseconds from now: it is a number of seconds or a date. */
function wishIn(text: string | undefined, now: Date): number {
  if (!text) return 0
  if (/^\d{1,9}$/.test(text)) return Number(text) * SECOND
  const time = Date.parse(text)
  return Number.isNaN(time) ? 0 : Math.max(0, time - now.getTime())
}

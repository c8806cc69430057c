import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { TooMany } from './errors.ts'

/** Every limit of the product: how many in how many seconds, by what. `RATE_LIMIT_SCALE` multiplies the numbers. */
const POLICIES = {
  'request.address': { points: 1200, duration: 60 },
  'request.account': { points: 600, duration: 60 },
  'otp.number': { points: 5, duration: 3600 },
  'otp.address': { points: 30, duration: 3600 },
  // four digits are soon tried: few guesses a source, and few at one serial number
  'warranty-check.address': { points: 20, duration: 3600 },
  'warranty-check.serial': { points: 10, duration: 3600 },
  // all that is kept about somebody, with their films: a few an hour are plenty
  'my-data.account': { points: 5, duration: 3600 },
  'enquiry.address': { points: 10, duration: 3600 },
  'otp-check.address': { points: 60, duration: 900 },
  // ten bad ones lock a number and address pair for 15 minutes; the other two slow down a search over many of either
  'login.pair': { points: 10, duration: 900, blockDuration: 900 },
  'login.number': { points: 50, duration: 900 },
  'login.address': { points: 100, duration: 900 },
} as const
export type Limit = keyof typeof POLICIES

/** Counters shared by all processes where there is a Redis, else of this process. */
export interface Limits {
  /** Counts one; throws TooMany with the seconds to wait when there were too many. */
  take(limit: Limit, key: string): Promise<void>
  /** Forgets what was counted: the caller turned out to be right. */
  forget(limit: Limit, key: string): Promise<void>
  /** How often each limit refused somebody in this process. */
  refusals(): ReadonlyMap<Limit, number>
}

export function createLimits(options: { redis: Redis | undefined; scale: number }): Limits {
  const limiters = new Map(Object.entries(POLICIES).map(([name, policy]) => [name, limiter(name, policy, options)]))
  const refusals = new Map<Limit, number>()
  return {
    async take(limit, key) {
      try {
        await limiters.get(limit)?.consume(key)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        refusals.set(limit, (refusals.get(limit) ?? 0) + 1)
        throw new TooMany(
          'Too many tries, please wait a while',
          Math.min(refusal.msBeforeNext / 1000, POLICIES[limit].duration),
          // The first one beyond it: one line for each time that somebody reaches a limit.
          refusal.consumedPoints === scaled(POLICIES[limit], options.scale) + 1
            ? { attempt: `beyond the limit ${limit}` }
            : undefined,
        )
      }
    },
    async forget(limit, key) {
      await limiters.get(limit)?.delete(key)
    },
    refusals: () => refusals,
  }
}

interface Policy {
  points: number
  duration: number
  blockDuration?: number
}

const scaled = ({ points }: Policy, scale: number): number => Math.max(1, Math.round(points * scale))

function limiter(name: string, policy: Policy, { redis, scale }: { redis: Redis | undefined; scale: number }) {
  const options = { ...policy, keyPrefix: `limit:${name}`, points: scaled(policy, scale) }
  // With Redis away the process counts for itself instead of refusing everybody.
  return redis
    ? new RateLimiterRedis({
        ...options,
        storeClient: redis,
        rejectIfRedisNotReady: true,
        insuranceLimiter: new RateLimiterMemory(options),
      })
    : new RateLimiterMemory(options)
}

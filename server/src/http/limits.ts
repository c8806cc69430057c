import { setTimeout } from 'node:timers/promises'
import type { AlarmKind } from 'contract/alarms/words'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { timeText } from '../core/format.ts'
import { Busy, TooMany } from '../core/problems.ts'
import { sourceOf } from './source.ts'

/** Every limit of the product: how many, in how many seconds, by what. `RATE_LIMIT_SCALE` multiplies the numbers. */
const POLICIES = {
  'request.address': { points: 1200, duration: 60 },
  // Responses and pages that are not cached cost a hundred times as much as those that are.
  'make.address': { points: 300, duration: 60 },
  'render.address': { points: 120, duration: 60 },
  'request.account': { points: 600, duration: 60 },
  // codes to one number: for one source or known device, and in total, which bounds the cost
  'otp.pair': { points: 5, duration: 3600 },
  'otp.number': { points: 20, duration: 3600 },
  // many subscribers of a carrier share an address: slow beyond the first number, refused beyond the second
  'otp-slow.address': { points: 30, duration: 3600 },
  'otp.address': { points: 300, duration: 3600 },
  // four digits are quickly guessed: few tries per source and per serial number
  'warranty-check.address': { points: 20, duration: 3600 },
  'warranty-check.serial': { points: 10, duration: 3600 },
  // enough for one household's appliances, too few to enumerate the register
  'serial-check.account': { points: 60, duration: 3600 },
  // a dispute is work for two people of the office
  'dispute.account': { points: 5, duration: 86_400, words: 'You have claimed several products within a day' },
  // one owner types one form
  'first-start.address': { points: 30, duration: 3600 },
  // job numbers are counted up: few tries per source, and more in all per mobile number, so that one stranger does not
  // use up those of its owner
  'track.address': { points: 30, duration: 3600 },
  'track.contact': { points: 200, duration: 3600 },
  // a customer's complete data with films: a few an hour are plenty
  'my-data.account': { points: 5, duration: 3600 },
  // files in parts: those that no form uses stay on the disk for a while
  'upload.account': { points: 200, duration: 86_400, words: 'You have sent very many files within a day' },
  // each costs money and proves no more than the first
  'test-sms.account': { points: 20, duration: 3600, words: 'You have sent yourself many texts within an hour' },
  // one member of staff: each sends an SMS in the brand's name to a number that they typed, or with words of their own
  'typed-number.account': { points: 50, duration: 3600, words: 'You have entered many numbers within an hour' },
  'answer.account': { points: 100, duration: 3600, words: 'You have sent many messages within an hour' },
  'enquiry.address': { points: 10, duration: 3600 },
  'dead-end.address': { points: 30, duration: 3600 },
  'missed-search.address': { points: 30, duration: 3600 },
  'otp-check.address': { points: 60, duration: 900 },
  // ten failed sign-ins lock a number and address for 15 minutes; beyond 50 for a number unknown browsers are slowed
  'login.pair': { points: 10, duration: 900, blockDuration: 900 },
  'login.number': { points: 50, duration: 900 },
  'login.address': { points: 100, duration: 900 },
  // Over all sources together. Staff are alerted long before anyone is refused.
  'otp.all': { points: 2000, duration: 3600, alarmAt: 400 },
  'login.all': { points: 5000, duration: 900, alarmAt: 1000 },
} as const satisfies Record<string, Policy>
type Limit = keyof typeof POLICIES

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 8_000
/** How many requests may wait in a process at once. */
const MAX_WAITING = 1_000

/** A /48 of IPv6 has this many times the limit of a source: it can be one household or a small provider. */
const WIDER_FACTOR = 16

/** Counters, shared by all processes with Redis, else of this process. */
export interface Limits {
  /**
   * Counts one; throws TooMany with the seconds to wait beyond the limit. The key of a limit `….address` is the
   * client's address, counted by its source. `factor` multiplies the limit for this key.
   */
  take(limit: Limit, key: string, factor?: number): Promise<void>
  /**
   * Counts one; beyond the limit the caller waits, longer each time and at most eight seconds, and is not refused. The
   * wait holds nothing but the request.
   */
  slowDown(limit: Limit, key: string): Promise<void>
  /** Takes back the last count. */
  giveBack(limit: Limit, key: string): Promise<void>
  /** Resets the count: the caller turned out to be right. */
  forget(limit: Limit, key: string): Promise<void>
  /** The number of refusals in this process, by limit. */
  refusals(): ReadonlyMap<Limit, number>
}

export interface LimitOptions {
  redis: Redis | undefined
  scale: number
  /** a limit over all sources has reached `alarmAt` */
  onAlarm?: (kind: AlarmKind, count: number) => void
}

export function createLimits({ onAlarm, ...options }: LimitOptions): Limits {
  const policies = Object.entries<Policy>(POLICIES)
  const limiters = new Map(policies.map(([name, policy]) => [name, limiterFor(name, policy, options)]))
  const wider = new Map(
    policies
      .filter(([name]) => isBySource(name))
      .map(([name, policy]) => [
        name,
        limiterFor(`${name}.wider`, { ...policy, points: policy.points * WIDER_FACTOR }, options),
      ]),
  )
  const refusals = new Map<Limit, number>()

  async function consume(limit: Limit, limiterOf: typeof limiters, key: string, factor = 1) {
    const policy: Policy = POLICIES[limit]
    const count = await counted(limiterOf.get(limit), key)
    if (!count) return
    const most = Math.round((limiterOf.get(limit)?.points ?? 0) * factor)
    if (policy.alarmAt !== undefined && count.consumedPoints === scaled(policy.alarmAt, options.scale * factor))
      onAlarm?.(limit as AlarmKind, count.consumedPoints)
    if (count.consumedPoints <= most) return
    refusals.set(limit, (refusals.get(limit) ?? 0) + 1)
    throw new TooMany(
      policy.words
        ? `${policy.words}. The next one can be sent from ${timeText(new Date(Date.now() + count.msBeforeNext))}`
        : 'Too many tries, please wait a while',
      Math.min(count.msBeforeNext / 1000, policy.duration),
      // The first one beyond it: one log line each time a limit is reached.
      count.consumedPoints === most + 1 ? { attempt: `beyond the limit ${limit}` } : undefined,
    )
  }

  let waiting = 0

  /** How far beyond the limit this one is. */
  async function beyond(limit: Limit, key: string): Promise<number> {
    const found = limiters.get(limit)
    const count = await counted(found, key)
    return count && found ? count.consumedPoints - found.points : 0
  }

  const keyOf = (limit: Limit, key: string) => (isBySource(limit) ? sourceOf(key).key : key)

  return {
    async slowDown(limit, key) {
      const over = await beyond(limit, keyOf(limit, key))
      if (over <= 0) return
      if (waiting >= MAX_WAITING) throw new Busy(429)
      waiting += 1
      try {
        await setTimeout(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (over - 1)))
      } finally {
        waiting -= 1
      }
    },
    async giveBack(limit, key) {
      await limiters.get(limit)?.reward(keyOf(limit, key))
    },
    async take(limit, key, factor) {
      if (!isBySource(limit)) return consume(limit, limiters, key, factor)
      const source = sourceOf(key)
      await consume(limit, limiters, source.key)
      if (source.wider) await consume(limit, wider, source.wider)
    },
    async forget(limit, key) {
      await limiters.get(limit)?.delete(keyOf(limit, key))
    },
    refusals: () => refusals,
  }
}

interface Policy {
  points: number
  duration: number
  blockDuration?: number
  /** staff are alerted at this many within `duration` */
  alarmAt?: number
  /** replaces the usual message, with the time to wait */
  words?: string
}

/** Counts one; whether that is too many is the caller's question. */
async function counted(
  limiter: ReturnType<typeof limiterFor> | undefined,
  key: string,
): Promise<RateLimiterRes | undefined> {
  try {
    return await limiter?.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return refusal
  }
}

const isBySource = (limit: string): boolean => limit.endsWith('.address')

const scaled = (points: number, scale: number): number => Math.max(1, Math.round(points * scale))

function limiterFor(
  name: string,
  { points, duration, blockDuration }: Policy,
  { redis, scale }: Pick<LimitOptions, 'redis' | 'scale'>,
) {
  const options = {
    keyPrefix: `limit:${name}`,
    points: scaled(points, scale),
    duration,
    ...(blockDuration !== undefined && { blockDuration }),
  }
  // Without Redis the process counts on its own, so that an outage refuses no one.
  return redis
    ? new RateLimiterRedis({
        ...options,
        storeClient: redis,
        rejectIfRedisNotReady: true,
        insuranceLimiter: new RateLimiterMemory(options),
      })
    : new RateLimiterMemory(options)
}

import { m } from 'contract/messages'
import { language, type Wording } from 'contract/core/wording'
import { setTimeout } from 'node:timers/promises'
import type { AlarmKind } from 'contract/alarms/words'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { timeText } from '../core/format.ts'
import { Busy, TooMany } from '../core/problems.ts'
import type { Source, SourceKey } from '../core/source.ts'

/**
 * Every limit of the product: how many, in how many seconds, by what. `RATE_LIMIT_SCALE` multiplies the numbers. The name
 * says by what: `….address` by source and the networks around it, `….pair` by something and a source, `….account` by
 * account, `….key` by API key. A limit that `spares` is a budget that many sources share: used up, it refuses only sources that took more
 * than so many of it themselves, and never a newcomer.
 */
const POLICIES = {
  'request.address': { points: 1200, duration: 60 },
  // Responses and pages that are not cached cost a hundred times as much as those that are.
  'make.address': { points: 300, duration: 60 },
  'render.address': { points: 120, duration: 60 },
  'request.account': { points: 600, duration: 60 },
  // of an API key, whoever answers for it
  'request.key': { points: 600, duration: 60 },
  // codes to one number: for one source, for one known device, and in total, which bounds the cost
  'otp.pair': { points: 5, duration: 3600 },
  'otp.device': { points: 5, duration: 3600 },
  'otp.number': { points: 20, duration: 3600, spares: 2, slowly: true },
  // many subscribers of a carrier share an address: slow beyond the first number, refused beyond the second
  'otp-slow.address': { points: 30, duration: 3600, networks: 'few' },
  'otp.address': { points: 300, duration: 3600, networks: 'few' },
  // four digits are quickly guessed: few tries per source and per serial number
  'warranty-check.address': { points: 20, duration: 3600, networks: 'few' },
  'warranty-check.pair': { points: 5, duration: 3600 },
  'warranty-check.serial': { points: 10, duration: 3600, spares: 1 },
  // enough for one household's appliances, too few to enumerate the register
  'serial-check.account': { points: 60, duration: 3600 },
  // a dispute is work for two people of the office
  'dispute.account': { points: 5, duration: 86_400, words: m.core_claimed_several_products_within_day },
  // one owner types one form
  'first-start.address': { points: 30, duration: 3600 },
  // job numbers are counted up: few tries per source and mobile number, and more in all per mobile number
  'track.address': { points: 30, duration: 3600, networks: 'few' },
  'track.pair': { points: 10, duration: 3600 },
  'track.contact': { points: 200, duration: 3600, spares: 1 },
  // a customer's complete data with films: a few an hour are plenty
  'my-data.account': { points: 5, duration: 3600 },
  // files in parts: those that no form uses stay on the disk for a while
  'upload.account': { points: 200, duration: 86_400, words: m.core_sent_very_many_files_within_day },
  // each costs money and proves no more than the first
  'test-sms.account': { points: 20, duration: 3600, words: m.core_sent_yourself_many_texts_within_hour },
  // one member of staff: each sends an SMS in the brand's name to a number that they typed, or with words of their own
  'typed-number.account': { points: 50, duration: 3600, words: m.core_entered_many_numbers_within_hour },
  'answer.account': { points: 100, duration: 3600, words: m.core_sent_many_messages_within_hour },
  'enquiry.address': { points: 10, duration: 3600 },
  // pictures that whoever has the link sends, of which one counts
  'bill-link.registration': { points: 20, duration: 3600 },
  'dead-end.address': { points: 30, duration: 3600 },
  'missed-search.address': { points: 30, duration: 3600 },
  'otp-check.address': { points: 60, duration: 900, networks: 'few' },
  // ten failed sign-ins lock a number and source for 15 minutes; beyond 50 for a number unknown browsers are slowed
  'login.pair': { points: 10, duration: 900, blockDuration: 900 },
  'login.number': { points: 50, duration: 900 },
  'login.address': { points: 100, duration: 900, networks: 'few' },
  // the password of who is signed in, typed once more
  'password.account': { points: 50, duration: 900 },
  // codes of a second factor: a million of them, three right at a time
  'factor.pair': { points: 10, duration: 900 },
  'factor.device': { points: 20, duration: 900 },
  'factor.account': { points: 100, duration: 86_400 },
  // so many wrong ones are no slip any more: the owner is told
  'factor-wrong.account': { points: 5, duration: 86_400 },
  // what the owner of a silent account knows: as few tries as at a code, and a day for the next ones
  'owner.account': { points: 5, duration: 86_400 },
  // Over all sources together. Staff are alerted long before anyone is refused. Of failed sign-ins three may be slips.
  'otp.all': { points: 2000, duration: 3600, alarmAt: 400, spares: 2 },
  'login.all': { points: 5000, duration: 900, alarmAt: 1000, spares: 3, sharesFor: 3600 },
  // what the owner of the installation pays for in a day, as the settings say
  'otp.day': { points: 10_000, duration: 86_400, alarmAt: 10_000, spares: 1 },
} as const satisfies Record<string, Policy>
type Limit = keyof typeof POLICIES

type Budget = { [L in Limit]: (typeof POLICIES)[L] extends { spares: number } ? L : never }[Limit]
type BySource = Extract<Limit, `${string}.address`>
type ByPair = Extract<Limit, `${string}.pair`>

/** The keys a limit counts by. */
type KeyOf<L extends Limit> = L extends BySource
  ? Source
  : L extends ByPair
    ? readonly [what: string, by: SourceKey]
    : L extends Budget
      ? readonly [what: string, by: Source]
      : string

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 8_000
/** How many requests may wait in a process at once, and how many of them from one network. */
const MAX_WAITING = 2_000
const MAX_WAITING_EACH = 20

/** Takes a count back: the caller turned out to be right. */
type GiveBack = () => Promise<void>

/** Counters, shared by all processes with Redis, else of this process. */
export interface Limits {
  /**
   * Counts one; throws TooMany with the seconds to wait beyond the limit. Whoever is beyond the number of a source does
   * not count for the networks around it. `factor` multiplies the limit for this key.
   */
  take<L extends Limit>(limit: L, key: KeyOf<L>, factor?: number): Promise<GiveBack>
  /**
   * Counts one; beyond the limit the caller waits, longer each time and at most eight seconds, and is not refused. The
   * wait holds nothing but the request.
   */
  slowDown(limit: 'otp-slow.address', source: Source): Promise<GiveBack>
  slowDown(limit: 'login.number', source: Source, contact: string): Promise<GiveBack>
  /** Counts one and refuses nothing: true for the one that reaches the number. */
  reaches(limit: 'factor-wrong.account', key: string): Promise<boolean>
  /** Resets the count: the caller turned out to be right. */
  forget<L extends ByPair>(limit: L, key: KeyOf<L>): Promise<void>
  /** The number of refusals in this process, by limit. */
  refusals(): ReadonlyMap<Limit, number>
}

declare module '../core/services.ts' {
  interface Services {
    limits: Limits
  }
}

export interface LimitOptions {
  redis: Redis | undefined
  scale: number
  /** a limit over all sources has reached `alarmAt`; again only after so many seconds */
  onAlarm?: (kind: AlarmKind, count: number, seconds: number) => void
}

export function createLimits({ onAlarm, ...options }: LimitOptions): Limits {
  const policies = Object.entries<Policy>(POLICIES) as [Limit, Policy][]
  const limiters = new Map(policies.map(([name, policy]) => [name, limiterFor(name, policy, options)]))
  const shares = new Map(
    policies.flatMap(([name, { spares, duration, sharesFor = duration }]) =>
      spares === undefined
        ? []
        : [[name, limiterFor(`${name}.share`, { points: spares, duration: sharesFor }, options)] as const],
    ),
  )
  const refusals = new Map<Limit, number>()

  function refuse(limit: Limit, msBeforeNext: number, isFirst: boolean): never {
    const { words, duration }: Policy = POLICIES[limit]
    refusals.set(limit, (refusals.get(limit) ?? 0) + 1)
    throw new TooMany(
      words
        ? m.core_next_one_sent({ label: words(), when: timeText(new Date(Date.now() + msBeforeNext), language()) })
        : m.core_too_many_tries_wait_while(),
      Math.min(msBeforeNext / 1000, duration),
      // One log line each time a limit is reached.
      isFirst ? { attempt: `beyond the limit ${limit}` } : undefined,
    )
  }

  /** Counts one at each of these in turn, until one is beyond its number. */
  async function count(limiter: Limiter, places: readonly Place[]): Promise<Counted> {
    const keys: string[] = []
    const giveBack = async () => void (await Promise.all(keys.map((key) => limiter.reward(key))))
    let ms = 0
    for (const { key, factor } of places) {
      const { consumedPoints, msBeforeNext } = await counted(limiter, key)
      keys.push(key)
      ms = msBeforeNext
      const beyond = consumedPoints - Math.round(limiter.points * factor)
      if (beyond > 0) return { beyond, ms, giveBack }
    }
    return { beyond: 0, ms, giveBack }
  }

  /** Counts one of a budget, and of what this source took of it. */
  async function takeOfBudget(limit: Budget, [what, source]: KeyOf<Budget>, factor: number): Promise<GiveBack> {
    const policy: Policy = POLICIES[limit]
    const [share, { consumedPoints, msBeforeNext }] = await Promise.all([
      count(shares.get(limit)!, placesOf(source, 'few', `${what}|`)),
      counted(limiters.get(limit)!, what),
    ])
    if (policy.alarmAt !== undefined && consumedPoints === scaled(policy.alarmAt, options.scale * factor))
      onAlarm?.(limit as AlarmKind, consumedPoints, policy.duration)
    const beyond = consumedPoints - Math.round(limiters.get(limit)!.points * factor)
    if (beyond > 0 && share.beyond > 0) refuse(limit, msBeforeNext, beyond === 1 || share.beyond === 1)
    if (beyond > 0 && policy.slowly) await wait(source, beyond, () => {})
    return async () => void (await Promise.all([share.giveBack(), limiters.get(limit)!.reward(what)]))
  }

  const waiting = new Map<SourceKey, number>()
  let allWaiting = 0

  /** The nth wait beyond a limit. One network cannot take the room of others. */
  async function wait({ key, networks: [around] }: Source, nth: number, full: () => void): Promise<void> {
    const network = around?.key ?? key
    const own = waiting.get(network) ?? 0
    if (allWaiting >= MAX_WAITING || own >= MAX_WAITING_EACH) return full()
    allWaiting += 1
    waiting.set(network, own + 1)
    try {
      await setTimeout(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (nth - 1)))
    } finally {
      allWaiting -= 1
      const left = waiting.get(network)! - 1
      if (left > 0) waiting.set(network, left)
      else waiting.delete(network)
    }
  }

  return {
    async take(limit, key, factor = 1) {
      if (isBudget(limit)) return takeOfBudget(limit, key as KeyOf<Budget>, factor)
      const policy: Policy = POLICIES[limit]
      const places = isBySource(limit)
        ? placesOf(key as Source, policy.networks ?? 'many')
        : [{ key: textOf(key as KeyOf<ByPair> | string), factor }]
      const { beyond, ms, giveBack } = await count(limiters.get(limit)!, places)
      if (beyond > 0) refuse(limit, ms, beyond === 1)
      return giveBack
    },
    async slowDown(limit: Limit, source: Source, what?: string) {
      const places = what === undefined ? placesOf(source, 'few') : [{ key: what, factor: 1 }]
      const { beyond, giveBack } = await count(limiters.get(limit)!, places)
      if (beyond > 0)
        await wait(source, beyond, () => {
          throw new Busy(429)
        })
      return giveBack
    },
    async reaches(limit, key) {
      const limiter = limiters.get(limit)!
      const { consumedPoints } = await counted(limiter, key)
      return consumedPoints === limiter.points
    },
    async forget(limit, key) {
      await limiters.get(limit)!.delete(textOf(key as KeyOf<ByPair>))
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
  words?: Wording
  /** of a limit by source: whether a network counts as few sources or as many; many by default */
  networks?: 'few' | 'many'
  /** of a budget: who took no more than this many of it is not refused when it is used up */
  spares?: number
  /** for how many seconds it is known what a source took, where that is not `duration` */
  sharesFor?: number
  /** who is spared waits */
  slowly?: true
}

/** Where one is counted, and how many times the limit it is allowed. */
interface Place {
  key: string
  factor: number
}

interface Counted {
  /** by how much it is beyond the limit; 0: it is not */
  beyond: number
  /** until its time is over */
  ms: number
  giveBack: GiveBack
}

/** A source and the networks around it that count. */
function placesOf({ key, networks }: Source, size: 'few' | 'many', before = ''): Place[] {
  const places = [{ key: before + key, factor: 1 }]
  for (const network of networks) {
    const factor = network[size]
    if (factor !== undefined) places.push({ key: before + network.key, factor })
  }
  return places
}

const textOf = (key: KeyOf<ByPair> | string): string => (typeof key === 'string' ? key : key.join('|'))

const isBySource = (limit: Limit): limit is BySource => limit.endsWith('.address')

const isBudget = (limit: Limit): limit is Budget => 'spares' in POLICIES[limit]

type Limiter = ReturnType<typeof limiterFor>

/** Counts one; whether that is too many is the caller's question. */
async function counted(limiter: Limiter, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return refusal
  }
}

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

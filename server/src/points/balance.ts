import { sql, type RawBuilder } from 'kysely'
import { type TierName, type TierThresholds, tiersFrom } from 'contract/customers/words'

/** The balance of an account: what is left in its unexpired lots. */
export const balanceOf = (accountId: RawBuilder<number>): RawBuilder<number> => sql<number>`(
  select coalesce(sum(point_lot.remaining), 0)::int from point_lot
  where point_lot.customer_id = ${accountId} and (point_lot.expires_at is null or point_lot.expires_at > now()))`

const COUNTED = sql`point_lot.revoked_at is null and point_lot.source <> 'adjustment'`

/** Which lots count as earned in the last 365 days, less what was revoked. */
const RECENT = sql`${COUNTED} and point_lot.earned_at > now() - interval '365 days'`

/** What an account earned in the last 365 days, less what was revoked. */
export const recentlyEarned = (accountId: RawBuilder<number>): RawBuilder<number> => sql<number>`(
  select coalesce(sum(point_lot.points), 0)::int from point_lot
  where point_lot.customer_id = ${accountId} and ${RECENT})`

/**
 * The same of all accounts of a page, for a join: summed up in one pass, which costs a third of a sum for each, with
 * the day a year ago reckoned once instead of for each lot.
 */
export const recentlyEarnedBy = (
  accountIds: RawBuilder<number[]>,
): RawBuilder<{ customer_id: number; earned: number }> =>
  sql`(select customer_id, sum(points)::int as earned from point_lot
    where customer_id = any(${accountIds}) and ${COUNTED}
      and earned_at > (select now() - interval '365 days') group by customer_id)`

/** The tier for recently earned points. */
export const tierOf = (earned: number, thresholds: TierThresholds): TierName =>
  tiersFrom(thresholds).find(({ from }) => earned >= from)?.tier ?? 'Silver Tier'

/** The next tier and the points missing for it; null at the highest. */
export function nextTierOf(earned: number, thresholds: TierThresholds) {
  const next = tiersFrom(thresholds).findLast(({ from }) => from > earned)
  return next ? { ...next, missing: next.from - earned } : null
}

/** The points of a tier: from, and below what the next one takes. */
export interface TierRange {
  from: number
  /** undefined for the highest */
  below: number | undefined
}

/** Which points make a tier. */
export function rangeOf(tier: TierName, thresholds: TierThresholds): TierRange {
  const tiers = tiersFrom(thresholds)
  const place = tiers.findIndex((each) => each.tier === tier)
  return { from: tiers[place]!.from, below: tiers[place - 1]?.from }
}

/** Whether an account earned so much recently. One pass over the year's lots answers it for all accounts. */
export function earnedWithin(accountId: RawBuilder<number>, { from, below }: TierRange): RawBuilder<boolean> {
  if (from === 0) return sql<boolean>`${accountId} not in (${earnersOf(sql`sum(points) >= ${below}`)})`
  const within =
    below === undefined ? sql`sum(points) >= ${from}` : sql`sum(points) >= ${from} and sum(points) < ${below}`
  // "is true" keeps this a set that is probed for each row. As a join the planner expects few rows and looks up each of
  // tens of thousands separately.
  return sql<boolean>`(${accountId} in (${earnersOf(within)})) is true`
}

const earnersOf = (having: RawBuilder<unknown>) => sql`
  select customer_id from point_lot
  where ${RECENT}
  group by customer_id having ${having}`

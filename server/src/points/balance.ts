import { sql, type RawBuilder } from 'kysely'
import { type TierName, TIERS } from 'contract/customers/words'

/** The balance of an account: what is left in its unexpired lots. */
export const balanceOf = (accountId: RawBuilder<number>): RawBuilder<number> => sql<number>`(
  select coalesce(sum(point_lot.remaining), 0)::int from point_lot
  where point_lot.customer_id = ${accountId} and (point_lot.expires_at is null or point_lot.expires_at > now()))`

/** What an account earned in the last 365 days, less what was revoked. */
export const recentlyEarned = (accountId: RawBuilder<number>): RawBuilder<number> => sql<number>`(
  select coalesce(sum(point_lot.points), 0)::int from point_lot
  where point_lot.customer_id = ${accountId} and point_lot.revoked_at is null
    and point_lot.source <> 'adjustment' and point_lot.earned_at > now() - interval '365 days')`

/** The tier for recently earned points. */
export const tierOf = (earned: number): TierName => TIERS.find(({ from }) => earned >= from)?.tier ?? 'Silver Tier'

/** The next tier and the points missing for it; null at the highest. */
export function nextTierOf(earned: number) {
  const next = TIERS.findLast(({ from }) => from > earned)
  return next ? { ...next, missing: next.from - earned } : null
}

/** Whether an account has a tier. One pass over the year's lots answers it for all accounts. */
export function hasTier(accountId: RawBuilder<number>, tier: TierName): RawBuilder<boolean> {
  const place = TIERS.findIndex((each) => each.tier === tier)
  const from = TIERS[place]!.from
  const below = TIERS[place - 1]?.from
  if (from === 0) return sql<boolean>`${accountId} not in (${earnersOf(sql`sum(points) >= ${below}`)})`
  const within =
    below === undefined ? sql`sum(points) >= ${from}` : sql`sum(points) >= ${from} and sum(points) < ${below}`
  // "is true" keeps this a set that is probed for each row. As a join the planner expects few rows and looks up each of
  // tens of thousands separately.
  return sql<boolean>`(${accountId} in (${earnersOf(within)})) is true`
}

const earnersOf = (having: RawBuilder<unknown>) => sql`
  select customer_id from point_lot
  where revoked_at is null and source <> 'adjustment' and earned_at > now() - interval '365 days'
  group by customer_id having ${having}`

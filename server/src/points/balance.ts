import { sql, type RawBuilder } from 'kysely'

/** Points from which a tier begins, earned in the last 365 days (CONTRACT A3). */
export const TIERS = [
  { tier: 'Platinum Tier', from: 2000 },
  { tier: 'Gold Tier', from: 500 },
  { tier: 'Silver Tier', from: 0 },
] as const

/** The balance of an account: what is left in its living lots. */
export const balanceOf = (accountId: RawBuilder<number>): RawBuilder<number> => sql<number>`(
  select coalesce(sum(point_lot.remaining), 0)::int from point_lot
  where point_lot.customer_id = ${accountId} and (point_lot.expires_at is null or point_lot.expires_at > now()))`

/** What an account earned in the last 365 days, less what was revoked. */
export const earnedLately = (accountId: RawBuilder<number>): RawBuilder<number> => sql<number>`(
  select coalesce(sum(point_lot.points), 0)::int from point_lot
  where point_lot.customer_id = ${accountId} and point_lot.revoked_at is null
    and point_lot.source <> 'adjustment' and point_lot.earned_at > now() - interval '365 days')`

/** The tier for points earned lately. */
export const tierOf = (earned: number): string => TIERS.find(({ from }) => earned >= from)?.tier ?? 'Silver Tier'

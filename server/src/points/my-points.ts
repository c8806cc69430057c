import { sql } from 'kysely'
import type { PointEntry, PointStanding } from 'contract/extensions/endpoints'
import type { Pagination } from 'contract/core/fields'
import { offsetOf, paginationOf, type PageRequest } from '../platform/database/page-of.ts'
import type { Db } from '../platform/core/db.ts'
import type { TierThresholds } from 'contract/customers/words'
import { balanceOf, recentlyEarned, nextTierOf, tierOf } from './balance.ts'

/** One page of a customer's ledger, newest first. */
export async function pageOfEntries(
  db: Db,
  customerId: number,
  page: PageRequest,
): Promise<{ data: PointEntry[]; pagination: Pagination }> {
  const found = db.selectFrom('point_entry').where('customer_id', '=', customerId)
  const [data, { total }] = await Promise.all([
    found
      .select(['id', 'kind', 'points', 'reason', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.per_page)
      .offset(offsetOf(page))
      .execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { data, pagination: paginationOf(page, total) }
}

/** A customer's balance, its tier, and what expires first. */
export async function getStanding(db: Db, customerId: number, thresholds: TierThresholds): Promise<PointStanding> {
  const id = sql<number>`${customerId}::int`
  const [{ balance, earned }, next] = await Promise.all([
    db.selectNoFrom([balanceOf(id).as('balance'), recentlyEarned(id).as('earned')]).executeTakeFirstOrThrow(),
    db
      .selectFrom('point_lot')
      .where('customer_id', '=', customerId)
      .where('remaining', '>', 0)
      .where('expires_at', '>', sql<string>`now()`)
      .select(['expires_at', sql<number>`sum(remaining)::int`.as('points')])
      .groupBy('expires_at')
      .orderBy('expires_at')
      .executeTakeFirst(),
  ])
  return {
    balance,
    earned,
    tier: tierOf(earned, thresholds),
    next_tier: nextTierOf(earned, thresholds),
    next_expiry: next?.expires_at ? { points: next.points, at: next.expires_at } : null,
  }
}

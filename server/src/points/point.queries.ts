import { sql } from 'kysely'
import type { PointEntry } from '../platform/core/schema.ts'
import type { Db } from '../platform/core/db.ts'
import { balanceOf } from './balance.ts'

/** A customer's points. */
export async function pointsOf(db: Db, customerId: number): Promise<number> {
  const { balance } = await db.selectNoFrom(balanceOf(sql`${customerId}::int`).as('balance')).executeTakeFirstOrThrow()
  return balance
}

/** Serialises changes to an account's points. A registration's own lock is taken before this one. */
export const lockPoints = (tx: Db, customerId: number) =>
  tx
    .selectFrom('account')
    .select(['id', 'number_guarded_until'])
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .execute()

/** The balance at a time, for a decision about it. */
export async function balanceNow(tx: Db, customerId: number, at: Date): Promise<number> {
  const lots = await lotsToSpend(tx, customerId, at)
  return lots.reduce((sum, { remaining }) => sum + remaining, 0)
}

/** Lots that are not empty: those that expire soonest first, then the oldest. */
export const lotsToSpend = (tx: Db, customerId: number, at: Date) =>
  tx
    .selectFrom('point_lot')
    .select(['id', 'remaining'])
    .where('customer_id', '=', customerId)
    .where('remaining', '>', 0)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', at.toISOString())]))
    .orderBy(sql`expires_at asc nulls last, earned_at, id`)
    .execute()

interface Award {
  customerId: number
  source: 'registration' | 'review'
  sourceKey: string
}

/** The lot that a source awarded, unless it was revoked; of several, the registration's. */
export const findLivingLot = (tx: Db, { customerId, source, sourceKey }: Award, registrationId: number | null) =>
  tx
    .selectFrom('point_lot')
    .select(['id', 'points', 'remaining'])
    .where('customer_id', '=', customerId)
    .where('source', '=', source)
    .where('source_key', '=', sourceKey)
    .where('revoked_at', 'is', null)
    .$if(registrationId !== null, (query) => query.where('registration_id', '=', registrationId))
    .executeTakeFirst()

/** Whether a source has awarded points that were not revoked, to whomever. */
export const hasAwarded = async (db: Db, { source, sourceKey }: Omit<Award, 'customerId'>): Promise<boolean> =>
  (await db
    .selectFrom('point_lot')
    .select('id')
    .where('source', '=', source)
    .where('source_key', '=', sourceKey)
    .where('revoked_at', 'is', null)
    .where('is_duplicate', '=', false)
    .executeTakeFirst()) !== undefined

/** What a customer had spent of a source's earlier awards when they were revoked, less refunds. */
export async function spentOfRevoked(tx: Db, { customerId, source, sourceKey }: Award): Promise<number> {
  const { spent } = await tx
    .selectFrom('point_lot')
    .innerJoin('point_allocation', 'point_allocation.lot_id', 'point_lot.id')
    .innerJoin('point_entry', 'point_entry.id', 'point_allocation.entry_id')
    .select(sql<number>`coalesce(sum(point_allocation.points), 0)::int`.as('spent'))
    .where('point_lot.customer_id', '=', customerId)
    .where('point_lot.source', '=', source)
    .where('point_lot.source_key', '=', sourceKey)
    .where('point_lot.revoked_at', 'is not', null)
    .where('point_entry.kind', 'in', ['spent', 'refunded'])
    .executeTakeFirstOrThrow()
  return spent
}

interface Entry {
  customerId: number
  kind: PointEntry['kind']
  points: number
  reason: string
  registrationId: number | null
  at: Date
  /** of the member of staff who did it by hand */
  byId?: number | null
}

/** Adds an entry to a customer's ledger. Returns its id. */
export async function insertEntry(
  tx: Db,
  { customerId, kind, points, reason, registrationId, at, byId }: Entry,
): Promise<number> {
  const { id } = await tx
    .insertInto('point_entry')
    .values({
      customer_id: customerId,
      kind,
      points,
      reason,
      registration_id: registrationId,
      by_id: byId,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The points that were given and taken by hand since then, and in how many entries. */
export const byHandSince = (db: Db, since: Date) =>
  db
    .selectFrom('point_entry')
    .where('kind', '=', 'adjusted')
    .where('created_at', '>=', since.toISOString())
    .select([
      sql<number>`coalesce(sum(points) filter (where points > 0), 0)::int`.as('given'),
      sql<number>`coalesce(-sum(points) filter (where points < 0), 0)::int`.as('taken'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .executeTakeFirstOrThrow()

/** How many points somebody gave and took by hand since then; who asks waits for others of the same person. */
export async function movedByHand(tx: Db, byId: number, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`points-by-hand:${byId}`}, 0))`.execute(tx)
  const { moved } = await tx
    .selectFrom('point_entry')
    .where('by_id', '=', byId)
    .where('created_at', '>=', since.toISOString())
    .select(sql<number>`coalesce(sum(abs(points)), 0)::int`.as('moved'))
    .executeTakeFirstOrThrow()
  return moved
}

/** Takes points from a lot for an entry; a negative number puts them back. */
export async function takeFromLot(
  tx: Db,
  { entryId, lotId, points }: { entryId: number; lotId: number; points: number },
) {
  if (points === 0) return
  await insertAllocation(tx, { entryId, lotId, points })
  await tx
    .updateTable('point_lot')
    .set((eb) => ({ remaining: eb('remaining', '-', points) }))
    .where('id', '=', lotId)
    .execute()
}

/** Records which lot an entry concerns, and with how many points. */
export const insertAllocation = (
  tx: Db,
  { entryId, lotId, points }: { entryId: number; lotId: number; points: number },
) => tx.insertInto('point_allocation').values({ entry_id: entryId, lot_id: lotId, points }).execute()

/** The lots that an entry took from, and whether they were revoked since. */
export const lotsOfEntry = (tx: Db, entryId: number) =>
  tx
    .selectFrom('point_allocation')
    .innerJoin('point_lot', 'point_lot.id', 'point_allocation.lot_id')
    .where('entry_id', '=', entryId)
    .select(['lot_id as lotId', 'point_allocation.points', 'revoked_at'])
    .orderBy('lot_id')
    .execute()

/** Expired lots that are not empty. */
export const expiredLots = (tx: Db, customerId: number, at: Date) =>
  tx
    .selectFrom('point_lot')
    .where('customer_id', '=', customerId)
    .where('remaining', '>', 0)
    .where('expires_at', '<=', at.toISOString())
    .select(['id', 'remaining'])
    .orderBy('id')
    .execute()

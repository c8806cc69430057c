import { POINTS_THAT_STAY } from 'contract/customers/words'
import { Conflict } from '../core/problems.ts'
import type { Db } from '../core/db.ts'
import {
  balanceNow,
  expiredLots,
  findLivingLot,
  insertAllocation,
  insertEntry,
  lockPoints,
  lotsOfEntry,
  lotsToSpend,
  spentOfRevoked,
  takeFromLot,
} from './point.queries.ts'

/** What earns points: a source and a key that earns once within it: a serial number, a product. */
export interface PointSource {
  customerId: number
  source: 'registration' | 'review'
  sourceKey: string
}

export interface PointChange {
  /** shown to the customer in the history */
  reason: string
  registrationId?: number | null
  at: Date
}

/**
 * Awards points, once per source and key. Points kept from a revoked award are not awarded again. Returns the points
 * awarded: 0 if the source has awarded already.
 */
export async function awardPoints(
  tx: Db,
  { customerId, source, sourceKey }: PointSource,
  {
    points,
    reason,
    registrationId = null,
    at,
    expiresAt = null,
  }: PointChange & { points: number; expiresAt?: Date | null },
): Promise<number> {
  await lockPoints(tx, customerId)
  const due = points - (await spentOfRevoked(tx, { customerId, source, sourceKey }))
  if (due <= 0) return 0
  const lot = await tx
    .insertInto('point_lot')
    .values({
      customer_id: customerId,
      points: due,
      remaining: due,
      source,
      source_key: sourceKey,
      registration_id: registrationId,
      earned_at: at,
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!lot) return 0
  await insertEntry(tx, { customerId, kind: 'earned', points: due, reason, registrationId, at })
  return due
}

/** What a revocation took back, and what it could not because it was spent. */
export interface Revoked {
  reversed: number
  spent: number
}

/** Takes back what is left of an award. The balance never goes below 0: spent points stay spent and are reported. */
export async function revokePoints(
  tx: Db,
  { customerId, source, sourceKey }: PointSource,
  { reason, registrationId = null, at }: PointChange,
): Promise<Revoked> {
  await lockPoints(tx, customerId)
  const lot = await findLivingLot(tx, { customerId, source, sourceKey }, registrationId)
  if (!lot) return { reversed: 0, spent: 0 }
  const revoked = { reversed: lot.remaining, spent: lot.points - lot.remaining }
  const entry = await insertEntry(tx, {
    customerId,
    kind: 'revoked',
    points: -revoked.reversed,
    reason: revoked.spent > 0 ? `${reason} (${revoked.spent} of ${lot.points} points were already used)` : reason,
    registrationId,
    at,
  })
  await takeFromLot(tx, { entryId: entry, lotId: lot.id, points: revoked.reversed })
  await tx.updateTable('point_lot').set({ revoked_at: at }).where('id', '=', lot.id).execute()
  return revoked
}

/**
 * Spends points from the lots that expire soonest. Returns the ledger entry. Throws Conflict when there are not enough.
 */
export async function spendPoints(
  tx: Db,
  customerId: number,
  { points, reason, registrationId = null, at }: PointChange & { points: number },
): Promise<number> {
  await lockPoints(tx, customerId)
  if ((await balanceNow(tx, customerId, at)) - points < POINTS_THAT_STAY) throw new Conflict('Not enough points')
  const entryId = await insertEntry(tx, { customerId, kind: 'spent', points: -points, reason, registrationId, at })
  await takeFromLots(tx, customerId, { entryId, points, at })
  return entryId
}

/**
 * Refunds what a ledger entry spent into the lots it came from, with the expiry they had. Points from an award revoked
 * since are refunded and revoked again, as two entries. Returns the number refunded.
 */
export async function refundPoints(
  tx: Db,
  customerId: number,
  { spentBy, reason, registrationId = null, at }: PointChange & { spentBy: number },
): Promise<number> {
  await lockPoints(tx, customerId)
  const lots = await lotsOfEntry(tx, spentBy)
  const [all, revoked] = [sumOf(lots), sumOf(lots.filter(({ revoked_at }) => revoked_at))]
  if (all === 0) return 0
  const line = { customerId, registrationId, at }
  const entryId = await insertEntry(tx, { ...line, kind: 'refunded', points: all, reason })
  for (const { lotId, points, revoked_at } of lots)
    await (revoked_at ? insertAllocation : takeFromLot)(tx, { entryId, lotId, points: -points })
  if (revoked > 0) {
    const why = `${reason}: earned by what was revoked since`
    const again = await insertEntry(tx, { ...line, kind: 'revoked', points: -revoked, reason: why })
    for (const { lotId, points, revoked_at } of lots)
      if (revoked_at) await insertAllocation(tx, { entryId: again, lotId, points })
  }
  return all - revoked
}

/** Writes off what is left in expired lots. Returns the number of points. */
export async function expirePoints(tx: Db, customerId: number, at: Date): Promise<number> {
  await lockPoints(tx, customerId)
  const lots = await expiredLots(tx, customerId, at)
  const points = lots.reduce((sum, { remaining }) => sum + remaining, 0)
  if (points === 0) return 0
  const line = { customerId, registrationId: null, at, kind: 'expired' as const, points: -points }
  const entryId = await insertEntry(tx, { ...line, reason: 'Not used in time' })
  for (const { id, remaining } of lots) await takeFromLot(tx, { entryId, lotId: id, points: remaining })
  return points
}

/** Adjusts points by hand, up or down. Returns the balance. Throws Conflict when it would become negative. */
export async function adjustPoints(
  tx: Db,
  customerId: number,
  { points, reason, at }: PointChange & { points: number },
): Promise<number> {
  await lockPoints(tx, customerId)
  const balance = await balanceNow(tx, customerId, at)
  if (balance + points < 0)
    throw new Conflict(`Only ${balance} ${balance === 1 ? 'point is' : 'points are'} there to take`)
  const entryId = await insertEntry(tx, { customerId, kind: 'adjusted', points, reason, registrationId: null, at })
  if (points < 0) await takeFromLots(tx, customerId, { entryId, points: -points, at })
  else
    await tx
      .insertInto('point_lot')
      .values({
        customer_id: customerId,
        points,
        remaining: points,
        source: 'adjustment',
        source_key: String(entryId),
        earned_at: at,
      })
      .execute()
  return balance + points
}

const sumOf = (lots: readonly { points: number }[]): number => lots.reduce((sum, { points }) => sum + points, 0)

/** The lots that expire soonest pay first. */
async function takeFromLots(
  tx: Db,
  customerId: number,
  { entryId, points, at }: { entryId: number; points: number; at: Date },
): Promise<void> {
  let due = points
  for (const lot of await lotsToSpend(tx, customerId, at)) {
    const taken = Math.min(due, lot.remaining)
    await takeFromLot(tx, { entryId, lotId: lot.id, points: taken })
    due -= taken
    if (due === 0) return
  }
}

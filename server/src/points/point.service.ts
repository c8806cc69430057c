import { Conflict } from '../http/errors.ts'
import type { Db } from '../services.ts'
import {
  balanceNow,
  findLivingLot,
  insertEntry,
  lockPoints,
  lotsToSpend,
  spentOfRevoked,
  takeFromLot,
} from './point.queries.ts'

/** What earns points: a source and, within it, a key that earns once: a serial number, a product. */
export interface PointSource {
  customerId: number
  source: 'registration' | 'review'
  sourceKey: string
}

export interface PointChange {
  /** what the customer reads in their history */
  reason: string
  registrationId?: number | null
  at: Date
}

/** The balance can never be redeemed whole: so much always stays (CONTRACT A3). */
export const POINTS_THAT_STAY = 1

/**
 * Credits points, once a source and key. What a customer kept of an award that was revoked is not given again.
 * Gives what was credited: 0 when the source has awarded already.
 */
export async function awardPoints(
  tx: Db,
  { customerId, source, sourceKey }: PointSource,
  { points, reason, registrationId = null, at }: PointChange & { points: number },
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
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!lot) return 0
  await insertEntry(tx, { customerId, kind: 'earned', points: due, reason, registrationId, at })
  return due
}

/** What a revocation took back, and what it could not because it is spent. */
export interface Revoked {
  reversed: number
  spent: number
}

/** Takes back what is left of an award. The balance stays at 0 or above: what is spent stays spent, and is told. */
export async function revokePoints(
  tx: Db,
  { customerId, source, sourceKey }: PointSource,
  { reason, registrationId = null, at }: PointChange,
): Promise<Revoked> {
  await lockPoints(tx, customerId)
  const lot = await findLivingLot(tx, { customerId, source, sourceKey })
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

/** Debits points from the lots that expire soonest. Throws Conflict when not enough would stay. */
export async function spendPoints(
  tx: Db,
  customerId: number,
  { points, reason, registrationId = null, at }: PointChange & { points: number },
): Promise<void> {
  await lockPoints(tx, customerId)
  if ((await balanceNow(tx, customerId, at)) - points < POINTS_THAT_STAY) throw new Conflict('Not enough points')
  const entryId = await insertEntry(tx, { customerId, kind: 'spent', points: -points, reason, registrationId, at })
  await takeFromLots(tx, customerId, { entryId, points, at })
}

/** Gives points or, below zero, takes them away by hand. Gives the balance. Throws Conflict when more would go than there are. */
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

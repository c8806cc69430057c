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

/**
 * Credits points, once a source and key. What a customer kept of an award that was revoked is not given again.
 * Gives what was credited: 0 when the source has awarded already.
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

/** Debits points from the lots that expire soonest. Gives the line of the ledger. Throws Conflict when not enough would stay. */
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
 * Gives back what a line of the ledger spent, into the lots it came from, with the expiry that they have. What came from
 * an award that was revoked since is told, and revoked as well. Gives how many points came back.
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

/** Writes off what is left in lots whose time is over. Gives how many points. */
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

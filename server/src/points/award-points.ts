import type { Db } from '../platform/core/db.ts'
import { findLivingLot, hasAwarded, insertEntry, lockPoints, spentOfRevoked, takeFromLot } from './point.queries.ts'
import type { PointChange } from './point-change.ts'

/** A source of points: a source and a key that earns once within it: a serial number, a product. */
export interface PointSource {
  customerId: number
  source: 'registration' | 'review'
  sourceKey: string
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
  const due = await pointsDue(tx, { customerId, source, sourceKey }, points)
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

/** How many of these points an award would give now: 0 if the source has awarded already. */
export async function pointsDue(
  db: Db,
  source: PointSource,
  points: number,
  { despiteAward = false } = {},
): Promise<number> {
  if (!despiteAward && (await hasAwarded(db, source))) return 0
  return Math.max(0, points - (await spentOfRevoked(db, source)))
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

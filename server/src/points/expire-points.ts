import type { Db } from '../platform/core/db.ts'
import { expiredLots, insertEntry, lockPoints, takeFromLot } from './point.queries.ts'

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

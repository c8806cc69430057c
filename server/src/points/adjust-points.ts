import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
import { Conflict } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'
import { balanceNow, insertEntry, lockPoints } from './point.queries.ts'
import type { PointChange } from './point-change.ts'
import { takeFromLots } from './spend-points.ts'

/** Adjusts points by hand, up or down; the entry says who did. Returns the balance. Throws Conflict when it would become negative. */
export async function adjustPoints(
  tx: Db,
  customerId: number,
  { points, reason, at, byId }: PointChange & { points: number; byId: number | null },
): Promise<number> {
  await lockPoints(tx, customerId)
  const balance = await balanceNow(tx, customerId, at)
  if (balance + points < 0) throw new Conflict(m.points_only_so_many({ count: balance, shown: counted(balance) }))
  const entryId = await insertEntry(tx, {
    customerId,
    kind: 'adjusted',
    points,
    reason,
    registrationId: null,
    at,
    byId,
  })
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

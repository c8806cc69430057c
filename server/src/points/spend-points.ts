import { m } from 'contract/messages'
import { POINTS_THAT_STAY } from 'contract/customers/words'
import { refuseMergedLately } from '../accounts/merging/merge-record.ts'
import { refuseSpending } from '../accounts/number-guard.ts'
import { Conflict } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'
import {
  balanceNow,
  insertAllocation,
  insertEntry,
  lockPoints,
  lotsOfEntry,
  lotsToSpend,
  takeFromLot,
} from './point.queries.ts'
import type { PointChange } from './point-change.ts'

/**
 * Spends points from the lots that expire soonest. Returns the ledger entry. Throws Conflict when there are not enough, and
 * while the number of the account is guarded, or it was merged with another one within the last day.
 */
export async function spendPoints(
  tx: Db,
  customerId: number,
  { points, reason, registrationId = null, at }: PointChange & { points: number },
): Promise<number> {
  const [customer] = await lockPoints(tx, customerId)
  if (customer) refuseSpending(customer, at)
  await refuseMergedLately(tx, customerId, at)
  if ((await balanceNow(tx, customerId, at)) - points < POINTS_THAT_STAY)
    throw new Conflict(m.points_not_enough_points())
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

const sumOf = (lots: readonly { points: number }[]): number => lots.reduce((sum, { points }) => sum + points, 0)

/** The lots that expire soonest pay first. */
export async function takeFromLots(
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

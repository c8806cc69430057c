import { expect } from 'vitest'
import type { Db } from '../../platform/core/db.ts'
import type { Services } from '../../platform/core/services.ts'
import { adjustPoints } from '../adjust-points.ts'
import { awardPoints, revokePoints } from '../award-points.ts'
import { expirePoints } from '../expire-points.ts'
import { refundPoints, spendPoints } from '../spend-points.ts'

export type Step =
  | { do: 'award'; sourceKey: string; points: number }
  | { do: 'revoke'; sourceKey: string }
  | { do: 'spend'; points: number }
  | { do: 'refund' }
  | { do: 'expire'; sourceKey: string }
  | { do: 'adjust'; points: number }

export const take = (services: Services, customerId: number, prefix: string, step: Step) =>
  services.db.transaction().execute(async (tx) => {
    const at = services.clock.now()
    const reason = 'test'
    if (step.do === 'spend')
      return spendPoints(tx, customerId, { points: step.points, reason, at }).catch((error: Error) =>
        expect(error.message).toBe('Not enough points'),
      )
    if (step.do === 'adjust')
      return adjustPoints(tx, customerId, { points: step.points, reason, at, byId: null }).catch((error: Error) =>
        expect(error.message).toMatch(/^Only \d+ points? (is|are) there to take$/),
      )
    if (step.do === 'refund') return refundLast(tx, customerId, at)
    const source = { customerId, source: 'registration' as const, sourceKey: prefix + step.sourceKey }
    if (step.do === 'expire') return expireLot(tx, source, at)
    if (step.do === 'award') await awardPoints(tx, source, { points: step.points, reason, at })
    else await revokePoints(tx, source, { reason, at })
  })

/** Refunds the newest spending not refunded yet. */
async function refundLast(tx: Db, customerId: number, at: Date) {
  const last = await tx
    .selectFrom('point_entry')
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'spent')
    .where('reason', '=', 'test')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!last) return
  await refundPoints(tx, customerId, { spentBy: last.id, reason: 'test', at })
  await tx.updateTable('point_entry').set({ reason: 'given back' }).where('id', '=', last.id).execute()
  await expirePoints(tx, customerId, at)
}

/** The award has expired. */
async function expireLot(tx: Db, { customerId, sourceKey }: { customerId: number; sourceKey: string }, at: Date) {
  await tx
    .updateTable('point_lot')
    .set({ expires_at: new Date(at.getTime() - 1000) })
    .where('customer_id', '=', customerId)
    .where('source_key', '=', sourceKey)
    .execute()
  await expirePoints(tx, customerId, at)
}

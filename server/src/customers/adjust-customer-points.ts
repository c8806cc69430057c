import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
import { may } from 'contract/core/access'
import { isoDay, startOfDay } from 'contract/core/dates/nepal-time'
import { recordAudit } from '../platform/audit/audit.ts'
import { Invalid, NotFound } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { adjustPoints } from '../points/adjust-points.ts'
import { movedByHand } from '../points/point.queries.ts'
import type { Services } from '../platform/core/services.ts'

interface Adjustment {
  points: number
  reason: string
}

/**
 * Grants or deducts a customer's points. Returns the balance. Throws NotFound, Conflict, or Invalid beyond what the
 * caller may move in a day.
 */
export const adjustCustomerPoints = (
  services: Services,
  user: Caller,
  id: number,
  { points, reason }: Adjustment,
): Promise<number> =>
  services.db.transaction().execute(async (tx) => {
    const at = services.clock.now()
    if (!may(user, 'points.unlimited')) await refuseBeyondDay(services, tx, user, { points, at })
    const customer = await tx
      .selectFrom('account')
      .where('id', '=', id)
      .where('role', '=', 'customer')
      .select('id')
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!customer) throw new NotFound(m.core_customer_not_found())
    const balance = await adjustPoints(tx, id, { points, reason, at, byId: user.id })
    await recordAudit(tx, {
      actor: user,
      action: 'points.adjust',
      subject: { table: 'account', id },
      before: { reward_points: balance - points },
      after: { reward_points: balance, points, reason },
      at,
    })
    return balance
  })

/** Given and taken points count alike, and so do all customers of a day in Nepal. */
async function refuseBeyondDay(
  { settings }: Services,
  tx: Db,
  user: Caller,
  { points, at }: { points: number; at: Date },
): Promise<void> {
  const most = settings.current.points_by_hand
  const moved = await movedByHand(tx, user.id, startOfDay(isoDay(at)))
  if (moved + Math.abs(points) <= most) return
  const left = Math.max(0, most - moved)
  throw new Invalid({
    points: m.customers_may_give_take_points_day_left({ n: counted(most), m: counted(left) }),
  })
}

import { recordAudit } from '../audit/audit.ts'
import { NotFound } from '../core/problems.ts'
import type { Caller } from '../core/caller.ts'
import { adjustPoints } from '../points/adjust-points.ts'
import type { Services } from '../services.ts'

interface Adjustment {
  points: number
  reason: string
}

/** Grants or deducts a customer's points. Returns the balance. Throws NotFound or Conflict. */
export const adjustCustomerPoints = (
  { db, clock }: Services,
  user: Caller,
  id: number,
  { points, reason }: Adjustment,
): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const customer = await tx
      .selectFrom('account')
      .where('id', '=', id)
      .where('role', '=', 'customer')
      .select('id')
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!customer) throw new NotFound('Customer not found')
    const at = clock.now()
    const balance = await adjustPoints(tx, id, { points, reason, at })
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

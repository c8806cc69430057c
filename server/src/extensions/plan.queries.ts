import { m } from 'contract/messages'
import { sql } from 'kysely'
import type { ExtensionPlan } from 'contract/extensions/endpoints'
import { NotFound } from '../platform/core/problems.ts'
import { balanceOf } from '../points/balance.ts'
import type { Db } from '../platform/core/db.ts'
import { whyNotExtendable } from './extendable.ts'
import { findOwnLiving } from './extension.queries.ts'

/** Whether the warranty of the caller's product was or can be extended. Throws NotFound, also for others' products. */
export async function getPlan(db: Db, customerId: number, id: number, since: string): Promise<ExtensionPlan> {
  const [product, extension] = await Promise.all([findOwn(db, customerId, id), findOwnLiving(db, id)])
  const refusal = whyNotExtendable(product, extension ?? undefined, since)
  return { reward_points: product.balance, extension, refusal: refusal?.message ?? '' }
}

/** The points the caller can use for a product. Throws NotFound, also for others' products. */
export const pointsForOwn = async (db: Db, customerId: number, id: number): Promise<number> =>
  (await findOwn(db, customerId, id)).balance

async function findOwn(db: Db, customerId: number, id: number) {
  const row = await db
    .selectFrom('registration')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .select(['status', 'warranty_expiry', balanceOf(sql`registration.customer_id`).as('balance')])
    .executeTakeFirst()
  if (!row) throw new NotFound(m.core_product_not_found())
  return row
}

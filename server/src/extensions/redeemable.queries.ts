import { m } from 'contract/messages'
import { sql } from 'kysely'
import type { Redeemable } from 'contract/extensions/endpoints'
import type { Db } from '../platform/core/db.ts'
import { POINTS_THAT_STAY } from 'contract/customers/words'
import { balanceOf } from '../points/balance.ts'
import { isApproved } from 'contract/registrations/words'
import { whyNotExtendable } from './extendable.ts'

/** More than anybody chooses from. */
const MOST = 50

/**
 * The customer's products with a warranty that ends on or after the day `since`: those that points can extend now come first, then those that lack
 * points, then those that cannot be extended.
 */
export async function listRedeemable(db: Db, customerId: number, since: string): Promise<Redeemable[]> {
  const rows = await db
    .selectFrom('registration')
    .leftJoin('warranty_extension', (join) =>
      join
        .onRef('warranty_extension.registration_id', '=', 'registration.id')
        .on('warranty_extension.state', '<>', 'cancelled'),
    )
    .where('registration.customer_id', '=', customerId)
    .where('warranty_expiry', '>=', since)
    .select([
      'registration.id',
      'registration.model_name',
      'registration.serial_number',
      'warranty_expiry',
      'registration.status',
    ])
    .select(['warranty_extension.state', 'warranty_extension.reference'])
    .select([
      sql<number | null>`(select min(amt) from warranty_package
        where warranty_package.sub_category_id = registration.sub_category_id)`.as('price'),
      balanceOf(sql`registration.customer_id`).as('balance'),
    ])
    .orderBy('registration.id', 'desc')
    .limit(MOST)
    .execute()
  return rows
    .filter(({ status }) => isApproved(status))
    .map(({ state, reference, balance, status, warranty_expiry, ...row }) => {
      const living = state && reference ? { state, reference } : undefined
      const refusal = whyNotExtendable({ status, warranty_expiry }, living, since)?.message
      return {
        ...row,
        serial_number: row.serial_number ?? '',
        // Rows without one were left out above.
        warranty_expiry: warranty_expiry!,
        missing: row.price ? Math.max(0, row.price + POINTS_THAT_STAY - balance) : 0,
        refusal: refusal ?? (row.price === null ? m.extensions_no_package_product() : ''),
      }
    })
    .toSorted((a, b) => rank(a) - rank(b))
}

const rank = ({ refusal, missing }: Pick<Redeemable, 'refusal' | 'missing'>): number =>
  refusal ? 2 : missing > 0 ? 1 : 0

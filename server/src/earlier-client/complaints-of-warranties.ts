import { m } from 'contract/messages'
// Rows of the warranty list as an earlier client of this API names complaints.
import { Conflict } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'

/**
 * The newest complaint shown by each of these rows of the warranty list; missing rows are ignored. Throws Conflict for
 * a row without one.
 */
export async function complaintsOfWarranties(db: Db, rows: readonly number[]): Promise<number[]> {
  const shown = await db
    .selectFrom('registration')
    .leftJoin('complaint', 'complaint.registration_id', 'registration.id')
    .where('registration.id', 'in', rows)
    .where('registration.status', 'in', ['Approved', 'Discount'])
    .groupBy('registration.id')
    .select((eb) => eb.fn.max('complaint.id').as('complaint_id'))
    .execute()
  return shown.map(({ complaint_id }) => {
    if (complaint_id === null) throw new Conflict(m.earlier_client_product_no_complaint(), 'no_complaint')
    return complaint_id
  })
}

import { sql, type RawBuilder } from 'kysely'
import { may, type Role } from 'contract/access'
import type { CustomerOverview } from 'contract/customers'
import { NotFound } from '../http/errors.ts'
import { balanceOf, earnedLately, tierOf } from '../points/balance.ts'
import type { Db } from '../services.ts'

const SHOWN = 20

/** Products, complaints and points of one customer, the newest of each; null where the role may not look. Throws NotFound. */
export async function getCustomerOverview(db: Db, id: number, role: Role): Promise<CustomerOverview> {
  const customer = await db
    .selectFrom('account')
    .where('account.id', '=', id)
    .where('role', '=', 'customer')
    .select([
      balanceOf(sql`account.id`).as('balance'),
      earnedLately(sql`account.id`).as('earned'),
      countOf('point_entry').as('entries'),
      countOf('registration').as('products'),
      countOf('complaint').as('complaints'),
    ])
    .executeTakeFirst()
  if (!customer) throw new NotFound('Customer not found')
  const [entries, products, complaints] = await Promise.all([
    newestEntries(db, id),
    may(role, 'registrations.read') ? newestProducts(db, id) : undefined,
    may(role, 'complaints.read') ? newestComplaints(db, id) : undefined,
  ])
  return {
    reward_points: customer.balance,
    points_earned: customer.earned,
    tier: tierOf(customer.earned),
    entries: { total: customer.entries, rows: entries },
    products: products ? { total: customer.products, rows: products } : null,
    complaints: complaints ? { total: customer.complaints, rows: complaints } : null,
  }
}

const countOf = (table: 'point_entry' | 'registration' | 'complaint'): RawBuilder<number> =>
  sql<number>`(select count(*)::int from ${sql.table(table)} where customer_id = account.id)`

const newestEntries = (db: Db, customerId: number) =>
  db
    .selectFrom('point_entry')
    .where('customer_id', '=', customerId)
    .select(['id', 'points', 'kind', 'reason', 'created_at'])
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()

async function newestProducts(db: Db, customerId: number) {
  const rows = await db
    .selectFrom('registration')
    .where('customer_id', '=', customerId)
    .select(['id', 'model_name', 'model_num', 'serial_number', 'purchase_date', 'warranty_expiry', 'status'])
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(({ warranty_expiry, ...row }) => ({ ...row, warranty_expiry: warranty_expiry ?? '' }))
}

async function newestComplaints(db: Db, customerId: number) {
  const rows = await db
    .selectFrom('complaint')
    .where('customer_id', '=', customerId)
    .select(['id', 'model_name', 'problem_type', 'job_no', 'status', 'created_at'])
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(({ job_no, ...row }) => ({ ...row, job_no: job_no ?? '' }))
}

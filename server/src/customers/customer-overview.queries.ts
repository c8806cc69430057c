import { m } from 'contract/messages'
import { sql, type RawBuilder } from 'kysely'
import { may, type Capability, type Holder } from 'contract/core/access'
import { CLOSED_STATUSES } from 'contract/complaints/words'
import type { CustomerOverview } from 'contract/customers/endpoints'
import type { TierThresholds } from 'contract/customers/words'
import { NotFound } from '../platform/core/problems.ts'
import { balanceOf, recentlyEarned, tierOf } from '../points/balance.ts'
import { products, withFirst } from '../quotations/asked-products.ts'
import type { Db } from '../platform/core/db.ts'

const SHOWN = 20

/**
 * A customer's points, products and requests, the newest of each; null where the reader has no access. Throws NotFound.
 */
export async function getCustomerOverview(
  db: Db,
  id: number,
  reader: Holder,
  thresholds: TierThresholds,
): Promise<CustomerOverview> {
  const customer = await db
    .selectFrom('account')
    .where('account.id', '=', id)
    .where('role', '=', 'customer')
    .select([
      balanceOf(sql`account.id`).as('balance'),
      recentlyEarned(sql`account.id`).as('earned'),
      countOf('point_entry').as('entries'),
      countOf('registration').as('products'),
      countOf('complaint').as('complaints'),
      countOf('quotation').as('quotations'),
      countOf('personalisation').as('personalisations'),
      sql<number>`(select count(*)::int from enquiry where phone = any(${numbersOf(sql`account.id`)}))`.as('enquiries'),
    ])
    .executeTakeFirst()
  if (!customer) throw new NotFound(m.core_customer_not_found())
  const ifSeen = <T>(needs: Capability, rows: (db: Db, customerId: number) => Promise<T[]>) =>
    may(reader, needs) ? rows(db, id) : undefined
  const [entries, products, complaints, quotations, personalisations, enquiries] = await Promise.all([
    newestEntries(db, id),
    ifSeen('registrations.read', newestProducts),
    ifSeen('complaints.read', newestComplaints),
    ifSeen('quotations.read', newestQuotations),
    ifSeen('personalisations.read', newestPersonalisations),
    ifSeen('enquiries.read', newestEnquiries),
  ])
  return {
    reward_points: customer.balance,
    points_earned: customer.earned,
    tier: tierOf(customer.earned, thresholds),
    entries: { total: customer.entries, rows: entries },
    products: newestOf(customer.products, products),
    complaints: newestOf(customer.complaints, complaints),
    quotations: newestOf(customer.quotations, quotations),
    personalisations: newestOf(customer.personalisations, personalisations),
    enquiries: newestOf(customer.enquiries, enquiries),
  }
}

const newestOf = <T>(total: number, rows: T[] | undefined) => (rows ? { total, rows } : null)

const countOf = (
  table: 'point_entry' | 'registration' | 'complaint' | 'quotation' | 'personalisation',
): RawBuilder<number> => sql<number>`(select count(*)::int from ${sql.table(table)} where customer_id = account.id)`

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
  return rows.map((row) => ({
    ...row,
    serial_number: row.serial_number ?? '',
    purchase_date: row.purchase_date ?? '',
    warranty_expiry: row.warranty_expiry ?? '',
  }))
}

async function newestComplaints(db: Db, customerId: number) {
  const rows = await db
    .selectFrom('complaint')
    .where('customer_id', '=', customerId)
    .select(['id', 'model_name', 'problem_type', 'job_no', 'status', 'created_at'])
    // Callers mostly ask about open matters.
    .orderBy((eb) => eb('status', 'in', CLOSED_STATUSES))
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(({ job_no, ...row }) => ({ ...row, job_no: job_no ?? '' }))
}

async function newestQuotations(db: Db, customerId: number) {
  const rows = await db
    .selectFrom('quotation')
    .where('customer_id', '=', customerId)
    .select(['id', products, 'status', 'created_at'])
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(withFirst)
}

const newestPersonalisations = (db: Db, customerId: number) =>
  db
    .selectFrom('personalisation')
    .where('customer_id', '=', customerId)
    .select(['id', 'product_name', 'text', 'status', 'created_at'])
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()

/** All numbers of an account. */
const numbersOf = (id: RawBuilder<unknown>) => sql<string[]>`array(
  select contact from account as owner where owner.id = ${id}
  union all select contact from account_number where account_id = ${id})`

/** The contact form has no accounts: messages are matched by number. */
const newestEnquiries = (db: Db, customerId: number) =>
  db
    .selectFrom('enquiry')
    .where('phone', '=', sql<string>`any(${numbersOf(sql`${customerId}::int`)})`)
    .select(['id', 'note', sql<boolean>`read_at is not null`.as('is_read'), 'created_at'])
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()

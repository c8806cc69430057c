import { sql } from 'kysely'
import { traitsOf, type TextKey, type TextRecord } from 'contract/customer-texts/words'
import type { Db } from '../platform/core/db.ts'
import { getQuotation } from '../quotations/quotation.queries.ts'
import type { Facts } from './facts.ts'

/** The newest record a text is about, with its facts. */
export interface NewestFacts {
  kind: TextRecord
  id: number
  values: Record<string, unknown>
  /** of a complaint, for the link to follow it */
  token?: string
}

/** The newest record that would cause a text; undefined where there is none, as for texts about accounts. */
export async function newestFacts(db: Db, key: TextKey): Promise<NewestFacts | undefined> {
  if (key === 'see_and_answer') return ofQuotation(db, key)
  const { occasion } = traitsOf(key)
  switch (occasion) {
    case 'account':
      return undefined
    case 'paper':
      return key === 'paper_quotation_hold' ? ofQuotation(db, key) : undefined
    case 'registration':
      return ofRegistration(db, key)
    case 'extension':
      return ofExtension(db, key)
    case 'quotation':
      return ofQuotation(db, key)
    case 'lettering':
      return ofPersonalisation(db, key)
    default:
      return ofComplaint(db, key)
  }
}

const isOf = (key: TextKey, ...beginnings: string[]): boolean => beginnings.some((begin) => key.startsWith(begin))

async function ofComplaint(db: Db, key: TextKey): Promise<NewestFacts | undefined> {
  const isWritten = isOf(key, 'written', 'read_and_answer')
  const row = await db
    .selectFrom('complaint')
    .select([
      'complaint.id',
      'complaint.customer_id',
      'complaint.model_name',
      'complaint.job_no',
      'complaint.technician',
      'complaint.visit_date',
      'complaint.visit_window',
      'complaint.tracking_token',
    ])
    .$if(key.endsWith('_job') || isOf(key, 'dispatched'), (query) => query.where('job_no', 'is not', null))
    .$if(isOf(key, 'visit', 'set_out') && !isOf(key, 'visit_off'), (query) =>
      query.where('visit_date', 'is not', null).where('technician', '<>', ''),
    )
    .$if(isWritten, (query) =>
      query.where('complaint.id', 'in', (eb) =>
        eb
          .selectFrom('complaint_message')
          .where('kind', '=', 'staff')
          .orderBy('complaint_message.id', 'desc')
          .limit(1)
          .select('complaint_id'),
      ),
    )
    .$if(isOf(key, 'estimate'), (query) =>
      query.where('complaint.id', 'in', (eb) =>
        eb.selectFrom('repair_estimate').orderBy('repair_estimate.id', 'desc').limit(1).select('complaint_id'),
      ),
    )
    .orderBy('complaint.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { id, tracking_token: token, ...values } = row
  const text = isWritten ? await lastWritten(db, id) : undefined
  const estimated = isOf(key, 'estimate') ? await lastEstimated(db, id) : undefined
  return { kind: 'complaint', id, token, values: { id, ...values, text, ...estimated } }
}

async function lastWritten(db: Db, complaint: number): Promise<string | undefined> {
  const message = await db
    .selectFrom('complaint_message')
    .where('complaint_id', '=', complaint)
    .where('kind', '=', 'staff')
    .select('text')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return message?.text
}

const lastEstimated = (db: Db, complaint: number) =>
  db
    .selectFrom('repair_estimate')
    .where('complaint_id', '=', complaint)
    .select(['total', 'valid_until'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

async function ofRegistration(db: Db, key: TextKey): Promise<NewestFacts | undefined> {
  const values = await db
    .selectFrom('registration')
    .select([
      'registration.id',
      'registration.customer_id',
      'registration.model_name',
      // What its messages call it while the number is not known.
      sql<string>`coalesce(registration.serial_number, registration.model_name)`.as('serial_number'),
      'registration.warranty_expiry as expiry',
      'registration.reason',
      'registration.promised_points as points',
    ])
    .$if(isOf(key, 'approved', 'kept', 'replaced'), (query) =>
      query.where('registration.status', 'in', ['Approved', 'Discount']),
    )
    .$if(isOf(key, 'rejected', 'transferred'), (query) => query.where('registration.status', '=', 'Rejected'))
    .orderBy('registration.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return values && { kind: 'registration', id: values.id, values }
}

async function ofExtension(db: Db, key: TextKey): Promise<NewestFacts | undefined> {
  const row = await db
    .selectFrom('warranty_extension')
    .innerJoin('registration', 'registration.id', 'warranty_extension.registration_id')
    .select([
      'warranty_extension.id',
      'warranty_extension.customer_id',
      'registration.model_name',
      'registration.warranty_expiry as expiry',
      'warranty_extension.price',
      'warranty_extension.paid_with',
      'warranty_extension.months as duration',
      'warranty_extension.reference',
      'warranty_extension.reason',
    ])
    .$if(isOf(key, 'redeemed'), (query) => query.where('paid_with', '=', 'points'))
    .$if(isOf(key, 'requested', 'settled'), (query) => query.where('paid_with', '=', 'money'))
    .$if(isOf(key, 'extension_cancelled'), (query) => query.where('state', '=', 'cancelled'))
    .orderBy('warranty_extension.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { paid_with, ...values } = row
  const points = paid_with === 'points' ? row.price : undefined
  return { kind: 'extension', id: row.id, values: { ...values, points } }
}

async function ofQuotation(db: Db, key: TextKey): Promise<NewestFacts | undefined> {
  const found = await db
    .selectFrom('quotation')
    .where('status', '=', isOf(key, 'quotation_rejected') ? 'Rejected' : 'Approved')
    .select(['id', 'reason', 'created_at'])
    .$if(key === 'paper_quotation_hold' || isOf(key, 'quotation_ends'), (query) =>
      query.where('valid_until', 'is not', null),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!found) return undefined
  const { model_name, quantity, products, total, valid_until } = await getQuotation(
    db,
    found.id,
    found.created_at.slice(0, 10),
  )
  return { kind: 'quotation', id: found.id, values: { ...found, model_name, quantity, products, total, valid_until } }
}

async function ofPersonalisation(db: Db, key: TextKey): Promise<NewestFacts | undefined> {
  const values = await db
    .selectFrom('personalisation')
    .where('status', '=', isOf(key, 'lettering_rejected') ? 'rejected' : 'approved')
    .select(['id', 'customer_id', 'product_name', 'text', 'reason'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return values && { kind: 'personalisation', id: values.id, values }
}

/** The facts of an example with what is known of a record in their place. */
export function withRecord(example: Facts, { kind, values }: NewestFacts): Facts {
  const known = Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== '')
  return { ...example, [kind]: { ...example[kind], ...Object.fromEntries(known) } }
}

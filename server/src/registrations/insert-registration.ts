import type { Selectable } from 'kysely'
import type { Registration } from '../platform/core/schema.ts'
import { insertFile } from '../platform/files/file.queries.ts'
import type { StoredFile } from '../platform/files/file-rows.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { promiseOf } from './promise.ts'
import { lookUpUnit } from './registration.queries.ts'
import { refuseReplaced } from './replaced-units.queries.ts'
import type { Input } from 'contract/core/endpoint'
import type { registrations } from 'contract/registrations/endpoints'

type Photographs = 'product_image' | 'bill_image_one' | 'warranty_image'

type NotYetKnown = 'serial_number' | 'purchase_date'

/** A registration of which photographs may be missing, and what a caller cannot tell. */
export type PurchaseForm = Omit<RegistrationForm, Photographs | NotYetKnown> & {
  [photo in Photographs]?: RegistrationForm[photo] | undefined
} & {
  /** undefined while it is not known; the same holds for the day */
  serial_number?: string | undefined
  purchase_date?: string | undefined
  /** the year alone */
  purchase_year?: number | undefined
  /** the kind of appliance, of a model that is not known */
  sub_category_id?: number | undefined
}

type StoredPhotographs = Partial<Record<'product' | 'bill' | 'warranty', StoredFile | undefined>>

interface Work {
  before?: (tx: Db) => Promise<unknown>
  after: (tx: Db, row: Selectable<Registration>) => Promise<unknown>
  /** it claims a serial number that another one holds, locked by the work before */
  isDispute?: boolean
}

/** Stores the photographs that came and inserts the row as Pending, with other work of the same transaction. Returns its id. */
export const insertRegistration = (
  { db, files, clock }: Services,
  customerId: number,
  form: PurchaseForm,
  { before, after, isDispute = false }: Work,
): Promise<number> => {
  const { product_image: product, bill_image_one: bill, warranty_image: warranty } = form
  return files.storing({ product, bill, warranty }, 'private', (stored) =>
    db.transaction().execute(async (tx) => {
      await before?.(tx)
      const row = await insertPending(tx, { customerId, form, stored, isDispute, at: clock.now() })
      await after(tx, row)
      return row.id
    }),
  )
}

interface NewRow {
  customerId: number
  /** a complaint brings it */
  withComplaint?: boolean
  form: PurchaseForm
  stored?: StoredPhotographs
  isDispute?: boolean
  at: Date
}

/** Inserts the row as Pending within an open transaction. Throws a Problem 409 for a unit that was replaced. */
export async function insertPending(
  tx: Db,
  { customerId, form, stored = {}, withComplaint = false, isDispute = false, at }: NewRow,
): Promise<Selectable<Registration>> {
  const { model_num, serial_number = null } = form
  const { product: sold, isGenuine } = await lookUpUnit(tx, { model_num, serial_number })
  const row = await tx
    .insertInto('registration')
    .values({
      model_name: form.model_name,
      model_num,
      serial_number,
      purchase_date: form.purchase_date ?? null,
      purchase_year: form.purchase_date ? null : (form.purchase_year ?? null),
      store_name: form.store_name,
      store_location: form.store_location,
      store_number: form.store_number,
      discount_percent: form.discount_percent || null,
      customer_id: customerId,
      product_id: sold?.id ?? null,
      sub_category_id: form.sub_category_id ?? null,
      ...promiseOf(sold),
      is_genuine: isGenuine,
      with_complaint: withComplaint,
      is_disputed: isDispute,
      is_duplicate: isDispute,
      product_image_id: stored.product ? await insertFile(tx, stored.product) : null,
      bill_image_id: stored.bill ? await insertFile(tx, stored.bill) : null,
      warranty_image_id: stored.warranty ? await insertFile(tx, stored.warranty) : null,
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await refuseReplaced(tx, serial_number)
  return row
}

export type RegistrationForm = Input<typeof registrations.register>['body']

import type { Selectable } from 'kysely'
import type { Registration } from '../platform/core/schema.ts'
import { insertFile } from '../platform/files/file.queries.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { promiseOf } from './promise.ts'
import { lookUpUnit } from './registration.queries.ts'
import type { Input } from 'contract/core/endpoint'
import type { registrations } from 'contract/registrations/endpoints'

type Photographs = 'product_image' | 'bill_image_one' | 'warranty_image'

/** A registration of which photographs may be missing. */
export type PurchaseForm = Omit<RegistrationForm, Photographs> & {
  [photo in Photographs]?: RegistrationForm[photo] | undefined
}

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
      const { product: sold, isGenuine } = await lookUpUnit(tx, form)
      const row = await tx
        .insertInto('registration')
        .values({
          model_name: form.model_name,
          model_num: form.model_num,
          serial_number: form.serial_number,
          purchase_date: form.purchase_date,
          store_name: form.store_name,
          store_location: form.store_location,
          store_number: form.store_number,
          discount_percent: form.discount_percent || null,
          customer_id: customerId,
          product_id: sold?.id ?? null,
          ...promiseOf(sold),
          is_genuine: isGenuine,
          is_disputed: isDispute,
          is_duplicate: isDispute,
          product_image_id: stored.product ? await insertFile(tx, stored.product) : null,
          bill_image_id: stored.bill ? await insertFile(tx, stored.bill) : null,
          warranty_image_id: stored.warranty ? await insertFile(tx, stored.warranty) : null,
          created_at: clock.now(),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await after(tx, row)
      return row.id
    }),
  )
}

export type RegistrationForm = Input<typeof registrations.register>['body']

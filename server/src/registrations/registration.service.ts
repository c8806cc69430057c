import { canonicalCode } from 'contract/core/canonical'
import type { Selectable } from 'kysely'
import type { Input } from 'contract/core/endpoint'
import { SERIAL_TAKEN } from 'contract/registrations/words'
import type { registrations } from 'contract/registrations/endpoints'
import { expectRoom } from '../accounts/quotas.ts'
import { recordAudit } from '../audit/audit.ts'
import { isUniqueViolation } from '../database/errors.ts'
import type { Registration } from '../core/schema.ts'
import { insertFile } from '../files/file.queries.ts'
import { Conflict, NotFound, Problem } from '../core/problems.ts'
import type { Caller } from '../core/caller.ts'
import type { Db } from '../core/db.ts'
import type { Services } from '../services.ts'
import { refusePurchaseDate } from './purchase-date.ts'
import { removeRegistrations } from './registration-deletion.service.ts'
import { findLivingRegistration, lockRegistration, lookUpUnit } from './registration.queries.ts'

export type RegistrationForm = Input<typeof registrations.register>['body']
type Photographs = 'product_image' | 'bill_image_one' | 'warranty_image'
/** A registration of which photographs may be missing. */
export type PurchaseForm = Omit<RegistrationForm, Photographs> & {
  [photo in Photographs]?: RegistrationForm[photo] | undefined
}

/** The same form within this time is a duplicate submission: a double click, or a lost response. */
export const DUPLICATE_WINDOW_MS = 10 * 60_000
/** The serial number belongs to another registration; the form says so at its field. */
export const serialTaken = () =>
  new Problem(409, 'serial_number_taken', SERIAL_TAKEN, { errors: { serial_number: SERIAL_TAKEN } })

/**
 * Registers a product for a customer, to be checked by staff. Returns its id; a repeated submission returns the first
 * id.
 */
export async function registerProduct(services: Services, user: Caller, form: RegistrationForm): Promise<number> {
  refusePurchaseDate(services.clock, form.purchase_date)
  const known = await findDuplicateSubmission(services, user, form)
  if (known !== undefined) return known
  try {
    return await addRegistration(services, user, form)
  } catch (error) {
    if (!isUniqueViolation(error, 'registration_serial')) throw error
    const winner = await findDuplicateSubmission(services, user, form)
    if (winner !== undefined) return winner
    throw serialTaken()
  }
}

/**
 * The registration that the same form already created; throws Conflict when the serial number belongs to another one.
 */
async function findDuplicateSubmission(
  { db, clock }: Services,
  user: Caller,
  form: RegistrationForm,
): Promise<number | undefined> {
  const living = await findLivingRegistration(db, form.serial_number)
  if (!living) return undefined
  const isSame =
    living.customer_id === user.id &&
    living.status === 'Pending' &&
    canonicalCode(living.model_num) === canonicalCode(form.model_num) &&
    clock.now().getTime() - Date.parse(living.created_at) < DUPLICATE_WINDOW_MS
  if (!isSame) throw serialTaken()
  return living.id
}

const addRegistration = (services: Services, user: Caller, form: RegistrationForm) =>
  insertRegistration(services, user.id, form, {
    before: (tx) => expectRoom(tx, services, user.id, 'registrations'),
    after: async () => undefined,
  })

/** Stores the photographs that came and inserts the row as Pending, with other work of the same transaction. Returns its id. */
export const insertRegistration = (
  { db, files, clock }: Services,
  customerId: number,
  form: PurchaseForm,
  {
    before,
    after,
  }: { before?: (tx: Db) => Promise<unknown>; after: (tx: Db, row: Selectable<Registration>) => Promise<unknown> },
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
          customer_id: customerId,
          product_id: sold?.id ?? null,
          is_genuine: isGenuine,
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

/** Withdraws a registration with its documents. Only its customer can, and only while nothing depends on it. */
export async function withdrawRegistration(services: Services, user: Caller, id: number): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const registration = await lockRegistration(tx, id)
    if (registration?.customer_id !== user.id) throw new NotFound('Product not found')
    if (registration.status === 'Approved' || registration.status === 'Discount')
      throw new Conflict('This product is approved and carries a warranty, so it cannot be withdrawn')
    await removeRegistrations(services, tx, [id])
    await recordAudit(tx, {
      actor: user,
      action: 'registration.withdraw',
      subject: { table: 'registration', id },
      before: registration,
      at: services.clock.now(),
    })
  })
}

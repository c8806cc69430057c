import type { Input } from 'contract/core/endpoint'
import type { faults } from 'contract/faults/endpoints'
import { expectRoom } from '../accounts/quotas.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { Conflict } from '../platform/core/problems.ts'
import { isUniqueViolation } from '../platform/database/errors.ts'
import { insertFile } from '../platform/files/file.queries.ts'
import type { StoredFile } from '../platform/files/file-rows.ts'
import { refusePurchaseDate } from '../registrations/purchase-date.ts'
import { findLivingRegistration, lockRegistration } from '../registrations/registration.queries.ts'
import { insertRegistration } from '../registrations/insert-registration.ts'
import { serialTaken } from '../registrations/register-product.ts'
import type { Services } from '../platform/core/services.ts'

type FaultForm = Input<typeof faults.report>['body']

/**
 * Registers a product together with its fault, so that staff decide both at once. If the caller's registration of the
 * product is still pending, the fault is added to it. Returns the registration's id; a repeated submission returns the
 * same id. Throws Conflict when the serial number is registered to someone else, or approved already.
 */
export async function reportFault(services: Services, user: Caller, form: FaultForm): Promise<number> {
  refusePurchaseDate(services.clock, form.purchase_date)
  const waiting = await findWaiting(services.db, user, form)
  if (waiting !== undefined) return addFault(services, user, waiting, form)
  try {
    return await registerWithFault(services, user, form)
  } catch (error) {
    if (!isUniqueViolation(error, 'registration_serial')) throw error
    const first = await findWaiting(services.db, user, form)
    if (first === undefined) throw serialTaken()
    return addFault(services, user, first, form)
  }
}

/** The caller's own pending registration of the serial number, or undefined. Throws Conflict for any other registration. */
async function findWaiting(db: Db, user: Caller, { serial_number }: FaultForm): Promise<number | undefined> {
  const living = await findLivingRegistration(db, serial_number)
  if (!living) return undefined
  if (living.customer_id !== user.id) throw serialTaken()
  if (living.status !== 'Pending') throw alreadyRegistered()
  return living.id
}

const alreadyRegistered = () =>
  new Conflict('This product is registered to you. Register the complaint under My products', 'registered_to_you')

function registerWithFault(services: Services, user: Caller, form: FaultForm): Promise<number> {
  const { photo, problem_type: _type, problem_description: _text, ...purchase } = form
  const unknown = { store_name: '', store_location: '', store_number: '' }
  return services.files.storing({ photo }, 'private', (stored) =>
    insertRegistration(
      services,
      user.id,
      { ...purchase, ...unknown },
      {
        before: (tx) => expectRoom(tx, services, user.id, 'registrations'),
        after: (tx, { id }) => insertFault(tx, { id, form, photo: stored.photo, at: services.clock.now() }),
      },
    ),
  )
}

/** Adds the fault unless one is reported already: a repeated form changes nothing. */
async function addFault({ db, files, clock }: Services, user: Caller, id: number, form: FaultForm): Promise<number> {
  if (await hasFault(db, id)) return id
  return files.storing({ photo: form.photo }, 'private', (stored) =>
    db.transaction().execute(async (tx) => {
      const registration = await lockRegistration(tx, id)
      if (registration?.customer_id !== user.id || registration.status !== 'Pending') throw alreadyRegistered()
      if (!(await hasFault(tx, id))) await insertFault(tx, { id, form, photo: stored.photo, at: clock.now() })
      return id
    }),
  )
}

const hasFault = async (db: Db, id: number): Promise<boolean> =>
  (await db
    .selectFrom('reported_fault')
    .select('registration_id')
    .where('registration_id', '=', id)
    .executeTakeFirst()) !== undefined

const insertFault = async (
  tx: Db,
  { id, form, photo, at }: { id: number; form: FaultForm; photo: StoredFile; at: Date },
) =>
  tx
    .insertInto('reported_fault')
    .values({
      registration_id: id,
      problem_type: form.problem_type,
      problem_description: form.problem_description ?? '',
      photo_id: await insertFile(tx, photo),
      created_at: at,
    })
    .execute()

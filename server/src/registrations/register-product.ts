import { canonicalCode } from 'contract/core/texts/canonical'
import { SERIAL_TAKEN } from 'contract/registrations/words'
import { expectRoom } from '../accounts/quotas.ts'
import { isUniqueViolation } from '../platform/database/errors.ts'
import { Problem } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Services } from '../platform/core/services.ts'
import { refusePurchaseDate } from './purchase-date.ts'
import { findLivingRegistration } from './registration.queries.ts'
import { insertRegistration, type RegistrationForm } from './insert-registration.ts'

/** The same form within this time is a duplicate submission: a double click, or a lost response. */
export const DUPLICATE_WINDOW_MS = 10 * 60_000

/** The serial number belongs to another registration; the form says so at its field. */
export const serialTaken = () =>
  new Problem(409, 'serial_number_taken', SERIAL_TAKEN(), { errors: { serial_number: SERIAL_TAKEN() } })

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

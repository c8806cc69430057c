import { m } from 'contract/messages'
import type { Selectable, Updateable } from 'kysely'
import { may } from 'contract/core/access'
import { isApproved } from 'contract/registrations/words'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { NotFound, Problem } from '../platform/core/problems.ts'
import type { Registration } from '../platform/core/schema.ts'
import { isUniqueViolation } from '../platform/database/errors.ts'
import { findLivingRegistration, lockRegistration, lookUpUnit } from './registration.queries.ts'
import { refuseReplaced } from './replaced-units.queries.ts'

type Row = Selectable<Registration>

/** What was found out about a product after it was registered. */
export interface FoundOut {
  serial_number?: string | undefined
  model_name?: string | undefined
  model_num?: string | undefined
  purchase_date?: string | undefined
  purchase_year?: number | undefined
}

interface Work {
  tx: Db
  user: Caller
  at: Date
}

/**
 * Fills in what was not known of a registration; what is known stays. Returns the row. Throws NotFound, a Problem that
 * names the registration which has the serial number, or one that says what somebody else filled in meanwhile.
 */
export async function fillInRegistration({ tx, user, at }: Work, id: number, found: FoundOut): Promise<Row> {
  const before = await lockRegistration(tx, id)
  if (!before) throw new NotFound(m.core_registration_not_found())
  const set = unknownOf(before, found)
  if (Object.keys(set).length === 0) return before
  if (set.serial_number) await refuseTaken(tx, user, set.serial_number)
  const model_num = set.model_num ?? before.model_num
  const { product, isGenuine } = await lookUpUnit(tx, {
    model_num,
    serial_number: set.serial_number ?? before.serial_number,
  })
  const after = await tx
    .updateTable('registration')
    .set({
      ...set,
      is_genuine: isGenuine,
      product_id: before.product_id ?? product?.id ?? null,
      sub_category_id: product?.sub_category_id ?? before.sub_category_id,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (set.serial_number) await refuseReplaced(tx, after.serial_number)
  const subject = { table: 'registration', id }
  await recordAudit(tx, { actor: user, action: 'registration.fill-in', subject, before, after, at })
  return after
}

/** Does work that fills in a serial number; of two registrations that get the same at once the second is refused by name. */
export async function namingTheHolder<T>(db: Db, user: Caller, serial: string | undefined, work: () => Promise<T>) {
  try {
    return await work()
  } catch (error) {
    if (serial === undefined || !isUniqueViolation(error, 'registration_serial')) throw error
    await refuseTaken(db, user, serial)
    throw error
  }
}

/** The columns that get a value. Throws a Problem for one that has another by now. */
function unknownOf(before: Row, found: FoundOut): Updateable<Registration> {
  const set: Updateable<Registration> = {}
  if (found.serial_number) {
    if (before.serial_number === null) set.serial_number = found.serial_number
    else refuseKnown('serial_number', found.serial_number, before.serial_number)
  }
  if (found.model_num) {
    if (before.model_num === '')
      Object.assign(set, { model_num: found.model_num, model_name: found.model_name ?? before.model_name })
    else refuseKnown('model_num', found.model_num, before.model_num)
  }
  if (found.purchase_date) {
    if (before.purchase_date === null) Object.assign(set, { purchase_date: found.purchase_date, purchase_year: null })
    else refuseKnown('purchase_date', found.purchase_date, before.purchase_date)
  } else if (found.purchase_year && before.purchase_date === null && before.purchase_year !== found.purchase_year)
    set.purchase_year = found.purchase_year
  return set
}

function refuseKnown(field: keyof FoundOut, given: string, known: string): void {
  if (given === known) return
  const message = m.registrations_filled_in_meanwhile({ value: known })
  throw new Problem(409, 'filled_in_meanwhile', message, { errors: { [field]: message } })
}

/** Throws a Problem that names the registration which holds the serial number, and its customer to who may see customers. */
async function refuseTaken(db: Db, user: Caller, serial: string): Promise<void> {
  const holder = await findLivingRegistration(db, serial)
  if (!holder) return
  const facts = { id: holder.id, who: await ownerOf(db, user, holder.customer_id) }
  const message = isApproved(holder.status)
    ? m.registrations_serial_of_approved(facts)
    : m.registrations_serial_of_waiting(facts)
  throw new Problem(409, 'serial_number_taken', message, { errors: { serial_number: message } })
}

async function ownerOf(db: Db, user: Caller, id: number): Promise<string> {
  if (!may(user, 'customers.read')) return m.registrations_another_customer()
  const { firstname, lastname } = await db
    .selectFrom('account')
    .where('id', '=', id)
    .select(['firstname', 'lastname'])
    .executeTakeFirstOrThrow()
  return `${firstname} ${lastname}`
}

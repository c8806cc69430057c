import { m } from 'contract/messages'
import { isApproved } from 'contract/registrations/words'
import { sql, type Selectable } from 'kysely'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { Conflict, Invalid, Problem } from '../platform/core/problems.ts'
import type { Registration } from '../platform/core/schema.ts'
import type { Services } from '../platform/core/services.ts'
import { isUniqueViolation } from '../platform/database/errors.ts'
import { isSerial } from '../platform/database/serial-number.ts'
import { tellCustomer } from '../notices/tell-customer.ts'
import { moveAward } from '../points/move-award.ts'
import { hasAwarded } from '../points/point.queries.ts'
import { pointsSourceOf } from './points-source.ts'
import { approved } from './proven.ts'
import { replacedNews } from './registration-news.ts'
import { findLivingRegistration, lookUpUnit } from './registration.queries.ts'
import { refuseReplaced } from './replaced-units.queries.ts'

type Row = Selectable<Registration>

interface Desk {
  services: Services
  tx: Db
  user: Caller
  at: Date
}

interface NewUnit {
  serial_number: string
  /** another model than the registration's */
  model_num?: string | undefined
  reason: string
  /** the day on which the customer got it */
  replaced_on: string
  report_id: number
}

const FIELD = 'new_serial_number'

/**
 * Lets a registration go on with another appliance: its warranty, extension and promise stay as they are, and its points
 * belong to the new serial number, for which none are awarded. The old unit is void. The customer is told. Throws Invalid,
 * Conflict, or a Problem 409 at the field where the new unit belongs to somebody. The caller has locked the registration.
 */
export async function replaceUnit(desk: Desk, before: Row, form: NewUnit): Promise<void> {
  const { services, tx, at } = desk
  const old = await refuseUnfit(tx, before)
  const unit = await findNewUnit(tx, before, form)
  const { product } = await lookUpUnit(tx, { model_num: unit.model_number, serial_number: null })
  const isOther = product !== undefined && product.id !== before.product_id
  const after = await tx
    .updateTable('registration')
    .set({
      serial_number: unit.serial_number,
      ...(isOther && { product_id: product.id, model_name: unit.model_name, model_num: unit.model_number }),
      is_genuine: true,
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (isApproved(before.status)) await movePoints(tx, before, after)
  await tx
    .insertInto('replacement')
    .values({
      registration_id: before.id,
      report_id: form.report_id,
      old_serial_number: old,
      old_model_num: before.model_num,
      new_serial_number: unit.serial_number,
      new_model_num: after.model_num,
      reason: form.reason,
      replaced_on: form.replaced_on,
      at,
    })
    .execute()
  await recordReplacement(desk, { before, after, unitId: unit.id, reason: form.reason })
  await tellCustomer(tx, services, replacedNews({ ...after, serial_number: unit.serial_number }))
}

/** Does work that gives a new unit to somebody; of two who get the same one the second is refused at the field. */
export async function namingTheTakenUnit<T>(db: Db, serial: string | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (serial === undefined || !isUniqueViolation(error, 'registration_serial')) throw error
    throw taken(await findLivingRegistration(db, serial))
  }
}

/** Throws where the registration has nothing to replace; returns the serial number that it has. */
async function refuseUnfit(tx: Db, { id, status, serial_number, serial_key, is_duplicate }: Row): Promise<string> {
  if (status === 'Rejected') throw new Conflict(m.registrations_rejected_not_replaced(), 'registration_rejected')
  if (serial_number === null) {
    const message = m.registrations_serial_first()
    throw new Problem(409, 'serial_unknown', message, { errors: { [FIELD]: message } })
  }
  const claim = await tx
    .selectFrom('registration')
    .where('serial_key', '=', serial_key)
    .where('id', '<>', id)
    .where('status', '=', 'Pending')
    .select('id')
    .executeTakeFirst()
  if (claim || is_duplicate) throw new Conflict(m.registrations_claimed_not_replaced(), 'serial_number_claimed')
  return serial_number
}

/** The unit of the register that the customer gets: of the same model, or of the chosen one. */
async function findNewUnit(tx: Db, before: Row, { serial_number, model_num = before.model_num }: NewUnit) {
  await refuseReplaced(tx, serial_number, FIELD)
  const unit = await tx
    .selectFrom('unit')
    .where(isSerial('serial_key', serial_number))
    .where(sql<boolean>`canonical_code(model_number) = canonical_code(${model_num})`)
    .orderBy('is_duplicate')
    .selectAll()
    .executeTakeFirst()
  if (!unit) throw new Invalid({ [FIELD]: m.registrations_no_such_unit({ model: model_num }) })
  if (unit.serial_key === before.serial_key) throw new Invalid({ [FIELD]: m.registrations_same_unit() })
  const holder = await findLivingRegistration(tx, serial_number)
  if (holder) throw taken(holder)
  return unit
}

const taken = (holder: { id: number } | undefined): Problem => {
  const message = holder
    ? m.registrations_serial_number_is_of({ id: holder.id })
    : m.registrations_serial_number_registered_again_meantime()
  return new Problem(409, 'serial_number_taken', message, { errors: { [FIELD]: message } })
}

/** What the old unit earned is kept under the new number, so that this one earns nothing more. */
async function movePoints(tx: Db, before: Row, after: Row): Promise<void> {
  const [from, to] = [pointsSourceOf(approved(before)), pointsSourceOf(approved(after))]
  if (await hasAwarded(tx, to)) return
  await moveAward(tx, from, { to: to.sourceKey, registrationId: before.id })
}

interface Replaced {
  before: Row
  after: Row
  unitId: number
  reason: string
}

/** In the history of the registration and of both units. */
async function recordReplacement({ tx, user, at }: Desk, { before, after, unitId, reason }: Replaced): Promise<void> {
  const entry = { actor: user, at }
  const { serial_number: from } = before
  const { serial_number: to, model_num } = after
  await recordAudit(tx, {
    ...entry,
    action: 'registration.replace',
    subject: { table: 'registration', id: before.id },
    before,
    after: { serial_number: to, ...(model_num !== before.model_num && { model_num }), correction: reason },
  })
  const old = await tx
    .selectFrom('unit')
    .where(isSerial('serial_key', from ?? ''))
    .orderBy('is_duplicate')
    .select('id')
    .executeTakeFirst()
  if (old)
    await recordAudit(tx, { ...entry, action: 'unit.replaced', subject: { table: 'unit', id: old.id }, after: { to } })
  await recordAudit(tx, { ...entry, action: 'unit.replaces', subject: { table: 'unit', id: unitId }, after: { from } })
}

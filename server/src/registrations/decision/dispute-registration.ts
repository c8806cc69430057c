import { m } from 'contract/messages'
import { recordAudit } from '../../platform/audit/audit.ts'
import { expectRoom } from '../../accounts/quotas.ts'
import type { Caller } from '../../platform/core/caller.ts'
import type { Db } from '../../platform/core/db.ts'
import { Conflict, Problem } from '../../platform/core/problems.ts'
import { isUniqueViolation } from '../../platform/database/errors.ts'
import type { Services } from '../../platform/core/services.ts'
import { insertRegistration, type RegistrationForm } from '../insert-registration.ts'
import { refusePurchaseDate } from '../purchase-date.ts'
import { findLivingRegistration, findOpenDispute, lockRegistration } from '../registration.queries.ts'
import { DUPLICATE_WINDOW_MS, registerProduct, serialTaken } from '../register-product.ts'

/**
 * Claims a product whose serial number somebody else registered; staff compare the papers of both. Returns the id of
 * the dispute, a pending registration that does not hold the number. A repeated submission returns the first id; a number
 * that nobody holds any more is registered as usual.
 */
export async function disputeRegistration(services: Services, user: Caller, form: RegistrationForm): Promise<number> {
  refusePurchaseDate(services.clock, form.purchase_date)
  const known = await findDuplicateSubmission(services, user, form)
  if (known !== undefined) return known
  const holder = await findLivingRegistration(services.db, form.serial_number)
  if (!holder) return registerProduct(services, user, form)
  if (holder.customer_id === user.id) throw serialTaken()
  await services.limits.take('dispute.account', String(user.id))
  try {
    return await addDispute(services, user, form)
  } catch (error) {
    if (!isUniqueViolation(error, 'registration_dispute')) throw error
    const winner = await findDuplicateSubmission(services, user, form)
    if (winner !== undefined) return winner
    throw error
  }
}

/** The dispute that the same form already created; throws Conflict while an earlier one waits. */
async function findDuplicateSubmission(
  { db, clock }: Services,
  user: Caller,
  { serial_number }: RegistrationForm,
): Promise<number | undefined> {
  const open = await findOpenDispute(db, user.id, serial_number)
  if (!open) return undefined
  if (clock.now().getTime() - Date.parse(open.created_at) < DUPLICATE_WINDOW_MS) return open.id
  const message = m.registrations_claimed_product_already_will_tell_soon()
  throw new Problem(409, 'disputed_already', message, { errors: { serial_number: message } })
}

const addDispute = (services: Services, user: Caller, form: RegistrationForm) => {
  let held = 0
  return insertRegistration(services, user.id, form, {
    isDispute: true,
    before: async (tx) => {
      await expectRoom(tx, services, user.id, 'registrations')
      held = await lockHolder(tx, form.serial_number)
    },
    after: async (tx, row) => {
      const entry = { actor: user, at: services.clock.now() }
      const subject = (id: number) => ({ table: 'registration', id })
      await recordAudit(tx, { ...entry, action: 'registration.dispute', subject: subject(row.id), after: { held } })
      await recordAudit(tx, {
        ...entry,
        action: 'registration.disputed',
        subject: subject(held),
        after: { dispute: row.id },
      })
    },
  })
}

/** Keeps the one that holds the number until the dispute is there, or the dispute would wait for nothing. */
async function lockHolder(tx: Db, serialNumber: string): Promise<number> {
  const holder = await findLivingRegistration(tx, serialNumber)
  const locked = holder && (await lockRegistration(tx, holder.id))
  if (locked && locked.status !== 'Rejected' && !locked.is_duplicate) return locked.id
  throw new Conflict(m.registrations_serial_number_changed_hands_same_moment(), 'serial_number_taken')
}

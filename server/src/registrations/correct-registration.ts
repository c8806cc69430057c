import { may } from 'contract/core/access'
import type { Input } from 'contract/core/endpoint'
import type { registrations } from 'contract/registrations/endpoints'
import { isApproved } from 'contract/registrations/words'
import { m } from 'contract/messages'
import { sql, type Selectable } from 'kysely'
import { correctOpenComplaints } from '../complaints/correct-open-complaints.ts'
import { withExtension } from '../extensions/ending.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { Conflict, NotFound, Problem } from '../platform/core/problems.ts'
import type { Registration } from '../platform/core/schema.ts'
import type { Services } from '../platform/core/services.ts'
import { differing } from '../platform/database/differing.ts'
import { isUniqueViolation } from '../platform/database/errors.ts'
import { awardPoints, revokePoints } from '../points/award-points.ts'
import { moveAward } from '../points/move-award.ts'
import { hasAwarded } from '../points/point.queries.ts'
import { settleReviewPoints } from '../reviews/review-points.ts'
import { pointsSourceOf } from './points-source.ts'
import { promiseOf, termsOf } from './promise.ts'
import { approved, isProven } from './proven.ts'
import { refusePurchaseDate } from './purchase-date.ts'
import { findLivingRegistration, lockRegistration, lookUpUnit } from './registration.queries.ts'
import { refuseReplaced, undoReplacement } from './replaced-units.queries.ts'
import { monthsLater } from './warranty.ts'

type Correction = Input<typeof registrations.correct>['body']
type Row = Selectable<Registration>
type Corrected = Partial<
  Pick<
    Row,
    'model_name' | 'model_num' | 'serial_number' | 'purchase_date' | 'store_name' | 'store_location' | 'store_number'
  >
>
type Sold = Awaited<ReturnType<typeof lookUpUnit>>['product']

/** What decides about warranty and points. */
const WORTH = ['model_num', 'purchase_date'] as const

/**
 * Puts right what was written down wrong: serial number, model, purchase date or shop. Warranty, points and open complaints
 * follow in the same transaction, the history keeps old, new and the reason. The same correction again changes nothing.
 * Throws NotFound, Invalid, or Conflict: another registration has the serial number, somebody else changed it meanwhile,
 * or it is approved and the caller decides none.
 */
export async function correctRegistration(
  services: Services,
  user: Caller,
  id: number,
  form: Correction,
): Promise<void> {
  const { reason, seen_serial_number, seen_model_num, seen_purchase_date, ...fields } = form
  if (fields.purchase_date) refusePurchaseDate(services.clock, fields.purchase_date)
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as Corrected
  try {
    await services.db.transaction().execute(async (tx) => {
      const before = await lockRegistration(tx, id)
      if (!before) throw new NotFound(m.core_registration_not_found())
      const set = differing(before, given)
      if (!set) return
      refuseUnseen(before, {
        serial_number: seen_serial_number,
        model_num: seen_model_num,
        purchase_date: seen_purchase_date,
      })
      const isWorth = WORTH.some((column) => column in set)
      if (isWorth && isApproved(before.status) && !may(user, 'registrations.decide', services.granted()))
        throw new Conflict(m.registrations_approved_changed_by_deciders(), 'approved')
      await correct({ services, tx, user, at: services.clock.now() }, before, set, reason)
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'registration_serial')) throw error
    throw taken(await findLivingRegistration(services.db, fields.serial_number ?? ''))
  }
}

interface Desk {
  services: Services
  tx: Db
  user: Caller
  at: Date
}

async function correct(desk: Desk, before: Row, set: Corrected, reason: string): Promise<void> {
  const { services, tx, user, at } = desk
  const { id } = before
  if (set.serial_number) await refuseTaken(tx, before, set.serial_number)
  const { product: sold } = await lookUpUnit(tx, before)
  const { product, isGenuine } = await lookUpUnit(tx, { ...before, ...set })
  const isUndone = set.serial_number ? await undoReplacement(tx, id, set.serial_number, at) : false
  const promise = promiseAfter({ sold, product }, isUndone)
  const promised = { ...before, ...promise }
  const after = await tx
    .updateTable('registration')
    .set({
      ...set,
      ...(set.purchase_date && { purchase_year: null }),
      ...promise,
      ...(await warrantyOf(tx, before, { ...promised, ...set }, { sold, product })),
      is_genuine: isGenuine,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (after.serial_key !== before.serial_key) {
    await refuseReplaced(tx, after.serial_number)
    await leaveSerial(tx, before)
  }
  if (isApproved(before.status)) await correctPoints(desk, before, after, { sold, product })
  if (after.product_id !== before.product_id && isApproved(before.status))
    for (const productId of [before.product_id, after.product_id])
      if (productId !== null) await settleReviewPoints(tx, services, { customerId: before.customer_id, productId }, at)
  await correctOpenComplaints(tx, user, id, set, at)
  const subject = { table: 'registration', id }
  await recordAudit(tx, {
    actor: user,
    action: 'registration.correct',
    subject,
    before,
    after: { ...set, correction: reason },
    at,
  })
}

/** Another model promises something else; the same one, and the old unit of one that was replaced, keep what was promised. */
function promiseAfter({ sold, product }: Models, isUndone: boolean) {
  if (product?.id === sold?.id) return {}
  const product_id = product?.id ?? null
  return isUndone ? { product_id } : { ...NO_PROMISE, ...promiseOf(product), product_id }
}

const NO_PROMISE = { promised_months: null, promised_points: null, promised_parts: '[]', sub_category_id: null }

/** The screen showed other values than there are: somebody else was faster, and nothing is overwritten. */
function refuseUnseen(
  before: Row,
  seen: { [Column in 'serial_number' | 'model_num' | 'purchase_date']: string | undefined },
) {
  const isSeen = Object.entries(seen).every(
    ([column, value]) => value === undefined || value === (before[column as keyof typeof seen] ?? ''),
  )
  if (isSeen) return
  const now = [before.serial_number, before.model_num, before.purchase_date].filter(Boolean).join(', ') || '–'
  throw new Conflict(m.registrations_corrected_meanwhile({ now }), 'changed_meanwhile')
}

const taken = (holder: { id: number } | undefined): Problem => {
  const message = holder
    ? m.registrations_serial_number_is_of({ id: holder.id })
    : m.registrations_serial_number_registered_again_meantime()
  return new Problem(409, 'serial_number_taken', message, { errors: { serial_number: message } })
}

async function refuseTaken(tx: Db, { id, status }: Row, serial: string): Promise<void> {
  if (status === 'Rejected') return
  const holder = await findLivingRegistration(tx, serial)
  if (holder && holder.id !== id) throw taken(holder)
}

/** A duplicate has a number of its own now; otherwise the next one with the number it had holds that. */
async function leaveSerial(tx: Db, before: Row): Promise<void> {
  if (before.is_duplicate || before.is_disputed)
    await tx
      .updateTable('registration')
      .set({ is_duplicate: false, is_disputed: false })
      .where('id', '=', before.id)
      .execute()
  if (before.is_duplicate || before.status === 'Rejected' || before.serial_number === null) return
  await sql`update registration set is_duplicate = false where id = (
    select id from registration where serial_key = ${before.serial_key} and is_duplicate
    order by status = 'Pending', id limit 1 for update)`.execute(tx)
}

interface Models {
  sold: Sold
  product: Sold
}

/** The warranty of an approved one from the day of purchase; months that staff chose when they approved it stay. */
async function warrantyOf(tx: Db, before: Row, promised: Row, { sold, product }: Models) {
  if (!isApproved(before.status) || !isProven(promised)) return {}
  const isUsual = before.warranty_months === termsOf(before, sold).months
  const months = isUsual ? termsOf(promised, product).months : before.warranty_months
  if (months === before.warranty_months && promised.purchase_date === before.purchase_date) return {}
  const expiry = monthsLater(promised.purchase_date, months)
  return {
    warranty_months: months,
    warranty_issue: promised.purchase_date,
    warranty_expiry: await withExtension(tx, before.id, expiry),
  }
}

/** The award goes along to the right number, unless that has earned already; another model awards other points. */
async function correctPoints({ tx, at }: Desk, before: Row, after: Row, { sold, product }: Models): Promise<void> {
  const [from, to] = [pointsSourceOf(approved(before)), pointsSourceOf(approved(after))]
  const entry = { registrationId: before.id, at }
  const revoked = { ...entry, reason: `Registration of ${before.model_name} corrected` }
  if (from.sourceKey !== to.sourceKey) {
    if (await hasAwarded(tx, to)) await revokePoints(tx, from, revoked)
    else await moveAward(tx, from, { to: to.sourceKey, registrationId: before.id })
  }
  const points = termsOf(after, product).points
  if (points === termsOf(before, sold).points) return
  await revokePoints(tx, to, revoked)
  await awardPoints(tx, to, { ...entry, points, reason: `${after.model_name} registered` })
}

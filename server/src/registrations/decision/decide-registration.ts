import { m } from 'contract/messages'
import type { Selectable, Updateable } from 'kysely'
import type { RegistrationStatus } from 'contract/registrations/words'
import { recordAudit } from '../../platform/audit/audit.ts'
import { findOpenComplaint } from '../../complaints/open-complaint.ts'
import { isUniqueViolation } from '../../platform/database/errors.ts'
import type { Registration } from '../../platform/core/schema.ts'
import { endExtensionOf, withExtension } from '../../extensions/ending.ts'
import { Conflict, Invalid, NotFound } from '../../platform/core/problems.ts'
import type { Caller } from '../../platform/core/caller.ts'
import { tellCustomer } from '../../notices/tell-customer.ts'
import { awardPoints, revokePoints } from '../../points/award-points.ts'
import { settleReviewPoints } from '../../reviews/review-points.ts'
import type { Db } from '../../platform/core/db.ts'
import type { Services } from '../../platform/core/services.ts'
import { isApproved, type PromiseChoice } from 'contract/registrations/words'
import { lastDeciderOf, refuseDecided } from './last-decider.ts'
import { pointsSourceOf } from '../points-source.ts'
import { approved, refuseUnproven } from '../proven.ts'
import { termsOf } from '../promise.ts'
import { findLivingRegistration, lockRegistration, lookUpUnit } from '../registration.queries.ts'
import { refuseReplaced } from '../replaced-units.queries.ts'
import { approvedNews, keptNews, rejectedNews } from '../registration-news.ts'
import { monthsLater } from '../warranty.ts'

export interface Decision {
  status: 'Approved' | 'Discount' | 'Rejected'
  /** the status that was on the screen; without it, any, and of a dispute that it waits */
  seen?: RegistrationStatus | undefined
  /** needed to reject, and to approve without a bill */
  reason?: string | undefined
  warranty_months?: number | undefined
  /** months and points: those that were promised, unless staff choose today's catalogue */
  terms?: PromiseChoice | undefined
  /** in percent of the price, as the bill has it; 0 is none */
  discount_percent?: number | undefined
}

type Row = Selectable<Registration>

/** A decision that is a part of another action. */
interface Part extends Decision {
  /** the rejection reason for the customer, instead of the usual text */
  news?: typeof rejectedNews
}

/** The context of a decision: one transaction, one time, one member of staff. */
export interface Desk {
  services: Services
  tx: Db
  user: Caller
  at: Date
}

/**
 * Approves or rejects a registration. Repeating a decision changes nothing. Approval starts the warranty and awards the
 * points; rejecting an approved one revokes both. Returns whether something changed. Throws Conflict, with a name, when someone else has decided since.
 */
export async function decideRegistration(
  services: Services,
  user: Caller,
  id: number,
  decision: Decision,
): Promise<boolean> {
  if (decision.status === 'Rejected' && !decision.reason) throw new Invalid({ reason: m.core_give_reason() })
  try {
    return await services.db.transaction().execute(async (tx) => {
      const desk = { services, tx, user, at: services.clock.now() }
      return decideAtDesk(desk, id, decision)
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'registration_serial')) throw error
    throw new Conflict(m.registrations_serial_number_registered_again_meantime(), 'serial_number_taken')
  }
}

/** The same within an open transaction. */
export async function decideAtDesk(desk: Desk, id: number, decision: Part): Promise<boolean> {
  const before = await lockRegistration(desk.tx, id)
  if (!before) throw new NotFound(m.core_registration_not_found())
  // A claim is decided while it waits, also by a client that does not say what it saw: of two decisions the first wins.
  const seen = decision.seen ?? (before.is_disputed ? 'Pending' : undefined)
  if (seen !== undefined && seen !== before.status) await refuseLater(desk, before, decision)
  if (before.status === decision.status) return correctDiscount(desk, before, decision)
  if (decision.status === 'Rejected') await reject(desk, before, decision.reason!, decision.news)
  else if (isApproved(before.status)) await changeApproval(desk, before, decision)
  else await approve(desk, before, decision)
  return true
}

/**
 * Throws Conflict that says who was first, unless it was the same person or API key with the same decision, whose response was
 * lost.
 */
async function refuseLater({ tx, user }: Desk, before: Row, decision: Decision): Promise<void> {
  const first = await lastDeciderOf(tx, before.id)
  const isSame = first?.id === user.id && first.key_id === (user.key?.id ?? null)
  if (isSame && before.status === decision.status) return
  await refuseDecided(tx, before)
}

async function approve(desk: Desk, before: Row, decision: Decision) {
  const { services, tx, at } = desk
  refuseUnproven(before)
  if (before.bill_image_id === null && !decision.reason) throw new Invalid({ reason: m.registrations_no_bill_reason() })
  if (before.is_duplicate) await refuseDuplicate(tx, before)
  await refuseReplaced(tx, before.serial_number)
  const { product, isGenuine } = await lookUpUnit(tx, before)
  const due = termsOf(before, product, decision.terms)
  const months = decision.warranty_months ?? due.months
  const expiry = monthsLater(before.purchase_date, months)
  const isOfNow = product && (before.promised_months === null || decision.terms === 'current')
  await change(
    desk,
    before,
    'registration.approve',
    {
      ...warranty(before, months),
      ...discount(decision),
      status: decision.status,
      reason: '',
      product_id: product?.id ?? before.product_id,
      ...(isOfNow && { promised_parts: JSON.stringify(product.warranty_parts) }),
      sub_category_id: before.sub_category_id ?? product?.sub_category_id ?? null,
      is_genuine: isGenuine,
    },
    before.bill_image_id === null ? { without_bill: decision.reason } : {},
  )
  if (product) await settleReviewPoints(tx, services, { customerId: before.customer_id, productId: product.id }, at)
  const points = await awardPoints(tx, pointsSourceOf(before), {
    points: due.points,
    reason: `${before.model_name} registered`,
    registrationId: before.id,
    at,
  })
  await tellCustomer(tx, services, approvedNews(before, { expiry, points }))
}

/** A serial number brings its warranty and points once: the other registration has to go first. */
async function refuseDuplicate(tx: Db, { serial_number }: { serial_number: string }): Promise<never> {
  const holder = await findLivingRegistration(tx, serial_number)
  throw new Conflict(
    holder ? m.registrations_serial_number_belongs_to({ id: holder.id }) : m.registrations_serial_number_belongs(),
    'serial_number_taken',
  )
}

/** From approved to approved with discount, or back: a correction that the customer need not hear about. */
async function changeApproval(desk: Desk, before: Row, decision: Decision) {
  const { status, warranty_months } = decision
  const dates = warranty_months === undefined ? {} : await changedWarranty(desk, before, warranty_months)
  await change(desk, before, 'registration.approve', { ...dates, ...discount(decision), status })
}

/** Another percentage of an approval that stays as it is. Returns whether it was another. */
async function correctDiscount({ tx, user, at }: Desk, before: Row, decision: Decision): Promise<boolean> {
  const set = discount(decision)
  if (!isApproved(before.status) || !('discount_percent' in set)) return false
  if (set.discount_percent === before.discount_percent) return false
  await tx.updateTable('registration').set(set).where('id', '=', before.id).execute()
  const subject = { table: 'registration', id: before.id }
  await recordAudit(tx, { actor: user, action: 'registration.discount', subject, before, after: set, at })
  return true
}

/** The stored percentage; empty if none was given. */
const discount = ({ discount_percent: percent }: Decision) =>
  percent === undefined ? {} : { discount_percent: percent || null }

async function changedWarranty({ tx }: Desk, before: Row, months: number) {
  const plain = warranty(approved(before), months)
  return { ...plain, warranty_expiry: await withExtension(tx, before.id, plain.warranty_expiry) }
}

async function reject(desk: Desk, before: Row, reason: string, news = rejectedNews) {
  const { services, tx, at } = desk
  await refuseWhileComplaintIsOpen(tx, before.id)
  if (isApproved(before.status)) await revokeApproval(desk, before, reason)
  await change(desk, before, 'registration.reject', {
    status: 'Rejected',
    reason,
    warranty_issue: null,
    warranty_expiry: null,
  })
  if (isApproved(before.status) && before.product_id)
    await settleReviewPoints(tx, services, { customerId: before.customer_id, productId: before.product_id }, at)
  await tellCustomer(tx, services, news(before, reason))
  if (before.is_disputed && before.is_duplicate) await tellHolder(desk, before)
}

/** A dispute that was rejected leaves the product with its customer, who hears that it was made. */
async function tellHolder({ services, tx }: Desk, { serial_number }: Row) {
  const holder = serial_number === null ? undefined : await findLivingRegistration(tx, serial_number)
  if (holder) await tellCustomer(tx, services, keptNews({ ...holder, serial_number }))
}

async function refuseWhileComplaintIsOpen(tx: Db, id: number): Promise<void> {
  const open = await findOpenComplaint(tx, id)
  if (!open) return
  const { id: number, job_no } = open
  throw new Conflict(
    job_no
      ? m.registrations_complaint_job_still_open({ number, job: job_no })
      : m.registrations_complaint_about_product_still_open_close({ number }),
    'complaint_open',
  )
}

async function revokeApproval({ tx, user, at }: Desk, before: Row, reason: string) {
  await endExtensionOf(tx, before.id, { reason, actor: user, at })
  await revokePoints(tx, pointsSourceOf(approved(before)), {
    reason: `Registration of ${before.model_name} revoked`,
    registrationId: before.id,
    at,
  })
}

async function change(
  { tx, user, at }: Desk,
  before: Row,
  action: `registration.${'approve' | 'reject'}`,
  set: Updateable<Registration>,
  /** said in the history alone */
  more: { without_bill?: string | undefined } = {},
) {
  await tx
    .updateTable('registration')
    .set({ ...set, decided_at: at })
    .where('id', '=', before.id)
    .where('status', '=', before.status)
    .returning('id')
    .executeTakeFirstOrThrow()
  const subject = { table: 'registration', id: before.id }
  await recordAudit(tx, { actor: user, action, subject, before, after: { ...set, ...more }, at })
}

const warranty = ({ purchase_date }: { purchase_date: string }, months: number) => ({
  warranty_months: months,
  warranty_issue: purchase_date,
  warranty_expiry: monthsLater(purchase_date, months),
})

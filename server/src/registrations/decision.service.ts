import type { Selectable, Updateable } from 'kysely'
import { recordAudit } from '../audit/audit.ts'
import { findOpenComplaint } from '../complaints/open-complaint.ts'
import { isUniqueViolation } from '../database/errors.ts'
import type { Registration } from '../database/schema.ts'
import { queueSms } from '../gateways/sms.job.ts'
import { Conflict, Invalid, NotFound } from '../http/errors.ts'
import type { Caller } from '../http/sessions.ts'
import { USUAL_WARRANTY_MONTHS } from '../products/warranty-months.ts'
import { awardPoints, revokePoints } from '../points/point.service.ts'
import type { Db, Services } from '../services.ts'
import { isApproved } from './is-approved.ts'
import { pointsSourceOf } from './points-source.ts'
import { lockRegistration, lookUpUnit } from './registration.queries.ts'
import { approvedText, rejectedText } from './registration.messages.ts'
import { monthsLater } from './warranty.ts'

export interface Decision {
  status: 'Approved' | 'Discount' | 'Rejected'
  reason?: string | undefined
  warranty_months?: number | undefined
}

type Row = Selectable<Registration>

/** What a decision is made with: one transaction, one time, one member of staff. */
interface Desk {
  services: Services
  tx: Db
  user: Caller
  requestId: string
  at: Date
}

/**
 * Approves or rejects a registration. The same decision again changes nothing. Approval begins the warranty and awards the
 * points; rejecting what was approved takes both back. Gives whether something changed.
 */
export async function decideRegistration(
  services: Services,
  user: Caller,
  id: number,
  decision: Decision,
  requestId: string,
): Promise<boolean> {
  if (decision.status === 'Rejected' && !decision.reason) throw new Invalid({ reason: 'Please give a reason' })
  try {
    return await services.db.transaction().execute(async (tx) => {
      const before = await lockRegistration(tx, id)
      if (!before) throw new NotFound('Registration not found')
      if (before.status === decision.status) return false
      const desk = { services, tx, user, requestId, at: services.clock.now() }
      if (decision.status === 'Rejected') await reject(desk, before, decision.reason!)
      else if (isApproved(before.status)) await changeApproval(desk, before, decision)
      else await approve(desk, before, decision)
      return true
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'registration_serial')) throw error
    throw new Conflict('This serial number has been registered anew in the meantime', 'serial_number_taken')
  }
}

async function approve(desk: Desk, before: Row, decision: Decision) {
  const { services, tx, at } = desk
  const { product, isGenuine } = await lookUpUnit(tx, before)
  const months = decision.warranty_months ?? product?.warranty_months ?? USUAL_WARRANTY_MONTHS
  const expiry = monthsLater(before.purchase_date, months)
  await change(desk, before, 'registration.approve', {
    ...warranty(before, months),
    status: decision.status,
    reason: '',
    product_id: product?.id ?? before.product_id,
    is_genuine: isGenuine,
  })
  const points = await awardPoints(tx, pointsSourceOf(before), {
    points: product?.reward_points ?? 0,
    reason: `${before.model_name} registered`,
    registrationId: before.id,
    at,
  })
  await tell(services, tx, before, approvedText(before, { expiry, points }))
}

/** From approved to approved with discount, or back: a correction, of which the customer need not hear. */
async function changeApproval(desk: Desk, before: Row, { status, warranty_months }: Decision) {
  const dates = warranty_months === undefined ? {} : warranty(before, warranty_months)
  await change(desk, before, 'registration.approve', { ...dates, status })
}

async function reject(desk: Desk, before: Row, reason: string) {
  const { services, tx, at } = desk
  if (isApproved(before.status)) await revokeApproval(tx, before, at)
  await change(desk, before, 'registration.reject', {
    status: 'Rejected',
    reason,
    warranty_issue: null,
    warranty_expiry: null,
  })
  await tell(services, tx, before, rejectedText(before, reason))
}

async function revokeApproval(tx: Db, before: Row, at: Date) {
  const open = await findOpenComplaint(tx, before.id)
  if (open) {
    const name = open.job_no ? `${open.id} (job ${open.job_no})` : open.id
    throw new Conflict(`Complaint ${name} about this product is still open; close it first`, 'complaint_open')
  }
  await revokePoints(tx, pointsSourceOf(before), {
    reason: `Registration of ${before.model_name} revoked`,
    registrationId: before.id,
    at,
  })
}

async function change({ tx, user, requestId, at }: Desk, before: Row, action: string, set: Updateable<Registration>) {
  await tx
    .updateTable('registration')
    .set({ ...set, decided_at: at })
    .where('id', '=', before.id)
    .where('status', '=', before.status)
    .returning('id')
    .executeTakeFirstOrThrow()
  const subject = { table: 'registration', id: before.id }
  await recordAudit(tx, { actor: user, action, subject, before, after: set, requestId, at })
}

const warranty = ({ purchase_date }: Row, months: number) => ({
  warranty_months: months,
  warranty_issue: purchase_date,
  warranty_expiry: monthsLater(purchase_date, months),
})

async function tell(services: Services, tx: Db, { customer_id }: Row, text: string) {
  const { contact } = await tx
    .selectFrom('account')
    .where('id', '=', customer_id)
    .select('contact')
    .executeTakeFirstOrThrow()
  await queueSms(tx, services, { to: contact, text })
}

import type { Input } from 'contract/endpoint'
import { DAYS_AFTER_CLOSING } from 'contract/complaint-messages'
import type { complaints } from 'contract/complaints'
import { recordAudit } from '../audit/audit.ts'
import { isUniqueViolation } from '../database/errors.ts'
import { Conflict } from '../http/errors.ts'
import type { Caller } from '../http/sessions.ts'
import type { Db, Services } from '../services.ts'
import { isStillTalkedAbout } from './after-closing.ts'
import { logDeed } from './complaint-log.ts'
import { addMessage } from './complaint-message.service.ts'
import { lastStep, notBefore } from './complaint-steps.ts'
import { lockComplaint, type ComplaintLine } from './lock-complaint.ts'
import { nameOf } from './person-name.ts'

type Rating = Input<typeof complaints.rate>['body']

/** The customer says that the product works again; said twice, it counts once. Throws NotFound or Conflict. */
export const confirmRepair = ({ db, clock }: Services, user: Caller, id: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const complaint = await lockComplaint(tx, id, user.id)
    if (complaint.confirmed_at !== null) return
    const at = clock.now()
    await refuseUnlessJustCompleted(tx, complaint, at)
    await tx.updateTable('complaint').set({ confirmed_at: at }).where('id', '=', id).execute()
    await logDeed(tx, { complaint_id: id, kind: 'confirmed', by_name: await nameOf(tx, user.id), at })
  })

/**
 * The customer opens a completed complaint once more: it is On Service again, and the remark is a message to staff. Of
 * several at once one wins. Throws NotFound or Conflict.
 */
export async function reopenComplaint(
  services: Services,
  user: Caller,
  id: number,
  remark: string,
  requestId: string,
): Promise<void> {
  try {
    await services.db.transaction().execute((tx) => reopen(services, tx, user, { id, remark, requestId }))
  } catch (error) {
    if (!isUniqueViolation(error, 'complaint_open')) throw error
    throw new Conflict('Another complaint about this product is open. Please write to us there', 'complaint_open')
  }
}

async function reopen(
  services: Services,
  tx: Db,
  user: Caller,
  { id, remark, requestId }: { id: number; remark: string; requestId: string },
): Promise<void> {
  const before = await lockComplaint(tx, id, user.id)
  const now = services.clock.now()
  await refuseUnlessJustCompleted(tx, before, now)
  if (before.confirmed_at !== null)
    throw new Conflict('You told us that it works again. If it failed anew, please file another complaint', 'confirmed')
  const at = notBefore(now, await lastStep(tx, id))
  const set = { status: 'On Service' as const, job_closing_date: null, reopened_at: at, rating: null, rating_text: '' }
  await tx.updateTable('complaint').set(set).where('id', '=', id).execute()
  await tx
    .insertInto('complaint_event')
    .values({
      complaint_id: id,
      status: set.status,
      description: 'Reopened by the customer',
      by_name: await nameOf(tx, user.id),
      at,
    })
    .execute()
  await addMessage(services, tx, { ...before, status: set.status }, user, { kind: 'customer', text: remark })
  const subject = { table: 'complaint', id }
  await recordAudit(tx, { actor: user, action: 'complaint.reopen', subject, before, after: set, requestId, at: now })
}

/** The customer rates the service of a completed complaint; another rating replaces it. Throws NotFound or Conflict. */
export const rateService = (
  { db, clock }: Services,
  user: Caller,
  id: number,
  { rating, rating_text = '' }: Rating,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const complaint = await lockComplaint(tx, id, user.id)
    if (complaint.status !== 'Completed')
      throw new Conflict('You can rate the service as soon as it is completed', 'not_completed')
    if (complaint.rating === rating && complaint.rating_text === rating_text) return
    await tx.updateTable('complaint').set({ rating, rating_text }).where('id', '=', id).execute()
    const text = `${rating} of 5${rating_text && `: ${rating_text}`}`
    const by_name = await nameOf(tx, user.id)
    await logDeed(tx, { complaint_id: id, kind: 'rated', text, by_name, at: clock.now() })
  })

async function refuseUnlessJustCompleted(tx: Db, { id, status, created_at }: ComplaintLine, now: Date): Promise<void> {
  if (status !== 'Completed') throw new Conflict('This complaint is not completed', 'not_completed')
  const lastStepAt = (await lastStep(tx, id))?.at ?? created_at
  if (!isStillTalkedAbout({ status, lastStepAt }, now))
    throw new Conflict(
      `This complaint was completed more than ${DAYS_AFTER_CLOSING} days ago. Please file another one`,
      'closed_long_ago',
    )
}

import { m } from 'contract/messages'
import { CLOSED_STATUSES, type ComplaintStatus, isClosed } from 'contract/complaints/words'
import type { Updateable } from 'kysely'
import { recordAudit } from '../../platform/audit/audit.ts'
import type { Complaint } from '../../platform/core/schema.ts'
import { Conflict } from '../../platform/core/problems.ts'
import type { Caller } from '../../platform/core/caller.ts'
import { tellCustomer } from '../../notices/tell-customer.ts'
import type { Db } from '../../platform/core/db.ts'
import type { Services } from '../../platform/core/services.ts'
import { resumeWithComplaint } from '../../parts/requests/end-with-complaint.ts'
import { withoutGoneEngineer } from '../assignment/gone-engineer.ts'
import { endWait } from '../clock/waits.ts'
import { updateDueTimes } from '../clock/update-due-times.ts'
import { withdrawHappyCall } from '../happy-calls/plan-happy-call.ts'
import { reopenedNews } from '../complaint-news.ts'
import { canonicalStatus } from '../stage/complaint-status.ts'
import { addMessage } from '../messages/write-message.ts'
import { lastStep, notBefore } from '../complaint-steps.ts'
import { lockComplaint, type ComplaintLine } from '../lock-complaint.ts'
import { actorName } from '../../accounts/person-name.ts'
import { laterOf, impliedStage } from '../stage/stage.ts'
import { refuseMerged } from '../merging/refuse-merged.ts'
import { unlessAnotherIsOpen } from '../unless-another-is-open.ts'
import { endVisitCode } from '../visit-reports/visit-code.ts'
import { trackingLink } from './tracking-link.ts'
import { refuseUnlessJustCompleted } from './after-closing.ts'

/**
 * The customer reopens a completed complaint: it is On Service again, and the remark is a message to staff. Of
 * concurrent requests one wins. Throws NotFound or Conflict.
 */
export const reopenComplaint = (services: Services, user: Caller, id: number, remark: string): Promise<void> =>
  unlessAnotherIsOpen(
    () =>
      services.db.transaction().execute(async (tx) => {
        const before = await lockComplaint(tx, id, user.id)
        const now = services.clock.now()
        await refuseUnlessJustCompleted(tx, before, now)
        if (before.confirmed_at !== null)
          throw new Conflict(m.complaints_confirmed_works_again_if_failed_again(), 'confirmed')
        const description = 'Reopened by the customer'
        const cleared = { rating: null, rating_text: '' }
        const set = await openAgain(tx, before, user, { status: 'On Service', description, now, cleared })
        await addMessage(services, tx, { ...before, status: set.status }, user, { kind: 'customer', text: remark })
        const subject = { table: 'complaint', id }
        await recordAudit(tx, {
          actor: user,
          action: 'complaint.reopen',
          subject,
          before,
          after: set,
          at: now,
        })
      }),
    m.complaints_another_complaint_about_product_open_write(),
  )

/**
 * Staff reopen a complaint that was closed by mistake, however long ago. It returns to the stage before its end with
 * the requests for parts that ended with it, the reason is an internal note, and the customer is told. Of concurrent requests one wins. Throws NotFound or Conflict.
 */
export const reopenForCustomer = (
  services: Services,
  user: Caller,
  id: number,
  { reason }: { reason: string },
): Promise<void> =>
  unlessAnotherIsOpen(() =>
    services.db.transaction().execute(async (tx) => {
      const before = await lockComplaint(tx, id)
      refuseMerged(before)
      if (!isClosed(before.status)) throw new Conflict(m.complaints_complaint_already_open(), 'not_closed')
      const now = services.clock.now()
      const status = laterOf(await stageBeforeEnd(tx, id), impliedStage(before))
      const description = 'Reopened by our service team. The work goes on.'
      const set = await openAgain(tx, before, user, { status, description, now, cleared: { confirmed_at: null } })
      const who = { actor: user, by: await actorName(tx, user), at: now }
      await resumeWithComplaint(tx, { complaintId: id, ...who, openedAt: before.reopened_at })
      await addMessage(services, tx, { ...before, status }, user, { kind: 'internal', text: `Reopened: ${reason}` })
      await tellCustomer(tx, services, reopenedNews(before, trackingLink(services, before)))
      const subject = { table: 'complaint', id }
      const after = { ...set, reason }
      await recordAudit(tx, { actor: user, action: 'complaint.reopen', subject, before, after, at: now })
    }),
  )

/**
 * Opens a completed complaint again because its customer said on the phone that the product does not work: it is On
 * Service, what they said is an internal note, and they are told. The caller has locked the complaint.
 */
export async function reopenAfterCall(
  services: Services,
  tx: Db,
  before: ComplaintLine,
  user: Caller,
  said: string,
): Promise<void> {
  const now = services.clock.now()
  const description = 'Reopened after we called you. The work goes on.'
  const cleared = { confirmed_at: null, rating: null, rating_text: '' }
  // They have answered, as who opens it themselves has.
  await endWait(tx, before.id, { by: before.customer_name, at: now })
  const set = await openAgain(tx, before, user, { status: 'On Service', description, now, cleared })
  const text = `Does not work, says the customer: ${said}`
  await addMessage(services, tx, { ...before, status: set.status }, user, { kind: 'internal', text })
  await tellCustomer(tx, services, reopenedNews(before, trackingLink(services, before)))
  const subject = { table: 'complaint', id: before.id }
  const after = { ...set, reason: said }
  await recordAudit(tx, { actor: user, action: 'complaint.reopen', subject, before, after, at: now })
}

interface Reopening {
  status: ComplaintStatus
  /** the customer's text of the new step */
  description: string
  now: Date
  /** columns that no longer apply */
  cleared: Updateable<Complaint>
}

/** Reopens a closed complaint and adds the step; its earlier steps stay, its engineer only while at work. */
async function openAgain(
  tx: Db,
  before: ComplaintLine,
  user: Caller,
  { status, description, now, cleared }: Reopening,
) {
  const at = notBefore(now, await lastStep(tx, before.id))
  const gone = await withoutGoneEngineer(tx, before)
  const set = { ...cleared, ...gone, status, job_closing_date: null, reopened_at: at }
  const reopened = await tx
    .updateTable('complaint')
    .set(set)
    .where('id', '=', before.id)
    .where('status', '=', before.status)
    .returning('id')
    .executeTakeFirst()
  if (!reopened) throw new Conflict(m.complaints_complaint_already_open(), 'not_closed')
  const by_name = await actorName(tx, user)
  await tx.insertInto('complaint_event').values({ complaint_id: before.id, status, description, by_name, at }).execute()
  await withdrawHappyCall(tx, before.id)
  // A merged one kept the code of its visit for when it is separated.
  if (before.visit_date === null) await endVisitCode(tx, before.id)
  await updateDueTimes(tx, [before.id])
  return set
}

/** The newest stage that was not an end. */
async function stageBeforeEnd(tx: Db, id: number): Promise<ComplaintStatus> {
  const step = await tx
    .selectFrom('complaint_event')
    .select('status')
    .where('complaint_id', '=', id)
    .where('status', 'not in', CLOSED_STATUSES)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return canonicalStatus(step?.status ?? '') ?? 'Unassigned'
}

import { m } from 'contract/messages'
import { isClosed } from 'contract/complaints/words'
import { lockEngineers } from '../../engineers/lock-engineer.ts'
import { recordAudit } from '../../platform/audit/audit.ts'
import type { Caller } from '../../platform/core/caller.ts'
import { today } from '../../platform/core/clock.ts'
import type { Db } from '../../platform/core/db.ts'
import { Conflict, NotFound } from '../../platform/core/problems.ts'
import { lockRows } from '../../platform/database/lock-rows.ts'
import { tellCustomer } from '../../notices/tell-customer.ts'
import type { Services } from '../../platform/core/services.ts'
import { updateDueTimes } from '../clock/update-due-times.ts'
import { beginWait } from '../clock/waits.ts'
import { separatedNews } from '../complaint-news.ts'
import { lastStep, notBefore } from '../complaint-steps.ts'
import { moveRequestsBack } from '../../parts/requests/move-requests.ts'
import { moveEstimatesBack } from '../estimates/move-estimates.ts'
import type { ComplaintLine } from '../lock-complaint.ts'
import { actorName } from '../../accounts/person-name.ts'
import { trackingLink } from '../outcome/tracking-link.ts'
import { unlessAnotherIsOpen } from '../unless-another-is-open.ts'
import { followRequests } from '../stage/follow-requests.ts'
import { advanceStage, impliedStage, isCrms, laterOf } from '../stage/stage.ts'
import { higherOf, NO_VISIT, readMerge, type MergeRecord } from './merge-record.ts'
import { survivorOf } from './merging.queries.ts'
import { keepVisitCode, moveVisitCode } from '../visit-reports/visit-code.ts'

/**
 * Takes a merge back: the merged complaint has its former stage again, and what had moved to the other one returns as
 * far as nobody changed it since. The customer is told once. Of several who do so at once one wins. Throws NotFound or
 * Conflict.
 */
export const separateComplaint = (services: Services, user: Caller, id: number): Promise<void> =>
  unlessAnotherIsOpen(() =>
    services.db.transaction().execute(async (tx) => {
      const { source, target, record, isEngineerThere } = await lockMerged(tx, id)
      const who = { by: await actorName(tx, user), at: services.clock.now() }
      await moveMessagesBack(tx, record, { from: target.id, to: id })
      const isAnswered =
        record.estimates !== undefined &&
        (await moveEstimatesBack(tx, record.estimates, { from: target.id, to: id }, who))
      const { requests = [] } = record
      await moveRequestsBack(tx, requests, { from: target.id, to: id })
      const returns = isEngineerThere && visitReturns(services, record, target)
      // The visit leaves the one before it comes to the other.
      const left = await giveBack(services, tx, { source, target, record, returns }, who)
      const restored = await openAgain(tx, source, { record, returns, isAnswered }, who)
      if (returns && record.visit_moved === true) await moveVisitCode(tx, target.id, id)
      else if (restored.visit_date !== null) await keepVisitCode(tx, id, true)
      if (requests.length > 0)
        for (const one of [left, restored]) await followRequests(services, tx, one, { ...who, actor: user })
      await waitAgain(tx, target, record, who)
      await updateDueTimes(tx, [id, target.id])
      await tellCustomer(tx, services, separatedNews(restored, trackingLink(services, restored)))
      const pairs = [
        ['complaint.separate', source, { ...restored, separated: target.id }],
        ['complaint.give-back', target, { ...left, separated: id }],
      ] as const
      for (const [action, before, after] of pairs)
        await recordAudit(tx, {
          actor: user,
          action,
          subject: { table: 'complaint', id: before.id },
          before,
          after,
          at: who.at,
        })
    }),
  )

/** The merged one and the one in which its work goes on, locked after the engineer as everywhere. */
async function lockMerged(tx: Db, id: number) {
  const engineerId = (await readMerge(tx, id))?.visit?.engineer_id ?? null
  const [engineer] = engineerId === null ? [] : await lockEngineers(tx, [engineerId])
  const into = await survivorOf(tx, id)
  const rows = await lockRows(tx, 'complaint', [id, into])
  const [source, target] = [id, into].map((wanted) => rows.find((row) => row.id === wanted))
  if (!source) throw new NotFound(m.core_complaint_not_found())
  const record = await readMerge(tx, id)
  if (source.merged_into === null || !record) throw new Conflict(m.complaints_complaint_not_merged(), 'not_merged')
  if (!target || target.id === id || (await survivorOf(tx, id)) !== into)
    throw new Conflict(m.core_someone_else_changed_meantime(), 'changed')
  return { source, target, record, isEngineerThere: engineerId === null || engineer?.active === true }
}

interface Separation {
  source: ComplaintLine
  target: ComplaintLine
  record: MergeRecord
  /** the visit comes back */
  returns: boolean
}

interface Who {
  by: string
  at: Date
}

/** Also those that moved on in a later merge. What was written since stays where it was written. */
async function moveMessagesBack(tx: Db, { messages }: MergeRecord, { from, to }: { from: number; to: number }) {
  if (messages.length === 0) return
  await tx
    .updateTable('complaint_message')
    .set({ complaint_id: to })
    .where('id', 'in', messages)
    .where('complaint_id', '=', from)
    .execute()
}

/** The customer's word that ended the wait is gone again. Not where they wrote meanwhile, or the complaint is closed. */
async function waitAgain(tx: Db, target: ComplaintLine, { answered }: MergeRecord, who: Who): Promise<void> {
  if (answered === undefined || isClosed(target.status)) return
  const written = await tx
    .selectFrom('complaint_message')
    .where('complaint_id', '=', target.id)
    .where('kind', '=', 'customer')
    .where('created_at', '>', (eb) => eb.selectFrom('complaint_wait').where('id', '=', answered).select('began_at'))
    .select('id')
    .limit(1)
    .executeTakeFirst()
  if (!written) await beginWait(tx, target.id, who)
}

/** A visit that moved returns while it is still to come and was not changed; one that was withdrawn, while it is to come. */
function visitReturns({ clock }: Services, { visit, visit_moved }: MergeRecord, target: ComplaintLine): boolean {
  if (!visit || (visit.visit_date !== null && visit.visit_date < today(clock))) return false
  if (!visit_moved) return true
  return (
    !isClosed(target.status) &&
    target.visit_date === visit.visit_date &&
    target.visit_window === visit.visit_window &&
    target.engineer_id === visit.engineer_id &&
    (visit.engineer_id !== null || target.technician === visit.technician)
  )
}

/** Removes from the remaining complaint: the visit, and tags and priority that came from this complaint alone. */
async function giveBack(
  services: Services,
  tx: Db,
  { source, target, record, returns }: Separation,
  who: Who,
): Promise<ComplaintLine> {
  const takesVisit = returns && record.visit_moved === true
  // Items that moved on to a third complaint are merged with its own.
  const shared =
    record.target && source.merged_into === target.id
      ? await sharedWithout(tx, source, target, record.target)
      : { tags: target.tags }
  const left = await tx
    .updateTable('complaint')
    .set({ ...shared, ...(takesVisit && { ...NO_VISIT, ...centreBefore(target, record) }) })
    .where('id', '=', target.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return takesVisit && !isCrms(services, left) ? { ...left, status: await advanceStage(tx, left, who) } : left
}

/** The centre that came with the visit goes with it. */
const centreBefore = (target: ComplaintLine, { target: shared }: MergeRecord) =>
  shared && !shared.before.centre_chosen && shared.after.centre_chosen && target.centre_id === shared.after.centre_id
    ? { centre_id: shared.before.centre_id, centre_chosen: false }
    : {}

async function sharedWithout(
  tx: Db,
  source: ComplaintLine,
  target: ComplaintLine,
  { before, after }: NonNullable<MergeRecord['target']>,
) {
  const others = await tx
    .selectFrom('complaint')
    .select(['priority', 'tags'])
    .where('merged_into', '=', target.id)
    .where('id', '<>', source.id)
    .execute()
  const kept = new Set([...before.tags, ...others.flatMap(({ tags }) => tags)])
  return {
    tags: target.tags.filter((tag) => kept.has(tag) || !source.tags.includes(tag)),
    ...(target.priority === after.priority &&
      after.priority !== before.priority && {
        priority: others.map(({ priority }) => priority).reduce(higherOf, before.priority),
      }),
  }
}

interface Reopening extends Pick<Separation, 'record' | 'returns'> {
  /** what the customer was waited for came while it was merged */
  isAnswered: boolean
}

/** The former stage as a new step, or what is left of it where its visit does not return. */
async function openAgain(
  tx: Db,
  source: ComplaintLine,
  { record, returns, isAnswered }: Reopening,
  { by, at: now }: Who,
): Promise<ComplaintLine> {
  const at = notBefore(now, await lastStep(tx, source.id))
  const columns = {
    merged_into: null,
    merged_at: null,
    merged_by: '',
    ...(returns && record.visit),
    ...(record.dispatch_error != null && {
      dispatch_state: 'failed' as const,
      dispatch_error: record.dispatch_error,
    }),
  }
  const implied = impliedStage({ ...source, ...columns })
  const status = record.automatic ? implied : laterOf(record.status, implied)
  const isOpen = !isClosed(record.status)
  const restored = await tx
    .updateTable('complaint')
    .set({ ...columns, ...(isOpen && { status, job_closing_date: null, reopened_at: at }) })
    .where('id', '=', source.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('complaint_merge').where('complaint_id', '=', source.id).execute()
  if (!isOpen) return restored
  await tx
    .insertInto('complaint_event')
    .values({
      complaint_id: source.id,
      status,
      description: 'We handle this report on its own again.',
      by_name: by,
      at,
      automatic: record.automatic ?? false,
    })
    .execute()
  if (record.waited && !isAnswered) await beginWait(tx, source.id, { by, at })
  return restored
}

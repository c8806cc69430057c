import { m } from 'contract/messages'
import { isClosed, TAGS_MAX } from 'contract/complaints/words'
import { lockEngineers } from '../../engineers/lock-engineer.ts'
import { recordAudit } from '../../platform/audit/audit.ts'
import type { Caller } from '../../platform/core/caller.ts'
import { today } from '../../platform/core/clock.ts'
import type { Db } from '../../platform/core/db.ts'
import { NotFound } from '../../platform/core/problems.ts'
import { lockRows } from '../../platform/database/lock-rows.ts'
import { tellCustomer } from '../../notices/tell-customer.ts'
import type { Services } from '../../platform/core/services.ts'
import { endWait, findWait } from '../clock/waits.ts'
import { updateDueTimes } from '../clock/update-due-times.ts'
import { lastStep, notBefore } from '../complaint-steps.ts'
import { mergedNews } from '../complaint-news.ts'
import { moveRequests } from '../../parts/requests/move-requests.ts'
import { moveEstimates } from '../estimates/move-estimates.ts'
import type { ComplaintLine } from '../lock-complaint.ts'
import { trackingLink } from '../outcome/tracking-link.ts'
import { actorName } from '../../accounts/person-name.ts'
import { followRequests } from '../stage/follow-requests.ts'
import { advanceStage, isBehind, isCrms } from '../stage/stage.ts'
import { higherOf, keepMerge, NO_VISIT, sharedOf, visitColumnsOf } from './merge-record.ts'
import { refuseMerge } from './refuse-merge.ts'
import { moveVisitCode } from '../visit-reports/visit-code.ts'

interface Merge {
  /** the remaining complaint */
  into: number
  is_same_appliance?: boolean | undefined
}

/**
 * Merges a complaint that was reported twice into the one that stays: its messages, tags, priority, visit and open requests
 * for parts move there, it is closed, and the customer is told once. Of several merges of the same complaint one wins. Throws NotFound or a
 * Problem 409.
 */
export const mergeComplaint = (
  services: Services,
  user: Caller,
  id: number,
  { into, is_same_appliance = false }: Merge,
): Promise<void> =>
  services.db.transaction().execute(async (tx) => {
    await lockEngineerOf(tx, id)
    const [source, target] = await lockBoth(tx, id, into)
    refuseMerge(services, source, target, is_same_appliance)
    const who = { by: await actorName(tx, user), at: services.clock.now() }
    const step = await lastStep(tx, id)
    const waited = await close(tx, source, into, who)
    const answered = await endAnsweredWait(tx, source, into)
    const moved = await moveMessages(tx, id, into)
    const wasOpen = !isClosed(source.status)
    const estimates = await moveEstimates(tx, { from: id, to: into, wasOpen, day: today(services.clock) }, who)
    const requests = await moveRequests(tx, { from: id, to: into })
    const taken = await takeOver(services, tx, source, target, who)
    if (requests.length > 0) await followRequests(services, tx, taken, { ...who, actor: user })
    await keepMerge(tx, id, {
      status: source.status,
      automatic: step?.automatic ?? false,
      waited,
      dispatch_error: source.dispatch_state === 'failed' ? source.dispatch_error : null,
      visit: visitColumnsOf(source),
      visit_moved: movesVisit(source, target),
      messages: moved.map((message) => message.id),
      ...(estimates && { estimates }),
      ...(requests.length > 0 && { requests }),
      ...(answered !== undefined && { answered }),
      target: { before: sharedOf(target), after: sharedOf(taken) },
    })
    await updateDueTimes(tx, [id, into])
    await tellCustomer(tx, services, mergedNews(taken, trackingLink(services, taken)))
    await record(tx, user, { source, target, taken, at: who.at })
  })

/** A visit moves with its engineer, and engineers are locked before complaints everywhere. */
async function lockEngineerOf(tx: Db, id: number): Promise<void> {
  const row = await tx.selectFrom('complaint').select('engineer_id').where('id', '=', id).executeTakeFirst()
  if (typeof row?.engineer_id === 'number') await lockEngineers(tx, [row.engineer_id])
}

/** Both in the order of their ids, so that two merges in opposite directions do not wait for each other. */
async function lockBoth(tx: Db, id: number, into: number): Promise<[ComplaintLine, ComplaintLine]> {
  const rows = await lockRows(tx, 'complaint', [id, into])
  const [source, target] = [id, into].map((wanted) => rows.find((row) => row.id === wanted))
  if (!source || !target) throw new NotFound(m.core_complaint_not_found())
  return [source, target]
}

interface Who {
  by: string
  at: Date
}

/** Closes the merged one without a word to the customer about a visit or a cancellation. Returns whether they were waited for. */
async function close(
  tx: Db,
  { id, status, dispatch_state }: ComplaintLine,
  into: number,
  { by, at }: Who,
): Promise<boolean> {
  const waited = await endWait(tx, id, { by, at })
  await tx
    .updateTable('complaint')
    .set({
      status: 'Cancelled',
      merged_into: into,
      merged_at: at,
      merged_by: by,
      ...NO_VISIT,
      ...(dispatch_state === 'failed' && { dispatch_state: 'none', dispatch_error: '' }),
    })
    .where('id', '=', id)
    .execute()
  if (status === 'Cancelled') return waited
  await tx
    .insertInto('complaint_event')
    .values({
      complaint_id: id,
      status: 'Cancelled',
      description: 'We handle this report together with your other one.',
      by_name: by,
      at: notBefore(at, await lastStep(tx, id)),
    })
    .execute()
  return waited
}

/**
 * What the customer reported or wrote in the merged one after staff began to wait in the one that stays is what was waited
 * for: it ends the wait, at its time. Returns the wait that it ended.
 */
async function endAnsweredWait(tx: Db, source: ComplaintLine, into: number): Promise<number | undefined> {
  const wait = await findWait(tx, into)
  if (!wait) return undefined
  const written = await tx
    .selectFrom('complaint_message')
    .where('complaint_id', '=', source.id)
    .where('kind', '=', 'customer')
    .where('created_at', '>', wait.began_at)
    .select(['author_name as by', 'created_at as at'])
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  const isReportedLater = Date.parse(source.created_at) > Date.parse(wait.began_at)
  const word = isReportedLater ? { by: source.customer_name, at: source.created_at } : written
  if (!word) return undefined
  await endWait(tx, into, { by: word.by, at: new Date(word.at) })
  return wait.id
}

/** Each keeps its author, time and key: sent again to where it was written, it is the same message. */
const moveMessages = (tx: Db, id: number, into: number) =>
  tx
    .updateTable('complaint_message')
    .set({ complaint_id: into })
    .where('complaint_id', '=', id)
    .returning('id')
    .execute()

/** Moves to the remaining complaint: the higher priority, its tags, and a visit where it has none. */
async function takeOver(
  services: Services,
  tx: Db,
  source: ComplaintLine,
  target: ComplaintLine,
  who: Who,
): Promise<ComplaintLine> {
  const taken = await tx
    .updateTable('complaint')
    .set({
      priority: higherOf(target.priority, source.priority),
      tags: [...new Set([...target.tags, ...source.tags])].slice(0, TAGS_MAX).toSorted(),
      ...(movesVisit(source, target) && visitOf(source, target)),
    })
    .where('id', '=', target.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (movesVisit(source, target)) await moveVisitCode(tx, source.id, target.id)
  const stays = isCrms(services, taken) || !isBehind(taken)
  return { ...taken, status: stays ? taken.status : await advanceStage(tx, taken, who) }
}

const movesVisit = (source: ComplaintLine, target: ComplaintLine): boolean =>
  source.visit_date !== null && target.visit_date === null && target.technician === ''

/** A chosen centre comes along where none was chosen. */
const visitOf = (source: ComplaintLine, target: ComplaintLine) => ({
  visit_date: source.visit_date,
  visit_window: source.visit_window,
  technician: source.technician,
  technician_contact: source.technician_contact,
  engineer_id: source.engineer_id,
  ...(source.centre_chosen && !target.centre_chosen && { centre_id: source.centre_id, centre_chosen: true }),
})

interface Merged {
  source: ComplaintLine
  target: ComplaintLine
  taken: ComplaintLine
  at: Date
}

async function record(tx: Db, actor: Caller, { source, target, taken, at }: Merged): Promise<void> {
  const closed = { table: 'complaint' as const, id: source.id }
  await recordAudit(tx, {
    actor,
    action: 'complaint.merge',
    subject: closed,
    before: source,
    after: { merged_into: target.id },
    at,
  })
  await recordAudit(tx, {
    actor,
    action: 'complaint.take-over',
    subject: { table: 'complaint', id: target.id },
    before: target,
    after: { ...taken, merged: source.id },
    at,
  })
}

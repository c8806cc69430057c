import { stateText } from '../../platform/core/state-text.ts'
import { m } from 'contract/messages'
import type { Input } from 'contract/core/endpoint'
import { isClosed } from 'contract/complaints/words'
import type { complaints } from 'contract/complaints/endpoints'
import { Conflict, Invalid, NotFound } from '../../platform/core/problems.ts'
import { cancelWithComplaint } from '../../parts/requests/end-with-complaint.ts'
import { tellCustomer } from '../../notices/tell-customer.ts'
import type { Db } from '../../platform/core/db.ts'
import type { Services } from '../../platform/core/services.ts'
import { updateDueTimes } from '../clock/update-due-times.ts'
import { completedNews } from '../complaint-news.ts'
import { trackingLink } from '../outcome/tracking-link.ts'
import { canonicalStatus } from '../stage/complaint-status.ts'
import { lastStep, notBefore } from '../complaint-steps.ts'

type Told = Input<typeof complaints.crmStatus>['body']

/** How far another clock may be ahead of ours. */
const CLOCKS_DIFFER_MS = 5 * 60_000

/** It has no account. */
const CRM = { id: null, role: 'system' }

/**
 * Applies a stage reported by the CRM, at its own time; if it is older than the current stage, its step is inserted
 * before. Replaying the body changes nothing, however late. Returns whether something changed.
 */
export async function applyCrmStage(services: Services, told: Told): Promise<boolean> {
  const stage = canonicalStatus(told.status)
  if (!stage) throw new Invalid({ status: m.complaints_no_status({ name: told.status }) })
  // The CRM has the job, so a service center has it.
  const status = stage === 'Unassigned' ? 'Service Center Assigned' : stage
  const now = services.clock.now()
  const at = new Date(told.dateAdded)
  if (at.getTime() > now.getTime() + CLOCKS_DIFFER_MS) throw new Invalid({ dateAdded: m.complaints_dateadded_future() })

  return services.db.transaction().execute(async (tx) => {
    const complaint = await lockByJobNumber(tx, told.job_no)
    if (!complaint) throw new NotFound(m.complaints_no_job())
    const event = {
      complaint_id: complaint.id,
      status,
      description: told.description ?? '',
      by_name: 'CRM',
      // Before the dispatch the CRM had no job, whatever the clocks say.
      at: notBefore(at, await lastUnassigned(tx, complaint.id)),
    }
    if (isClosed(status) && isBeforeReopening(complaint, at)) return false
    if (await isKnown(tx, event, isClosed(status) ? 'as the current one' : 'at that time')) return false
    if (isClosed(complaint.status))
      throw new Conflict(m.complaints_job_cannot_change_any_more({ state: stateText(complaint.status) }))
    if (isClosed(status)) event.at = notBefore(event.at, await lastStep(tx, complaint.id))
    await yieldTo(tx, event)
    await tx
      .insertInto('complaint_event')
      .values({ ...event, is_answer: status === 'Completed' })
      .execute()
    const current = (await lastStep(tx, complaint.id))!.status
    await tx
      .updateTable('complaint')
      .set({ status: canonicalStatus(current)!, ...(status === 'Completed' && { job_closing_date: event.at }) })
      .where('id', '=', complaint.id)
      .execute()
    if (isClosed(canonicalStatus(current)!))
      await cancelWithComplaint(tx, { complaintId: complaint.id, actor: CRM, by: event.by_name, at: now })
    await updateDueTimes(tx, [complaint.id])
    if (status !== 'Completed') return true
    await tellCustomer(tx, services, completedNews(complaint, trackingLink(services, complaint)))
    return true
  })
}

const lastUnassigned = (tx: Db, complaintId: number) =>
  tx
    .selectFrom('complaint_event')
    .select('at')
    .where('complaint_id', '=', complaintId)
    .where('status', '=', 'Unassigned')
    .where('automatic', '=', false)
    .orderBy('at', 'desc')
    .executeTakeFirst()

/** Our own steps count as no later than the start of the CRM's: a later report wins, whatever its time. */
const yieldTo = (tx: Db, { complaint_id, at }: Event) =>
  tx
    .updateTable('complaint_event')
    .set({ at })
    .where('complaint_id', '=', complaint_id)
    .where('automatic', '=', true)
    .where('at', '>', at.toISOString())
    .execute()

const lockByJobNumber = (tx: Db, jobNo: string) =>
  tx
    .selectFrom('complaint')
    .select(['id', 'customer_id', 'status', 'model_name', 'job_no', 'tracking_token', 'reopened_at'])
    .where('job_no', '=', jobNo)
    .forUpdate()
    .executeTakeFirst()

/** The reported end is the one after which the customer reopened the complaint. */
const isBeforeReopening = ({ reopened_at }: { reopened_at: string | null }, at: Date) =>
  reopened_at !== null && at.getTime() <= Date.parse(reopened_at)

interface Event {
  complaint_id: number
  status: string
  description: string
  at: Date
}

/** Whether this step exists: at its time, or, if there is only one, as the last one. */
async function isKnown(
  tx: Db,
  { complaint_id, status, description, at }: Event,
  how: 'at that time' | 'as the current one',
) {
  if (how === 'as the current one') {
    const last = await lastStep(tx, complaint_id)
    return last?.status === status && last.description === description
  }
  const known = await tx
    .selectFrom('complaint_event')
    .select('id')
    .where('complaint_id', '=', complaint_id)
    .where('status', '=', status)
    .where('description', '=', description)
    .where('at', '=', at.toISOString())
    .executeTakeFirst()
  return known !== undefined
}

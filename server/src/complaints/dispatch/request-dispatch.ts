import { m } from 'contract/messages'
import { setTimeout as delay } from 'node:timers/promises'
import type { complaints } from 'contract/complaints/endpoints'
import { isClosed } from 'contract/complaints/words'
import type { Input } from 'contract/core/endpoint'
import { recordAudit } from '../../platform/audit/audit.ts'
import { Conflict, NotFound } from '../../platform/core/problems.ts'
import type { Caller } from '../../platform/core/caller.ts'
import type { Services } from '../../platform/core/services.ts'
import { recordActivity } from '../complaint-log.ts'
import { dispatchErrorText } from './dispatch-error.ts'
import { dispatchComplaint } from './complaint.jobs.ts'
import { findDispatch, markQueued } from './dispatch.queries.ts'
import { sendToCentre } from './send-to-centre.ts'
import { actorName } from '../../accounts/person-name.ts'

export interface DispatchOutcome {
  /** false: it is queued, and will be sent */
  done: boolean
  message: string
  serviceData: Record<string, unknown> | null
}

const WAIT_TIMEOUT_MS = 5_000
const LOOK_EVERY_MS = 100

const ON_ITS_WAY = m.complaints_complaint_way_crm_job_number_will
const CRM_AWAY = m.complaints_crm_cannot_reached_right_now_complaint

/**
 * Queues a complaint for the CRM and waits briefly for its answer; without a CRM it goes to its service centre at once.
 * Throws NotFound, and Conflict when it is dispatched already, closed, or refused.
 */
export async function requestDispatch(
  services: Services,
  user: Caller,
  { complaint_id: id, to_centre: needsCentre = false }: Input<typeof complaints.dispatch>['body'],
): Promise<DispatchOutcome> {
  if (services.crm.kind === 'local') {
    const { jobNo } = await sendToCentre(services, user, id, { needsCentre })
    const message = needsCentre ? m.complaints_sent_to_centre() : m.core_dispatched_crm()
    return { done: true, message, serviceData: { job_no: jobNo } }
  }
  return (await queueDispatch(services, user, id)) ? awaitOutcome(services, id) : explainExistingDispatch(services, id)
}

/** Queues a complaint for the CRM. Returns false when there is nothing to dispatch, or someone else was first. */
export const queueDispatch = (services: Services, user: Caller, id: number): Promise<boolean> =>
  services.db.transaction().execute(async (tx) => {
    if (!(await markQueued(tx, id))) return false
    await services.jobs.enqueue(tx, dispatchComplaint, { complaint: id })
    const at = services.clock.now()
    const subject = { table: 'complaint', id }
    await recordAudit(tx, { actor: user, action: 'complaint.dispatch', subject, at })
    await recordActivity(tx, { complaint_id: id, kind: 'queued', by_name: await actorName(tx, user), at })
    return true
  })

/** Someone else was first, or there is nothing to dispatch. Throws NotFound or Conflict. */
export async function explainExistingDispatch({ db }: Services, id: number): Promise<DispatchOutcome> {
  const now = await findDispatch(db, id)
  if (!now) throw new NotFound(m.core_complaint_not_found())
  if (now.job_no !== null) throw new Conflict(m.complaints_already_dispatched_crm(), 'already_dispatched')
  if (now.dispatch_state !== 'queued' && isClosed(now.status))
    throw new Conflict(m.complaints_complaint_closed_so_cannot_dispatched())
  return { done: false, message: now.dispatch_error ? CRM_AWAY() : ON_ITS_WAY(), serviceData: null }
}

async function awaitOutcome({ db }: Services, id: number): Promise<DispatchOutcome> {
  const until = performance.now() + WAIT_TIMEOUT_MS
  while (performance.now() < until) {
    await delay(LOOK_EVERY_MS)
    const now = await findDispatch(db, id)
    if (!now) throw new NotFound(m.core_complaint_not_found())
    // Only the job writes this column, from the gateway's object.
    if (now.job_no !== null)
      return { done: true, message: m.core_dispatched_crm(), serviceData: now.service_data as Record<string, unknown> }
    if (now.dispatch_state === 'failed') throw new Conflict(dispatchErrorText(now.dispatch_error), 'crm_refused')
    if (now.dispatch_error !== '') return { done: false, message: CRM_AWAY(), serviceData: null }
  }
  return { done: false, message: ON_ITS_WAY(), serviceData: null }
}

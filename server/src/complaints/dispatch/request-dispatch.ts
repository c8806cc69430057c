import { setTimeout as delay } from 'node:timers/promises'
import { isClosed } from 'contract/complaints/words'
import { recordAudit } from '../../platform/audit/audit.ts'
import { Conflict, NotFound } from '../../platform/core/problems.ts'
import type { Caller } from '../../platform/core/caller.ts'
import type { Services } from '../../platform/core/services.ts'
import { recordActivity } from '../complaint-log.ts'
import { dispatchComplaint } from './complaint.jobs.ts'
import { findDispatch, markQueued } from './dispatch.queries.ts'
import { nameOf } from '../../accounts/person-name.ts'

export interface DispatchOutcome {
  /** false: it is queued, and will be sent */
  done: boolean
  message: string
  serviceData: Record<string, unknown> | null
}

const WAIT_TIMEOUT_MS = 5_000
const LOOK_EVERY_MS = 100

const ON_ITS_WAY = 'The complaint is on its way to the CRM. The job number will appear here'
const CRM_AWAY =
  'The CRM cannot be reached right now. The complaint is queued and will be sent as soon as the CRM is back'

/**
 * Queues a complaint for the CRM and waits briefly for its answer. Throws NotFound, and Conflict when it is dispatched
 * already, closed, or refused by the CRM.
 */
export async function requestDispatch(services: Services, user: Caller, id: number): Promise<DispatchOutcome> {
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
    await recordActivity(tx, { complaint_id: id, kind: 'queued', by_name: await nameOf(tx, user.id), at })
    return true
  })

/** Someone else was first, or there is nothing to dispatch. Throws NotFound or Conflict. */
export async function explainExistingDispatch({ db }: Services, id: number): Promise<DispatchOutcome> {
  const now = await findDispatch(db, id)
  if (!now) throw new NotFound('Complaint not found')
  if (now.job_no !== null) throw new Conflict('Already dispatched to CRM', 'already_dispatched')
  if (now.dispatch_state !== 'queued' && isClosed(now.status))
    throw new Conflict('This complaint is closed, so it cannot be dispatched')
  return { done: false, message: now.dispatch_error ? CRM_AWAY : ON_ITS_WAY, serviceData: null }
}

async function awaitOutcome({ db }: Services, id: number): Promise<DispatchOutcome> {
  const until = performance.now() + WAIT_TIMEOUT_MS
  while (performance.now() < until) {
    await delay(LOOK_EVERY_MS)
    const now = await findDispatch(db, id)
    if (!now) throw new NotFound('Complaint not found')
    // Only the job writes this column, from the gateway's object.
    if (now.job_no !== null)
      return { done: true, message: 'Dispatched to CRM', serviceData: now.service_data as Record<string, unknown> }
    if (now.dispatch_state === 'failed') throw new Conflict(now.dispatch_error, 'crm_refused')
    if (now.dispatch_error !== '') return { done: false, message: CRM_AWAY, serviceData: null }
  }
  return { done: false, message: ON_ITS_WAY, serviceData: null }
}

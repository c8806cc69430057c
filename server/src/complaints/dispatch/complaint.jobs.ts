import { m } from 'contract/messages'
import { z } from 'zod'
import { isClosed } from 'contract/complaints/words'
import { isUniqueViolation } from '../../platform/database/errors.ts'
import { type CrmAnswer, CrmRefused } from '../../platform/gateways/crm.ts'
import { defineJob, GiveUp } from '../../platform/jobs/define-job.ts'
import { tellCustomer } from '../../notices/tell-customer.ts'
import type { Services } from '../../platform/core/services.ts'
import { updateDueTimes } from '../clock/update-due-times.ts'
import { recordActivity } from '../complaint-log.ts'
import { dispatchedNews } from '../complaint-news.ts'
import { advanceStage } from '../stage/stage.ts'
import { trackingLink } from '../outcome/tracking-link.ts'
import { beginTry, endTry, findDispatch, keepJobNumber } from './dispatch.queries.ts'

/** With backoff, five to six hours; then staff are asked to look. */
export const DISPATCH_TRIES = 20
/** Longer than a person would wait: giving up on an answer means losing the job number in it. */
const CRM_TIMEOUT_MS = 20_000
/** A try that began this long ago was interrupted: it would have timed out by now. */
export const CUT_OFF_AFTER_MS = 45_000

/**
 * Dispatches a complaint to the CRM. Each try has the same idempotency key, so if only the answer was lost, the CRM
 * returns the same job number again.
 */
export const dispatchComplaint = defineJob('complaint.dispatch', z.object({ complaint: z.int() }), dispatch, {
  retryLimit: DISPATCH_TRIES + 10,
  retryDelay: 2,
  retryDelayMax: 1800,
  expireInSeconds: 60,
  concurrency: 2,
})

async function dispatch({ complaint: id }: { complaint: number }, services: Services): Promise<void> {
  const { db, clock, crm } = services
  const at = clock.now()
  const begun = await beginTry(db, id, { at, cutOffAfterMs: CUT_OFF_AFTER_MS })
  if (!begun) return nothingToSend(services, id)
  const answer = await crm.dispatch(begun.request, { timeoutMs: CRM_TIMEOUT_MS }).catch(async (error: unknown) => {
    const hopeless = error instanceof CrmRefused || begun.tries >= DISPATCH_TRIES
    const reason = error instanceof Error ? error.message : String(error)
    await endTry(db, id, { error: reason, state: hopeless ? 'failed' : 'queued', at: clock.now() })
    throw hopeless ? new GiveUp(reason) : error
  })
  await keep(services, id, answer)
}

async function keep(services: Services, id: number, answer: CrmAnswer): Promise<void> {
  const { db, clock } = services
  try {
    await db.transaction().execute(async (tx) => {
      const at = clock.now()
      const told = await keepJobNumber(tx, id, answer, at)
      if (!told) return
      await recordActivity(tx, { complaint_id: id, kind: 'dispatched', text: answer.jobNo, by_name: 'CRM', at })
      if (!isClosed(told.status)) await advanceStage(tx, told, { by: 'CRM', at })
      await updateDueTimes(tx, [id])
      await tellCustomer(tx, services, dispatchedNews(told, answer.jobNo, trackingLink(services, told)))
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'complaint_job_no')) throw error
    const reason = m.complaints_crm_answered_job_number_another_complaint({ job: answer.jobNo })
    await endTry(db, id, { error: reason, state: 'failed', at: clock.now() })
    throw new GiveUp(reason)
  }
}

/** Done already, or another run is in progress: then this one checks again later. */
async function nothingToSend({ db }: Services, id: number): Promise<void> {
  const now = await findDispatch(db, id)
  if (now?.dispatch_state === 'queued') throw new Error('Another try is under way')
}

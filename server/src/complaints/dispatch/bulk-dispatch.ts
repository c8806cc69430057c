import { m } from 'contract/messages'
import { setTimeout as delay } from 'node:timers/promises'
import type { SkippedRow } from 'contract/core/bulk'
import type { Caller } from '../../platform/core/caller.ts'
import type { Db } from '../../platform/core/db.ts'
import { eachRow } from '../../platform/core/each-row.ts'
import { Conflict } from '../../platform/core/problems.ts'
import type { Services } from '../../platform/core/services.ts'
import { dispatchErrorText } from './dispatch-error.ts'
import { findDispatches } from './dispatch.queries.ts'
import { explainExistingDispatch, queueDispatch } from './request-dispatch.ts'
import { sendToCentre } from './send-to-centre.ts'

const WAIT_TIMEOUT_MS = 5_000
const LOOK_EVERY_MS = 250

export interface BulkDispatch {
  done: number
  /** of those done: still on their way to the CRM */
  waiting: number
  skipped: SkippedRow[]
}

/**
 * Queues each complaint for the CRM and waits briefly for the answers; without a CRM each goes to its service centre.
 * Reports those not dispatched.
 */
export async function bulkDispatch(services: Services, user: Caller, ids: readonly number[]): Promise<BulkDispatch> {
  if (services.crm.kind === 'local') {
    const { done, skipped } = await eachRow(services, ids, async (id) => {
      await sendToCentre(services, user, id, { needsCentre: true })
    })
    return { done: done.length, waiting: 0, skipped }
  }
  const { done: queued, skipped } = await eachRow(services, ids, async (id) => {
    if (await queueDispatch(services, user, id)) return
    await explainExistingDispatch(services, id)
    throw new Conflict(m.complaints_already_way_crm(), 'already_dispatched')
  })
  const states = await awaitOutcomes(services.db, queued)
  const failed = states.filter(({ dispatch_state }) => dispatch_state === 'failed')
  return {
    done: queued.length - failed.length,
    waiting: states.filter(({ dispatch_state }) => dispatch_state === 'queued').length,
    skipped: [
      ...skipped,
      ...failed.map(({ id, dispatch_error }) => ({ id, reason: dispatchErrorText(dispatch_error) })),
    ],
  }
}

/** Until the CRM has answered, accepting or not, for each; or the time is over. */
async function awaitOutcomes(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  const until = performance.now() + WAIT_TIMEOUT_MS
  for (;;) {
    await delay(LOOK_EVERY_MS)
    const states = await findDispatches(db, ids)
    const isOver = states.every(({ dispatch_state, dispatch_error }) => dispatch_state !== 'queued' || dispatch_error)
    if (isOver || performance.now() > until) return states
  }
}

import type { RequestState } from 'contract/parts/words'
import { recordAudit, type AuditEntry } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/core/db.ts'

/** Nothing has left the head office for these. */
const NOT_SENT: readonly RequestState[] = ['asked', 'approved']

interface Ending {
  complaintId: number
  /** who closed the complaint, or opened it again */
  actor: AuditEntry['actor']
  by: string
  at: Date
}

/**
 * Cancels the requests of a complaint that is closed, as far as their parts are not sent; what is in transit or was received
 * stays to be given back. In the caller's transaction, in which the complaint is locked.
 */
export async function cancelWithComplaint(tx: Db, { complaintId, actor, by, at }: Ending): Promise<void> {
  const cancelled = await tx
    .updateTable('part_request')
    .set({ state: 'cancelled', changed_at: at })
    .from('part')
    .whereRef('part.id', '=', 'part_request.part_id')
    .where('part_request.complaint_id', '=', complaintId)
    .where('part_request.state', 'in', NOT_SENT)
    .returning(['part_request.id', 'part.name', 'part_request.count'])
    .execute()
  if (cancelled.length === 0) return
  const inOrder = cancelled.toSorted((one, other) => one.id - other.id)
  const step = { state: 'cancelled' as const, by_id: actor.id, by_name: by, at, with_complaint: true }
  await tx
    .insertInto('part_request_step')
    .values(inOrder.map(({ id }) => ({ request_id: id, ...step })))
    .execute()
  await recordAudit(tx, {
    actor,
    action: 'complaint.cancel-part',
    subject: { table: 'complaint', id: complaintId },
    after: { parts: inOrder.map(({ name, count }) => `${name} × ${count}`) },
    at,
  })
}

/**
 * Takes up the requests again that ended with the last end of a complaint, each where it stood: that end was a mistake. What
 * ended before the complaint was last opened (`openedAt`) was asked for anew since. In the caller's transaction, in which the
 * complaint is locked.
 */
export async function resumeWithComplaint(
  tx: Db,
  { complaintId, actor, by, at, openedAt }: Ending & { openedAt: string | null },
): Promise<void> {
  const ended = await tx
    .selectFrom('part_request as request')
    .innerJoin('part_request_step as step', 'step.request_id', 'request.id')
    .where('request.complaint_id', '=', complaintId)
    .where('request.state', '=', 'cancelled')
    .select(['request.id', 'step.state', 'step.with_complaint', 'step.at'])
    .orderBy('request.id')
    .orderBy('step.id')
    .execute()
  const isSince = (time: string) => openedAt === null || Date.parse(time) >= Date.parse(openedAt)
  const before = new Map<number, (typeof ended)[number]>()
  const resumed = new Map<number, RequestState>()
  for (const step of ended) {
    const former = before.get(step.id)
    resumed.delete(step.id)
    // Its last step is the end of the complaint, and the one before says how far it was.
    if (step.with_complaint && former && isSince(step.at)) resumed.set(step.id, former.state as RequestState)
    before.set(step.id, step)
  }
  for (const [id, state] of resumed) {
    await tx.updateTable('part_request').set({ state, changed_at: at }).where('id', '=', id).execute()
    await tx
      .insertInto('part_request_step')
      .values({ request_id: id, state, by_id: actor.id, by_name: by, at })
      .execute()
  }
}

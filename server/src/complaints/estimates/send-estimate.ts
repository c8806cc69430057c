import { m } from 'contract/messages'
import type { estimates } from 'contract/complaints/estimates'
import type { Input } from 'contract/core/endpoint'
import { actorName } from '../../accounts/person-name.ts'
import { recordAudit } from '../../platform/audit/audit.ts'
import type { Caller } from '../../platform/core/caller.ts'
import { today } from '../../platform/core/clock.ts'
import { Conflict, NotFound } from '../../platform/core/problems.ts'
import type { Services } from '../../platform/core/services.ts'
import { updateDueTimes } from '../clock/update-due-times.ts'
import { beginWait } from '../clock/waits.ts'
import { lockComplaint } from '../lock-complaint.ts'
import { tellOfEstimate } from './estimate-news.ts'
import { lastDayOf, refuseUnfit } from './make-estimate.ts'

type Form = Input<typeof estimates.send>['body']

/** What was sent a moment ago is on its way: a second press sends no second SMS. */
const QUIET_MS = 60_000

/**
 * Sends an estimate without an answer once more, with a new link; one that has expired can be accepted again until its new
 * last day. Throws NotFound, Invalid, or Conflict where it was answered or replaced, or the complaint is closed.
 */
export const sendEstimate = (
  services: Services,
  user: Caller,
  id: number,
  form: Form,
): Promise<{ id: number; valid_until: string }> =>
  services.db.transaction().execute(async (tx) => {
    const complaint = await lockComplaint(tx, id)
    const estimate = await tx
      .selectFrom('repair_estimate')
      .where('id', '=', form.estimate_id)
      .where('complaint_id', '=', id)
      .selectAll()
      .executeTakeFirst()
    if (!estimate) throw new NotFound(m.estimates_not_found())
    refuseUnfit(complaint)
    if (estimate.answer !== null) throw new Conflict(m.estimates_answered_already(), 'answered')
    if (estimate.replaced_at !== null) throw new Conflict(m.estimates_replaced(), 'replaced')
    const [at, day] = [services.clock.now(), today(services.clock)]
    const stays = form.valid_until === undefined && estimate.valid_until >= day
    const valid_until = stays ? estimate.valid_until : lastDayOf(form.valid_until, day)
    if (valid_until === estimate.valid_until && at.getTime() - Date.parse(estimate.sent_at) < QUIET_MS)
      return { id: estimate.id, valid_until }
    await tx
      .updateTable('repair_estimate')
      .set({ valid_until, sent_at: at, expired_at: null })
      .where('id', '=', estimate.id)
      .execute()
    await beginWait(tx, id, { by: await actorName(tx, user), at })
    await updateDueTimes(tx, [id])
    await tellOfEstimate(services, tx, complaint, { ...estimate, valid_until })
    await recordAudit(tx, {
      actor: user,
      action: 'complaint.estimate-again',
      subject: { table: 'complaint', id },
      after: { total: estimate.total, valid_until },
      at,
    })
    return { id: estimate.id, valid_until }
  })

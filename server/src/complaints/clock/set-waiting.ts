import { m } from 'contract/messages'
import { isClosed } from 'contract/complaints/words'
import { recordAudit } from '../../platform/audit/audit.ts'
import type { Caller } from '../../platform/core/caller.ts'
import { Conflict } from '../../platform/core/problems.ts'
import type { Services } from '../../platform/core/services.ts'
import { lockComplaint } from '../lock-complaint.ts'
import { actorName } from '../../accounts/person-name.ts'
import { updateDueTimes } from './update-due-times.ts'
import { beginWait, endWait } from './waits.ts'

/**
 * Says that the customer is waited for, or no longer; saying it again changes nothing. Throws NotFound, or Conflict where
 * the complaint is closed.
 */
export const setWaiting = ({ db, clock }: Services, user: Caller, id: number, waiting: boolean): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const complaint = await lockComplaint(tx, id)
    if (waiting && isClosed(complaint.status))
      throw new Conflict(m.complaints_complaint_closed_so_due_times_cannot(), 'complaint_closed')
    const who = { by: await actorName(tx, user), at: clock.now() }
    if (!(await (waiting ? beginWait : endWait)(tx, id, who))) return
    await updateDueTimes(tx, [id])
    const action = waiting ? 'complaint.wait' : 'complaint.resume'
    await recordAudit(tx, { actor: user, action, subject: { table: 'complaint', id }, at: who.at })
  })

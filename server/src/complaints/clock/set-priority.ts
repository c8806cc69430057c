import { language } from 'contract/core/wording'
import { wordsIn } from '../../platform/audit/words-in.ts'
import { m } from 'contract/messages'
import type { Priority } from 'contract/complaints/words'
import { recordAudit } from '../../platform/audit/audit.ts'
import type { Caller } from '../../platform/core/caller.ts'
import { Problem } from '../../platform/core/problems.ts'
import type { Services } from '../../platform/core/services.ts'
import { lockComplaint } from '../lock-complaint.ts'
import { updateDueTimes } from './update-due-times.ts'

interface Chosen {
  priority: Priority
  /** the value that was on the screen */
  seen_priority?: Priority | undefined
}

/** Changes the priority of a complaint, and its due times with it. Returns whether it changed. Throws NotFound, or a Problem 409 if someone else was first. */
export const setPriority = (
  { db, clock }: Services,
  user: Caller,
  id: number,
  { priority, seen_priority: seen }: Chosen,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const before = await lockComplaint(tx, id)
    if (before.priority === priority) return false
    if (seen && seen !== before.priority)
      refuse(m.complaints_someone_changed_priority_meantime({ what: wordsIn(language(), before.priority) }))
    await tx.updateTable('complaint').set({ priority }).where('id', '=', id).execute()
    await updateDueTimes(tx, [id])
    const subject = { table: 'complaint', id }
    await recordAudit(tx, {
      actor: user,
      action: 'complaint.priority',
      subject,
      before: { priority: before.priority },
      after: { priority },
      at: clock.now(),
    })
    return true
  })

function refuse(message: string): never {
  throw new Problem(409, 'priority_changed', message, { errors: { priority: message } })
}

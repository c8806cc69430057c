import type { Caller } from '../../platform/core/caller.ts'
import type { Services } from '../../platform/core/services.ts'
import { recordActivity } from '../complaint-log.ts'
import { lockComplaint } from '../lock-complaint.ts'
import { actorName } from '../../accounts/person-name.ts'
import { refuseUnlessJustCompleted } from './after-closing.ts'

/** The customer confirms that the product works; repeating it changes nothing. Throws NotFound or Conflict. */
export const confirmRepair = ({ db, clock }: Services, user: Caller, id: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const complaint = await lockComplaint(tx, id, user.id)
    if (complaint.confirmed_at !== null) return
    const at = clock.now()
    await refuseUnlessJustCompleted(tx, complaint, at)
    await tx.updateTable('complaint').set({ confirmed_at: at }).where('id', '=', id).execute()
    await recordActivity(tx, { complaint_id: id, kind: 'confirmed', by_name: await actorName(tx, user), at })
  })

import { m } from 'contract/messages'
import type { Input } from 'contract/core/endpoint'
import type { complaints } from 'contract/complaints/endpoints'
import { Conflict } from '../../platform/core/problems.ts'
import type { Caller } from '../../platform/core/caller.ts'
import type { Services } from '../../platform/core/services.ts'
import { recordActivity } from '../complaint-log.ts'
import { lockComplaint } from '../lock-complaint.ts'
import { actorName } from '../../accounts/person-name.ts'

type Rating = Input<typeof complaints.rate>['body']

/** The customer rates the service of a completed complaint; a later rating replaces it. Throws NotFound or Conflict. */
export const rateService = (
  { db, clock }: Services,
  user: Caller,
  id: number,
  { rating, rating_text = '' }: Rating,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const complaint = await lockComplaint(tx, id, user.id)
    if (complaint.status !== 'Completed')
      throw new Conflict(m.complaints_rate_service_soon_completed(), 'not_completed')
    if (complaint.rating === rating && complaint.rating_text === rating_text) return
    await tx.updateTable('complaint').set({ rating, rating_text }).where('id', '=', id).execute()
    const text = `${rating} of 5${rating_text && `: ${rating_text}`}`
    const by_name = await actorName(tx, user)
    await recordActivity(tx, { complaint_id: id, kind: 'rated', text, by_name, at: clock.now() })
  })

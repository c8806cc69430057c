import type { EnquiryDetail } from 'contract/enquiries/endpoints'
import type { SignedIn } from '../platform/core/caller.ts'
import type { Services } from '../platform/core/services.ts'
import { getEnquiry } from './enquiry.queries.ts'

/** Returns a message as it was and marks it as read, which answers nothing. Throws NotFound. */
export async function openEnquiry(services: Services, user: SignedIn, id: number): Promise<EnquiryDetail> {
  const { db, clock } = services
  const at = clock.now()
  const opened = await db
    .updateTable('enquiry')
    .set({ read_at: at, updated_at: at })
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return { ...(await getEnquiry(services, id, user.id)), read: !opened }
}

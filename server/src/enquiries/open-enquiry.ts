import type { EnquiryRow } from 'contract/enquiries/endpoints'
import { NotFound } from '../core/problems.ts'
import type { Services } from '../services.ts'
import { findEnquiry } from './enquiry.queries.ts'

/** Returns a message as it was and marks it as read. Throws NotFound. */
export async function openEnquiry({ db, clock }: Services, id: number): Promise<EnquiryRow> {
  const at = clock.now()
  const opened = await db
    .updateTable('enquiry')
    .set({ read_at: at, updated_at: at })
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  const enquiry = await findEnquiry(db, id)
  if (!enquiry) throw new NotFound('Message not found')
  return { ...enquiry, read: !opened }
}

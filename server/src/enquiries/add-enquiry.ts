import { m } from 'contract/messages'
import { sql } from 'kysely'
import { withPlainLines } from '../platform/core/line-ends.ts'
import type { Input } from 'contract/core/endpoint'
import type { enquiries } from 'contract/enquiries/endpoints'
import type { Services } from '../platform/core/services.ts'

type EnquiryForm = Input<typeof enquiries.send>['body']

/** What else a message is sorted by, where it comes from a form of its own. */
interface Sorted {
  kind?: 'number'
  old_number?: string
}

const SAME_MINUTES = 15

/**
 * Stores a message. A sender without an answer tries again, so the same text from the same number counts once in a
 * while.
 */
export async function addEnquiry({ db, clock }: Services, { note, ...form }: EnquiryForm & Sorted): Promise<void> {
  // Forms send CRLF line ends.
  const message = { ...form, note: withPlainLines(note) }
  const at = clock.now()
  const since = new Date(at.getTime() - SAME_MINUTES * 60_000).toISOString()
  await db.transaction().execute(async (tx) => {
    // Serialise concurrent submissions.
    await sql`select pg_advisory_xact_lock(hashtext('enquiry'), hashtext(${message.phone}))`.execute(tx)
    const same = await tx
      .selectFrom('enquiry')
      .where('phone', '=', message.phone)
      .where('name', '=', message.name)
      .where('email', '=', message.email)
      .where('note', '=', message.note)
      .where('created_at', '>', since)
      .select('id')
      .executeTakeFirst()
    if (same) return
    await tx
      .insertInto('enquiry')
      .values({ ...message, created_at: at, updated_at: at })
      .execute()
  })
}

/** Stores that somebody lost the number of their account, in their own words to whoever reads it. */
export const addLostNumber = (
  services: Services,
  { name, phone, old_number }: Input<typeof enquiries.sendLostNumber>['body'],
): Promise<void> => {
  const note = m.enquiries_lost_number_note({ old: old_number, new: phone })
  return addEnquiry(services, { name, phone, email: '', note, kind: 'number', old_number })
}

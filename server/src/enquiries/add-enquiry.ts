import { sql } from 'kysely'
import { withPlainLines } from '../platform/core/line-ends.ts'
import type { Input } from 'contract/core/endpoint'
import type { enquiries } from 'contract/enquiries/endpoints'
import type { Services } from '../platform/core/services.ts'

type EnquiryForm = Input<typeof enquiries.send>['body']

const SAME_MINUTES = 15

/**
 * Stores a message. A sender without an answer tries again, so the same text from the same number counts once in a
 * while.
 */
export async function addEnquiry({ db, clock }: Services, { note, ...form }: EnquiryForm): Promise<void> {
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

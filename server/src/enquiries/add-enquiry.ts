import { sql } from 'kysely'
import type { Input } from 'contract/core/endpoint'
import type { enquiries, EnquiryRow } from 'contract/enquiries/endpoints'
import { recordDeletions } from '../audit/audit.ts'
import { NotFound } from '../core/problems.ts'
import type { Caller } from '../core/caller.ts'
import type { Services } from '../services.ts'
import { findEnquiry } from './enquiry.queries.ts'

type EnquiryForm = Input<typeof enquiries.send>['body']

const SAME_MINUTES = 15

/**
 * Stores a message. A sender without an answer tries again, so the same text from the same number counts once in a
 * while.
 */
export async function addEnquiry({ db, clock }: Services, { note, ...form }: EnquiryForm): Promise<void> {
  // Forms send CRLF line ends.
  const message = { ...form, note: note.replace(/\r\n?/g, '\n') }
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

/** Deletes one message. Throws NotFound. */
export async function deleteEnquiry(services: Services, user: Caller, id: number): Promise<void> {
  const deleted = await deleteEnquiries(services, user, [id])
  if (deleted === 0) throw new NotFound('Message not found')
}

/** Deletes messages. Returns the number deleted. */
export function deleteEnquiries({ db, clock }: Services, user: Caller, ids: readonly number[]): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx.deleteFrom('enquiry').where('id', 'in', ids).returningAll().execute()
    await recordDeletions(tx, { actor: user, table: 'enquiry', rows, at: clock.now() })
    return rows.length
  })
}

import { m } from 'contract/messages'
import type { CustomerNote } from 'contract/customer-notes/endpoints'
import { NotFound } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'

/** The notes about a customer, newest first, as this reader sees them. */
export async function notesAbout(db: Db, customerId: number, readerId: number): Promise<CustomerNote[]> {
  const rows = await notes(db).where('customer_id', '=', customerId).orderBy('id', 'desc').execute()
  return rows.map((row) => asNote(row, readerId))
}

/** One note. Throws NotFound. */
export async function getNote(db: Db, id: number, readerId: number): Promise<CustomerNote> {
  const row = await notes(db).where('id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound(m.core_note_not_found())
  return asNote(row, readerId)
}

/** Throws NotFound unless the account is a customer's. */
export async function refuseUnknownCustomer(db: Db, id: number): Promise<void> {
  const known = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'customer')
    .executeTakeFirst()
  if (!known) throw new NotFound(m.core_customer_not_found())
}

const notes = (db: Db) =>
  db.selectFrom('customer_note').select(['id', 'text', 'author_id', 'author_name', 'created_at', 'edited_at'])

type Row = Awaited<ReturnType<ReturnType<typeof notes>['executeTakeFirstOrThrow']>>

const asNote = ({ author_id, edited_at, ...row }: Row, readerId: number): CustomerNote => ({
  ...row,
  is_mine: author_id === readerId,
  edited_at: edited_at ?? '',
})

import { m } from 'contract/messages'
import { may } from 'contract/core/access'
import { recordAudit, type AuditEntry } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { Conflict, NotFound } from '../platform/core/problems.ts'
import { actorName } from '../accounts/person-name.ts'
import type { Services } from '../platform/core/services.ts'
import { refuseUnknownCustomer } from './customer-note.queries.ts'

const NOT_MINE = m.core_only_author_note_may_change

/** Adds a note about a customer. Returns its id. Throws NotFound. */
export const addNote = ({ db, clock }: Services, user: Caller, customerId: number, text: string): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const at = clock.now()
    await refuseUnknownCustomer(tx, customerId)
    const { id } = await tx
      .insertInto('customer_note')
      .values({
        customer_id: customerId,
        author_id: user.id,
        author_name: await actorName(tx, user),
        text,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record(tx, { actor: user, action: 'account.note', at }, customerId)
    return id
  })

/** Changes one's own note; the same text again is no change. Throws NotFound, or Conflict for a colleague's. */
export const changeNote = ({ db, clock }: Services, user: Caller, id: number, text: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const note = await lockNote(tx, id)
    if (note.author_id !== user.id) throw new Conflict(NOT_MINE(), 'not_mine')
    if (note.text === text) return
    const at = clock.now()
    await tx.updateTable('customer_note').set({ text, edited_at: at }).where('id', '=', id).execute()
    await record(tx, { actor: user, action: 'account.note-edit', at }, note.customer_id)
  })

/** Deletes one's own note, an administrator any. Throws NotFound, or Conflict for a colleague's. */
export const deleteNote = ({ db, clock }: Services, user: Caller, id: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const note = await lockNote(tx, id)
    if (note.author_id !== user.id && !may(user, 'records.delete')) throw new Conflict(NOT_MINE(), 'not_mine')
    await tx.deleteFrom('customer_note').where('id', '=', id).execute()
    await record(tx, { actor: user, action: 'account.note-delete', at: clock.now() }, note.customer_id)
  })

async function lockNote(tx: Db, id: number) {
  const note = await tx
    .selectFrom('customer_note')
    .where('id', '=', id)
    .select(['customer_id', 'author_id', 'text'])
    .forUpdate()
    .executeTakeFirst()
  if (!note) throw new NotFound(m.core_note_not_found())
  return note
}

// Without the words: the audit outlives the account, and they must not.
const record = (tx: Db, entry: Omit<AuditEntry, 'subject'>, customerId: number) =>
  recordAudit(tx, { ...entry, subject: { table: 'account', id: customerId } })

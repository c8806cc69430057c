import { m } from 'contract/messages'
import { may } from 'contract/core/access'
import { recordAudit, type AuditEntry } from '../platform/audit/audit.ts'
import { actorName } from '../accounts/person-name.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { withPlainLines } from '../platform/core/line-ends.ts'
import { Conflict, NotFound } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import { lockEnquiry } from './lock-enquiry.ts'

const NOT_MINE = m.core_only_author_note_may_change

/** Adds a note about a message. Returns its id. Throws NotFound. */
export const addEnquiryNote = ({ db, clock }: Services, user: Caller, enquiryId: number, text: string) =>
  db.transaction().execute(async (tx) => {
    await lockEnquiry(tx, enquiryId)
    const created_at = clock.now()
    const author = { author_id: user.id, author_name: await actorName(tx, user) }
    const { id } = await tx
      .insertInto('enquiry_note')
      .values({ enquiry_id: enquiryId, ...author, text: withPlainLines(text), created_at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record(tx, { actor: user, action: 'enquiry.note', at: created_at }, enquiryId)
    return id
  })

/** Changes one's own note; the same text again is no change. Throws NotFound, or Conflict for a colleague's. */
export const changeEnquiryNote = ({ db, clock }: Services, user: Caller, id: number, typed: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const text = withPlainLines(typed)
    const note = await lockNote(tx, id)
    if (note.author_id !== user.id) throw new Conflict(NOT_MINE(), 'not_mine')
    if (note.text === text) return
    const at = clock.now()
    await tx.updateTable('enquiry_note').set({ text, edited_at: at }).where('id', '=', id).execute()
    await record(tx, { actor: user, action: 'enquiry.note-edit', at }, note.enquiry_id)
  })

/** Deletes one's own note, an administrator any. Throws NotFound, or Conflict for a colleague's. */
export const deleteEnquiryNote = ({ db, clock }: Services, user: Caller, id: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const note = await lockNote(tx, id)
    if (note.author_id !== user.id && !may(user, 'records.delete')) throw new Conflict(NOT_MINE(), 'not_mine')
    await tx.deleteFrom('enquiry_note').where('id', '=', id).execute()
    await record(tx, { actor: user, action: 'enquiry.note-delete', at: clock.now() }, note.enquiry_id)
  })

async function lockNote(tx: Db, id: number) {
  const note = await tx
    .selectFrom('enquiry_note')
    .where('id', '=', id)
    .select(['enquiry_id', 'author_id', 'text'])
    .forUpdate()
    .executeTakeFirst()
  if (!note) throw new NotFound(m.core_note_not_found())
  return note
}

// Without the words: a note that is deleted is to be gone.
const record = (tx: Db, entry: Omit<AuditEntry, 'subject'>, enquiryId: number) =>
  recordAudit(tx, { ...entry, subject: { table: 'enquiry', id: enquiryId } })

import { m } from 'contract/messages'
import type { Selectable } from 'kysely'
import type { Db } from '../platform/core/db.ts'
import type { EnquiryAnswer, EnquiryNote } from '../platform/core/schema.ts'
import { lockRows } from '../platform/database/lock-rows.ts'
import { defineDeletion } from '../platform/deletions/define-deletion.ts'
import { defineRestoration } from '../platform/deletions/define-restoration.ts'
import type { EnquiryLine } from './lock-enquiry.ts'

/** A message as its deletion records it. */
interface DeletedEnquiry extends EnquiryLine {
  answers?: Selectable<EnquiryAnswer>[]
  notes?: Selectable<EnquiryNote>[]
}

/** Deletes messages of the contact form with their answers and notes. */
export const enquiryDeletion = defineDeletion<'enquiry', DeletedEnquiry>('enquiry', {
  noun: m.things_message,
  read: async (tx, ids) => {
    const rows = await lockRows(tx, 'enquiry', ids)
    const answers = await tx
      .selectFrom('enquiry_answer')
      .selectAll()
      .where('enquiry_id', 'in', [...ids, 0])
      .execute()
    const notes = await tx
      .selectFrom('enquiry_note')
      .selectAll()
      .where('enquiry_id', 'in', [...ids, 0])
      .execute()
    return rows.map((row) => ({
      ...row,
      answers: answers.filter(({ enquiry_id }) => enquiry_id === row.id),
      notes: notes.filter(({ enquiry_id }) => enquiry_id === row.id),
    }))
  },
})

/** Restores a message with its answers and notes; it belongs to nobody who left, and was made into nothing that is gone. */
export const restoreEnquiry = defineRestoration('enquiry', {
  taken: m.enquiries_message_again,
  inside: async (tx, row) => {
    const {
      owner_id = null,
      complaint_id = null,
      quotation_id = null,
      answers = [],
      notes = [],
    } = row as Partial<DeletedEnquiry>
    row['owner_id'] = await unlessGone(tx, 'account', owner_id)
    row['complaint_id'] = await unlessGone(tx, 'complaint', complaint_id)
    row['quotation_id'] = await unlessGone(tx, 'quotation', quotation_id)
    const authorOf = async <Part extends { id: number; author_id: number | null }>({ id: _id, ...part }: Part) => ({
      ...part,
      author_id: await unlessGone(tx, 'account', part.author_id),
    })
    for (const answer of answers)
      await tx
        .insertInto('enquiry_answer')
        .values(await authorOf(answer))
        .execute()
    for (const note of notes)
      await tx
        .insertInto('enquiry_note')
        .values(await authorOf(note))
        .execute()
  },
})

async function unlessGone(tx: Db, table: 'account' | 'complaint' | 'quotation', id: number | null) {
  if (id === null) return null
  const row = await tx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
  return row?.id ?? null
}

import { mentionedIn } from 'contract/complaints/mentioned-in'
import type { Caller } from '../../platform/core/caller.ts'
import type { Db } from '../../platform/core/db.ts'
import { tellStaff } from '../../notices/tell-staff.ts'
import type { ComplaintLine } from '../lock-complaint.ts'
import { mentionedNews } from '../staff-news.ts'
import { listStaffWho } from '../staff.queries.ts'

interface Note {
  id: number
  text: string
  by: string
  at: Date
}

/** Stores which colleagues an internal note mentions and notifies them, except the author. */
export async function keepMentions(
  tx: Db,
  complaint: ComplaintLine,
  user: Caller,
  { id, text, by, at }: Note,
): Promise<void> {
  if (!text.includes('@')) return
  const mentioned = mentionedIn(text, await listStaffWho(tx, 'complaints.read', complaint.centre_id))
  if (mentioned.length === 0) return
  await tx
    .insertInto('complaint_mention')
    .values(mentioned.map(({ id: account_id, name }) => ({ message_id: id, account_id, name })))
    .execute()
  for (const colleague of mentioned)
    if (colleague.id !== user.id) await tellStaff(tx, colleague.id, mentionedNews(complaint, { by, text }), at)
}

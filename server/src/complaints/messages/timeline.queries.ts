import type { TimelineEntry } from 'contract/complaints/messages'
import type { Db } from '../../core/db.ts'
import type { Addresses } from '../../files/addresses.ts'
import { messagesOf } from './complaint-message.queries.ts'

/** The whole activity of a complaint, newest last. For staff. Throws NotFound. */
export async function timelineOf(db: Db, files: Addresses, complaintId: number): Promise<TimelineEntry[]> {
  const [messages, steps, activities] = await Promise.all([
    messagesOf(db, files, complaintId),
    db
      .selectFrom('complaint_event')
      .select(['id', 'status', 'description as text', 'by_name as by', 'at'])
      .where('complaint_id', '=', complaintId)
      .orderBy('at')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('complaint_log')
      .select(['id', 'kind', 'text', 'by_name as by', 'at'])
      .where('complaint_id', '=', complaintId)
      .orderBy('at')
      .orderBy('id')
      .execute(),
  ])
  const entries: TimelineEntry[] = [
    ...steps.map((step) => ({ ...step, kind: 'status' as const, read_at: '', photo: '' })),
    ...activities.map((entry) => ({ ...entry, status: '', read_at: '', photo: '' })),
    ...messages.map(({ id, kind, author_name: by, text, created_at: at, read_at, photo }) => ({
      id,
      kind,
      status: '',
      text,
      by,
      at,
      read_at,
      photo,
    })),
  ]
  return entries.sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

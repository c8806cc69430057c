import type { CustomerNote } from 'contract/customer-notes/endpoints'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { dateTime } from '../ui/format/dates.ts'

export interface NoteListProps {
  notes: readonly CustomerNote[]
  /** what can be done with a note */
  actions?: (note: CustomerNote) => ReactNode
}

/** Notes of staff about a customer, on the ground that says: not for the customer. */
export const NoteList = ({ notes, actions }: NoteListProps) => (
  <ul aria-label={m.customer_notes_title()} className="grid gap-2">
    {notes.map((note) => (
      <li key={note.id} className="flex items-start justify-between gap-3 rounded-control bg-amber-tint px-3 py-2">
        <div className="min-w-0">
          <p className="text-xs wrap-anywhere whitespace-pre-line">{note.text}</p>
          <p className="mt-0.5 text-2xs text-ink-2 tabular-nums">
            {note.author_name}, {dateTime(note.created_at)}
            {note.edited_at && <span title={dateTime(note.edited_at)}> · {m.customer_notes_edited()}</span>}
          </p>
        </div>
        {actions && <div className="flex shrink-0">{actions(note)}</div>}
      </li>
    ))}
  </ul>
)

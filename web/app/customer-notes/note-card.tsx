import type { Capability } from 'contract/core/access'
import type { CustomerNote } from 'contract/customer-notes/endpoints'
import Lock from 'lucide-react/icons/lock'
import { m } from '#messages'
import { useMay } from '../office/office-data.ts'
import { DeleteNote } from './delete-note.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { NoteList } from './note-list.tsx'

export interface NoteCardProps {
  notes: readonly CustomerNote[]
  /** whom they are about */
  name: string
  /** to write one */
  needs?: Capability
}

/** Notes staff should know before talking to a customer, with a form to add one; the screen's action stores them. */
export function NoteCard({ notes, name, needs = 'customers.contact' }: NoteCardProps) {
  const mayWrite = useMay(needs)
  const mayDeleteAll = useMay('records.delete')
  return (
    <section aria-labelledby="customer-notes" className="rounded-card border border-line px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="customer-notes" className="flex items-center gap-2 text-sm font-semibold [&_svg]:size-4">
          <Lock aria-hidden />
          {m.customer_notes_title()}
        </h2>
        {mayWrite && <NoteDialog name={name} />}
      </div>
      {notes.length === 0 ? (
        <p className="mt-2 text-xs text-ink-3">{m.customer_notes_none()}</p>
      ) : (
        <div className="mt-3">
          <NoteList
            notes={notes}
            actions={(note) => (
              <>
                {mayWrite && note.is_mine && <NoteDialog name={name} note={note} />}
                {mayWrite && (note.is_mine || mayDeleteAll) && <DeleteNote note={note} />}
              </>
            )}
          />
        </div>
      )}
    </section>
  )
}

import type { CustomerNote } from 'contract/customer-notes/endpoints'
import { NOTE_MAX } from 'contract/customer-notes/words'
import Pencil from 'lucide-react/icons/pencil'
import StickyNote from 'lucide-react/icons/sticky-note'
import { m } from '#messages'
import { FormDialog } from '../forms/form-dialog.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { Textarea } from '../ui/fields/textarea.tsx'
import { useOpening } from '../ui/overlays/use-opening.ts'

/** A button, and the dialog in which a note is written or changed. */
export function NoteDialog({ name, note }: { name: string; note?: CustomerNote }) {
  const { start, opened } = useOpening()
  return (
    <>
      {note ? (
        <IconButton size="sm" label={m.customer_notes_change()} onClick={start}>
          <Pencil />
        </IconButton>
      ) : (
        <Button size="sm" variant="line" onClick={start}>
          <StickyNote />
          {m.customer_notes_add()}
        </Button>
      )}
      {opened((opening) => (
        <FormDialog
          {...opening}
          title={note ? m.customer_notes_change() : m.customer_notes_add()}
          text={m.customer_notes_text({ name })}
          verb={m.customer_notes_save()}
          about={name}
        >
          {(errorOf) => (
            <>
              <input type="hidden" name="intent" value={note ? 'note-change' : 'note-add'} />
              {note && <input type="hidden" name="note" value={note.id} />}
              <Field label={m.customer_notes_note()} error={errorOf('text')}>
                <Textarea name="text" rows={3} maxLength={NOTE_MAX} defaultValue={note?.text} />
              </Field>
            </>
          )}
        </FormDialog>
      ))}
    </>
  )
}

import type { DeletionSubject } from 'contract/deletions/words'
import Trash2 from 'lucide-react/icons/trash-2'
import { m } from '#messages'
import { useMay } from '../office/office-data.ts'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import type { RowId } from './selection.tsx'

export interface DeleteRowProps {
  id: RowId
  /** of the row */
  name: string
  /** what is deleted with it */
  text: string
  /** the question, where a list has its own wording */
  title?: string
  /** a record that only an administrator deletes, with a reason */
  subject?: DeletionSubject
}

/** The delete button of a row; it asks first. */
export function DeleteRow({ id, name, text, title = m.lists_delete_question(), subject }: DeleteRowProps) {
  const mayDelete = useMay('records.delete')
  if (subject && !mayDelete) return null
  return (
    <DeleteDialog
      subject={subject}
      intent="delete"
      ids={[id]}
      what={`“${name}”`}
      title={title}
      text={text}
      confirm={m.lists_delete()}
    >
      {(open) => (
        <IconButton label={m.lists_delete_what({ what: name })} variant="danger" size="sm" onClick={open}>
          <Trash2 />
        </IconButton>
      )}
    </DeleteDialog>
  )
}

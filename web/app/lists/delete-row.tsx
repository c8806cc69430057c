import type { DeletionSubject } from 'contract/deletions/words'
import Trash2 from 'lucide-react/icons/trash-2'
import { useMay } from '../office/office-data.ts'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import type { RowId } from './selection.tsx'

export interface DeleteRowProps {
  id: RowId
  /** of the row */
  name: string
  /** what is lost with it */
  text: string
  /** the question, where a list has its own wording */
  title?: string
  /** a record that only an administrator deletes, with a reason */
  subject?: DeletionSubject
}

/** The delete button of a row; it asks first. */
export function DeleteRow({
  id,
  name,
  text,
  title = 'Are you sure you want to delete this item?',
  subject,
}: DeleteRowProps) {
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
      confirm="Delete"
    >
      {(open) => (
        <IconButton label={`Delete ${name}`} variant="danger" size="sm" onClick={open}>
          <Trash2 />
        </IconButton>
      )}
    </DeleteDialog>
  )
}

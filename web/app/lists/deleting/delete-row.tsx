import type { DeletionSubject } from 'contract/deletions/words'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { useMay } from '../../office/office-data.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import type { RowId } from '../bulk/selection.tsx'

export interface DeleteRowProps {
  id: RowId
  /** of the row */
  name: string
  /** the records deleted with it */
  text: string
  /** the question, where a list has its own wording */
  title?: string
  /** a record that only an administrator deletes, with a reason */
  subject?: DeletionSubject
}

/** The delete button of a row; it asks first. */
export function DeleteRow(row: DeleteRowProps) {
  const mayDelete = useMay('records.delete')
  if (row.subject && !mayDelete) return null
  return (
    <DeleteRowDialog {...row}>
      {(open) => (
        <IconButton label={m.lists_delete_what({ what: row.name })} variant="danger" size="sm" onClick={open}>
          <Trash2 />
        </IconButton>
      )}
    </DeleteRowDialog>
  )
}

/** The button that asks to delete a row. */
export const DeleteRowDialog = ({
  id,
  name,
  text,
  title = m.lists_delete_question(),
  subject,
  children,
}: DeleteRowProps & { children: (open: () => void) => ReactNode }) => (
  <DeleteDialog
    subject={subject}
    intent="delete"
    ids={[id]}
    what={`“${name}”`}
    title={title}
    text={text}
    confirm={m.lists_delete()}
  >
    {children}
  </DeleteDialog>
)

import type { DeletionSubject } from 'contract/deletions/words'
import Trash2 from 'lucide-react/icons/trash-2'
import { Button } from '../ui/buttons/button.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { useSelection } from './selection.tsx'

export interface DeleteSelectedProps {
  /** what a row is: `category`, `categories` */
  one: string
  many: string
  /** what is lost with them */
  text: string
  /** records that only an administrator deletes, with a reason */
  subject?: DeletionSubject
}

/** In the bar of a selection: deletes the selected rows of all pages; it asks first. */
export function DeleteSelected({ one, many, text, subject }: DeleteSelectedProps) {
  const ids = [...(useSelection()?.ids ?? [])]
  const isOne = ids.length === 1
  const rows = `${ids.length} ${many}`
  return (
    <DeleteDialog
      subject={subject}
      intent="delete-many"
      ids={ids}
      what={isOne ? `one ${one}` : rows}
      title={`Are you sure you want to delete ${isOne ? 'this item' : `these ${ids.length} items`}?`}
      text={text}
      confirm={`Delete ${isOne ? one : rows}`}
    >
      {(open) => (
        <Button variant="night-quiet" size="sm" onClick={open}>
          <Trash2 />
          Delete selected
        </Button>
      )}
    </DeleteDialog>
  )
}

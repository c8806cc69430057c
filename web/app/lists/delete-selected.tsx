import type { DeletionSubject } from 'contract/deletions/words'
import Trash2 from 'lucide-react/icons/trash-2'
import { m } from '#messages'
import { Button } from '../ui/buttons/button.tsx'
import { whole } from '../ui/format/numbers.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { useSelection } from './selection.tsx'

export interface DeleteSelectedProps {
  /** the noun for rows: `category`, `categories` */
  one: string
  many: string
  /** what is deleted with them */
  text: string
  /** records that only an administrator deletes, with a reason */
  subject?: DeletionSubject
}

/** In the bar of a selection: deletes the selected rows of all pages; it asks first. */
export function DeleteSelected({ one, many, text, subject }: DeleteSelectedProps) {
  const ids = [...(useSelection()?.ids ?? [])]
  const isOne = ids.length === 1
  const shown = whole(ids.length)
  const rows = m.lists_delete_many({ shown, what: many })
  return (
    <DeleteDialog
      subject={subject}
      intent="delete-many"
      ids={ids}
      what={isOne ? m.lists_delete_one({ what: one }) : rows}
      title={isOne ? m.lists_delete_question() : m.lists_delete_many_question({ shown })}
      text={text}
      confirm={m.lists_delete_what({ what: isOne ? one : rows })}
    >
      {(open) => (
        <Button variant="night-quiet" size="sm" onClick={open}>
          <Trash2 />
          {m.lists_delete_selected()}
        </Button>
      )}
    </DeleteDialog>
  )
}

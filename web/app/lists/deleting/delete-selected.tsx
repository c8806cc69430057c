import type { DeletionSubject } from 'contract/deletions/words'
import Trash2 from 'lucide-react/icons/trash-2'
import { m } from '#messages'
import { Button } from '../../ui/buttons/button.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { DeleteRecordDialog } from './delete-record-dialog.tsx'
import type { Verb } from '../bulk/more-verbs.tsx'
import { useSelection } from '../bulk/selection.tsx'

interface Deleted {
  /** the noun for rows: `category`, `categories` */
  one: string
  many: string
  /** the records deleted with them */
  text: string
}

export interface DeleteSelectedProps extends Deleted {
  /** records that only an administrator deletes, with a reason */
  subject?: DeletionSubject
}

/** In the bar of a selection: deletes the selected rows of all pages; it asks first. */
export function DeleteSelected({ subject, ...deleted }: DeleteSelectedProps) {
  return (
    <DeleteDialog subject={subject} {...useQuestion(deleted)}>
      {(open) => (
        <Button variant="night-quiet" size="sm" onClick={open}>
          <Trash2 />
          {m.lists_delete_selected()}
        </Button>
      )}
    </DeleteDialog>
  )
}

/** The same in the menu of a bar, for records that only an administrator deletes. */
export function useDeleteVerb({ subject, ...deleted }: Deleted & { subject: DeletionSubject }): Verb {
  const question = useQuestion(deleted)
  return {
    icon: <Trash2 />,
    label: m.lists_delete_selected(),
    danger: true,
    dialog: (opening) => <DeleteRecordDialog {...question} {...opening} subject={subject} />,
  }
}

function useQuestion({ one, many, text }: Deleted) {
  const ids = [...(useSelection()?.ids ?? [])]
  const isOne = ids.length === 1
  const shown = whole(ids.length)
  const rows = m.lists_delete_many({ shown, what: many })
  return {
    intent: 'delete-many' as const,
    ids,
    what: isOne ? m.lists_delete_one({ what: one }) : rows,
    title: isOne ? m.lists_delete_question() : m.lists_delete_many_question({ shown }),
    text,
    confirm: m.lists_delete_what({ what: isOne ? one : rows }),
  }
}

import type { DeletionSubject } from 'contract/deletions/words'
import Trash2 from 'lucide-react/icons/trash-2'
import { Button } from '../ui/buttons/button.tsx'
import { useOpening } from '../ui/overlays/use-opening.ts'
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

/** In the bar of a selection: deletes what is ticked, on whichever page; it asks first. */
export function DeleteSelected({ one, many, text, subject }: DeleteSelectedProps) {
  const { times, start, ...opening } = useOpening()
  const ids = [...(useSelection()?.ids ?? [])]
  const what = ids.length === 1 ? one : `${ids.length} ${many}`
  return (
    <>
      <Button variant="night-quiet" size="sm" onClick={start}>
        <Trash2 />
        Delete selected
      </Button>
      {times > 0 && (
        <DeleteDialog
          {...opening}
          key={times}
          subject={subject}
          intent="delete-many"
          ids={ids}
          what={ids.length === 1 ? `one ${one}` : `${ids.length} ${many}`}
          title={
            ids.length === 1
              ? 'Are you sure you want to delete this item?'
              : `Are you sure you want to delete these ${ids.length} items?`
          }
          text={text}
          confirm={`Delete ${what}`}
        />
      )}
    </>
  )
}

import Trash2 from 'lucide-react/icons/trash-2'
import { DeleteDialog } from '../../lists/delete-dialog.tsx'
import { useOpening } from '../../ui/overlays/use-opening.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DELETE_QUESTION, deleteText } from './enquiry-words.ts'

/** Deletes the message that is shown; it asks first. */
export function DeleteEnquiry({ id, name }: { id: number; name: string }) {
  const { times, start, ...opening } = useOpening()
  return (
    <>
      <Button variant="danger-line" size="sm" onClick={start}>
        <Trash2 />
        Delete
      </Button>
      {times > 0 && (
        <DeleteDialog
          {...opening}
          key={times}
          intent="delete"
          ids={[id]}
          what={`“${name}”`}
          title={DELETE_QUESTION}
          text={deleteText(name)}
          confirm="Delete"
        />
      )}
    </>
  )
}

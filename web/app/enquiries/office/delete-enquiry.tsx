import Trash2 from 'lucide-react/icons/trash-2'
import { DeleteDialog } from '../../lists/delete-dialog.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { DELETE_QUESTION, deleteText } from './enquiry-words.ts'

/** Deletes the message that is shown; it asks first. */
export const DeleteEnquiry = ({ id, name }: { id: number; name: string }) => (
  <DeleteDialog
    intent="delete"
    ids={[id]}
    what={`“${name}”`}
    title={DELETE_QUESTION}
    text={deleteText(name)}
    confirm="Delete"
  >
    {(open) => (
      <Button variant="danger-line" size="sm" onClick={open}>
        <Trash2 />
        Delete
      </Button>
    )}
  </DeleteDialog>
)

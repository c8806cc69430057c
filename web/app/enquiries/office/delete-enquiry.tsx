import Trash2 from 'lucide-react/icons/trash-2'
import { m } from '#messages'
import { DeleteDialog } from '../../lists/deleting/delete-dialog.tsx'
import { Button } from '../../ui/buttons/button.tsx'

/** Deletes the message that is shown; it asks first. */
export const DeleteEnquiry = ({ id, name }: { id: number; name: string }) => (
  <DeleteDialog
    intent="delete"
    ids={[id]}
    what={`“${name}”`}
    title={m.enquiries_office_delete_question()}
    text={m.enquiries_office_delete_text({ name })}
    confirm={m.enquiries_office_delete()}
  >
    {(open) => (
      <Button variant="danger-line" size="sm" onClick={open}>
        <Trash2 />
        {m.enquiries_office_delete()}
      </Button>
    )}
  </DeleteDialog>
)

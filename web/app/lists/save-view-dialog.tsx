import type { SavedView } from 'contract/saved-views/endpoints'
import { FormDialog } from '../forms/form-dialog.tsx'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import { Field } from '../ui/fields/field.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'

export interface SaveViewDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  action: string
  list: string
  query: string
  /** the view that is shown */
  current: SavedView | undefined
}

/** Asks for a name and saves the filters and order of a list under it. */
export function SaveViewDialog({ list, query, current, ...dialog }: SaveViewDialogProps) {
  const own = current?.is_mine ? current : undefined
  return (
    <FormDialog
      {...dialog}
      title="Save this view"
      text="The filters and the order of this list, one click away. A view of yours that has this name is replaced."
      verb="Save view"
      about="It is in the menu of saved views."
    >
      {(errorOf) => (
        <>
          <input type="hidden" name="list" value={list} />
          <input type="hidden" name="query" value={query} />
          <Field label="Name" error={errorOf('name') ?? errorOf('query')}>
            <TextInput name="name" defaultValue={own?.name} maxLength={60} autoComplete="off" data-initial-focus />
          </Field>
          <Checkbox name="is_shared" defaultChecked={own?.is_shared}>
            Share with everybody who sees this list
          </Checkbox>
        </>
      )}
    </FormDialog>
  )
}

import type { SavedView } from 'contract/saved-views/endpoints'
import { m } from '#messages'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'

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
      title={m.lists_views_title()}
      text={m.lists_views_text()}
      verb={m.lists_views_save()}
      about={m.lists_views_about()}
    >
      {(errorOf) => (
        <>
          <input type="hidden" name="list" value={list} />
          <input type="hidden" name="query" value={query} />
          <Field label={m.lists_views_name()} error={errorOf('name') ?? errorOf('query')}>
            <TextInput name="name" defaultValue={own?.name} maxLength={60} autoComplete="off" data-initial-focus />
          </Field>
          <Checkbox name="is_shared" defaultChecked={own?.is_shared}>
            {m.lists_views_share()}
          </Checkbox>
        </>
      )}
    </FormDialog>
  )
}

import type { DeadEnd } from 'contract/dead-ends/endpoints'
import { m } from '#messages'
import { FormDialog } from '../forms/form-dialog.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { useOpening, type Opening } from '../ui/overlays/use-opening.ts'

/** Opens the dialog for an address that nobody has reported, such as one from an earlier website. */
export function AddRedirect() {
  const { start, opened } = useOpening()
  return (
    <>
      <Button size="sm" variant="line" onClick={start}>
        {m.dead_ends_redirect_add()}
      </Button>
      {opened((opening) => (
        <RedirectDialog {...opening} />
      ))}
    </>
  )
}

/** Leads an address to another one. */
export const RedirectDialog = ({ row, ...opening }: Opening & { row?: DeadEnd }) => (
  <FormDialog
    {...opening}
    title={m.dead_ends_redirect_title()}
    text={m.dead_ends_redirect_text()}
    verb={m.dead_ends_redirect_save()}
    about={row?.path ?? ''}
  >
    {(errorOf) => (
      <>
        <input type="hidden" name="intent" value="redirect" />
        {row ? (
          <input type="hidden" name="path" value={row.path} />
        ) : (
          <Field label={m.dead_ends_address()} help={m.dead_ends_address_help()} error={errorOf('path')}>
            <TextInput name="path" inputMode="url" maxLength={2000} autoComplete="off" />
          </Field>
        )}
        <Field
          label={m.dead_ends_leads_to()}
          help={row ? m.dead_ends_leads_to_help() : m.dead_ends_leads_to_page()}
          error={errorOf('target') ?? (row && errorOf('path'))}
        >
          <TextInput name="target" defaultValue={row?.target} inputMode="url" maxLength={2000} autoComplete="off" />
        </Field>
      </>
    )}
  </FormDialog>
)

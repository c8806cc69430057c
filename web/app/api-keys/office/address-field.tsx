import { m } from '#messages'
import { Field } from '../../ui/fields/field.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'

/** From where a key works. */
export const AddressField = ({ stored, error }: { stored?: readonly string[]; error: string | undefined }) => (
  <Field label={m.api_keys_office_addresses()} help={m.api_keys_office_addresses_help()} error={error}>
    <Textarea
      name="addresses"
      defaultValue={stored?.join('\n')}
      rows={3}
      spellCheck={false}
      autoComplete="off"
      className="font-mono"
    />
  </Field>
)

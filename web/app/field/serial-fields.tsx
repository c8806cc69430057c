import { Checkbox } from '../ui/fields/checkbox.tsx'
import { Field } from '../ui/fields/field.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import type { Draft } from './draft.ts'
import { m } from '#messages'

interface SerialFieldsProps {
  draft: Draft
  error: string | undefined
  change: (next: Partial<Draft>, field: string) => void
}

/** The serial number where the office has none; without it a repair is one outside the warranty. */
export const SerialFields = ({ draft, error, change }: SerialFieldsProps) => (
  <div>
    <Field label={m.field_serial_plate()} error={error}>
      <TextInput
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={draft.serial}
        onChange={({ target }) => change({ serial: target.value }, 'serial_number')}
      />
    </Field>
    <Checkbox
      checked={draft.isPaidRepair}
      onChange={({ target }) => change({ isPaidRepair: target.checked }, 'serial_number')}
    >
      {m.field_paid_repair()}
    </Checkbox>
  </div>
)

import { m } from '#messages'
import { Field } from '../../../ui/fields/field.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { whole } from '../../../ui/format/numbers.ts'

export interface MonthsFieldProps {
  /** what holds without any */
  usual: number
  value: string
  onType: (months: string) => void
  error: string | undefined
}

/** Months of warranty instead of those that were promised. Enter leaves it, so that the resulting day is read first. */
export const MonthsField = ({ usual, value, onType, error }: MonthsFieldProps) => (
  <Field label={m.registrations_office_months()} hideLabel error={error} className="shrink-0">
    <span aria-hidden className="mr-2 text-2xs text-ink-3">
      {m.registrations_office_bar_months_short()}
    </span>
    <TextInput
      name="warranty_months"
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      value={value}
      placeholder={whole(usual)}
      title={m.registrations_office_months()}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        event.currentTarget.blur()
      }}
      className="inline-block w-14! text-center"
    />
  </Field>
)

import { m } from '#messages'
import { Field } from '../../../ui/fields/field.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'

export interface DiscountFieldProps {
  /** the customer's input, or an earlier decision */
  percent: number | null
  error: string | undefined
}

/** The percentage of the discount, kept with the approval. Enter leaves it, so that no key decides by accident. */
export const DiscountField = ({ percent, error }: DiscountFieldProps) => (
  <Field label={m.registrations_discount()} hideLabel error={error} className="shrink-0">
    <span aria-hidden className="mr-2 text-2xs text-ink-3">
      {m.registrations_office_bar_discount_short()}
    </span>
    <TextInput
      name="discount_percent"
      inputMode="numeric"
      autoComplete="off"
      maxLength={2}
      defaultValue={percent ?? ''}
      title={m.registrations_office_discount_help()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        event.currentTarget.blur()
      }}
      className="inline-block w-14! text-center"
    />
  </Field>
)

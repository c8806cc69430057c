import { m } from '#messages'
import { whyNoPurchaseDate } from '../../registrations/not-ahead.ts'
import { DateField } from '../../ui/fields/date-field.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'

export interface PurchaseFieldsProps {
  /** as far as it is known */
  year?: number | null
  errorOf: (field: string) => string | undefined
}

/** The day of a purchase, or the year alone; both may stay empty. */
export const PurchaseFields = ({ year = null, errorOf }: PurchaseFieldsProps) => (
  <>
    <DateField
      label={m.registrations_office_purchase_date()}
      name="purchase_date"
      error={errorOf('purchase_date')}
      whyNot={whyNoPurchaseDate}
    />
    <Field label={m.callers_year()} help={m.callers_year_help()} error={errorOf('purchase_year')}>
      <TextInput name="purchase_year" inputMode="numeric" maxLength={4} defaultValue={year ?? ''} autoComplete="off" />
    </Field>
  </>
)

import { useState } from 'react'
import { DateInput } from '../ui/fields/date-input.tsx'
import { Field } from '../ui/fields/field.tsx'
import { isoToday } from '../ui/format/dates.ts'
import { whyNoPurchaseDate } from './not-ahead.ts'

/** An appliance that is older than this was more likely given a wrong year. */
const OLD_YEARS = 15

export interface PurchaseDateFieldProps {
  defaultValue: string | undefined
  error: string | undefined
}

/** The day on the bill, checked for sense as soon as it is entered. */
export function PurchaseDateField({ defaultValue = '', error }: PurchaseDateFieldProps) {
  const [day, setDay] = useState(defaultValue)
  const years = day === '' ? 0 : Number(isoToday().slice(0, 4)) - Number(day.slice(0, 4))
  return (
    <Field
      label="Purchase date"
      help={years > OLD_YEARS ? `That is ${years} years ago. Is the year right?` : 'As on the bill'}
      error={error ?? (day === '' ? undefined : whyNoPurchaseDate(day))}
    >
      <DateInput
        name="purchase_date"
        defaultValue={defaultValue}
        max={isoToday()}
        onBlur={({ target }) => setDay(target.value)}
      />
    </Field>
  )
}

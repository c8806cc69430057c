import { whole } from '../ui/format/numbers.ts'
import { DateField } from '../ui/fields/date-field.tsx'
import { isoToday } from '../ui/format/dates.ts'
import { whyNoPurchaseDate } from './not-ahead.ts'
import { m } from '#messages'

/** An appliance that is older than this was more likely given a wrong year. */
const OLD_YEARS = 15

export interface PurchaseDateFieldProps {
  defaultValue: string | undefined
  error: string | undefined
}

/** The day on the bill, checked for sense as soon as it is entered. */
export const PurchaseDateField = (props: PurchaseDateFieldProps) => (
  <DateField
    {...props}
    label={m.registrations_purchase_date()}
    name="purchase_date"
    help={m.registrations_as_on_bill()}
    whyNot={whyNoPurchaseDate}
    doubt={doubtOf}
  />
)

function doubtOf(day: string): string | undefined {
  const years = Number(isoToday().slice(0, 4)) - Number(day.slice(0, 4))
  return years > OLD_YEARS ? m.registrations_years_ago({ years: whole(years) }) : undefined
}

import { Field } from '../ui/fields/field.tsx'
import { Select } from '../ui/fields/select.tsx'

const FACTORS = [1, 5, 20, 100]

/** How many requests a customer may make: a shop or a school registers more than a household. */
export const QuotaField = ({ factor, error }: { factor: number; error: string | undefined }) => (
  <Field
    label="Requests allowed"
    help="Usually 20 registrations, quotations and personalised products each may be pending, 40 may be made in a day, and 200 large files uploaded."
    error={error}
  >
    <Select name="quota_factor" defaultValue={factor}>
      {[...new Set([...FACTORS, factor])]
        .toSorted((a, b) => a - b)
        .map((times) => (
          <option key={times} value={times}>
            {times === 1 ? 'As usual' : `${times} times as many`}
          </option>
        ))}
    </Select>
  </Field>
)

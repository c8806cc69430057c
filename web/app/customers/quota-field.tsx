import { m } from '#messages'
import { Field } from '../ui/fields/field.tsx'
import { Select } from '../ui/fields/select.tsx'
import { whole } from '../ui/format/numbers.ts'

const FACTORS = [1, 5, 20, 100]

/** How many requests a customer may make: a shop or a school registers more than a household. */
export const QuotaField = ({ factor, error }: { factor: number; error: string | undefined }) => (
  <Field label={m.customers_quota()} help={m.customers_quota_help()} error={error}>
    <Select name="quota_factor" defaultValue={factor}>
      {[...new Set([...FACTORS, factor])]
        .toSorted((a, b) => a - b)
        .map((times) => (
          <option key={times} value={times}>
            {times === 1 ? m.customers_quota_usual() : m.customers_quota_times({ times: whole(times) })}
          </option>
        ))}
    </Select>
  </Field>
)

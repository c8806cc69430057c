import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { useApply, useFilter } from './filters.tsx'

export interface FilterSelectProps {
  name: string
  label: string
  options: readonly (string | { value: string; text: string })[]
  className?: string
}

/** One of a few values, or all. */
export function FilterSelect({ name, label, options, className = 'sm:w-40' }: FilterSelectProps) {
  const { now } = useApply()
  return (
    <Field label={label} hideLabel className={`grow basis-32 sm:grow-0 sm:basis-auto ${className}`}>
      <Select name={name} defaultValue={useFilter(name)} onChange={({ target }) => target.form && now(target.form)}>
        <option value="">{label}: All</option>
        {options.map((option) => {
          const { value, text } = typeof option === 'string' ? { value: option, text: option } : option
          return (
            <option key={value} value={value}>
              {text}
            </option>
          )
        })}
      </Select>
    </Field>
  )
}

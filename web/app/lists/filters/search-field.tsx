import Search from 'lucide-react/icons/search'
import { m } from '#messages'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { useApply, useFilter } from './filters.tsx'

export interface SearchFieldProps {
  name: string
  label: string
  /** milliseconds after the last keystroke */
  delay?: number
}

/** Searches shortly after the last keystroke, at once on Enter; a phone has a key for it, and no room for a button. */
export function SearchField({ name, label, delay }: SearchFieldProps) {
  const { later } = useApply()
  return (
    <div data-always="" className="flex gap-2 max-sm:order-first max-sm:min-w-0 max-sm:grow max-sm:basis-40">
      <Field label={label} hideLabel className="grow sm:w-64 2xl:w-72">
        <TextInput
          type="search"
          name={name}
          defaultValue={useFilter(name)}
          placeholder={label}
          maxLength={100}
          autoComplete="off"
          lead={<Search />}
          onChange={({ target }) => target.form && later(target.form, delay)}
        />
      </Field>
      <Button type="submit" variant="line" size="sm" className="h-10! max-sm:hidden pointer-coarse:h-11!">
        {m.lists_search()}
      </Button>
    </div>
  )
}

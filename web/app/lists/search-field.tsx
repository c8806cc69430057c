import Search from 'lucide-react/icons/search'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useApply, useFilter } from './filters.tsx'

/** Looks a little after the last letter, at once on Enter. */
export function SearchField({ name, label }: { name: string; label: string }) {
  const { later } = useApply()
  return (
    <div className="flex gap-2 max-sm:w-full">
      <Field label={label} hideLabel className="grow sm:w-72">
        <TextInput
          type="search"
          name={name}
          defaultValue={useFilter(name)}
          placeholder={label}
          maxLength={100}
          autoComplete="off"
          lead={<Search />}
          onChange={({ target }) => target.form && later(target.form)}
        />
      </Field>
      <Button type="submit" variant="line" size="sm" className="h-10! pointer-coarse:h-11!">
        Search
      </Button>
    </div>
  )
}

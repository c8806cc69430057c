import { TAG_MAX } from 'contract/complaints/words'
import { useId } from 'react'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'

export interface TagFieldProps {
  name: string
  label: string
  help?: string
  error: string | undefined
  /** the suggestions; any other word may be typed */
  offered: readonly string[]
}

/** One tag or several with commas between them; those in use are offered. */
export function TagField({ name, label, help, error, offered }: TagFieldProps) {
  const list = useId()
  return (
    <Field label={label} help={help} error={error}>
      <TextInput name={name} list={list} maxLength={10 * TAG_MAX} autoComplete="off" />
      <datalist id={list}>
        {offered.map((tag) => (
          <option key={tag} value={tag}>
            {tag}
          </option>
        ))}
      </datalist>
    </Field>
  )
}

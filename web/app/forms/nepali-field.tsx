import { m } from '#messages'
import { Field } from '../ui/fields/field.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'

export interface NepaliFieldProps {
  /** of the field in English */
  label: string
  name: `${string}_ne`
  stored: string | undefined
  maxLength: number
  error: string | undefined
  className?: string
}

/** One line of a text of the catalogue in Nepali. */
export const NepaliField = ({ label, name, stored, maxLength, error, className }: NepaliFieldProps) => (
  <Field label={m.forms_in_nepali({ label })} error={error} className={className}>
    <TextInput name={name} lang="ne" defaultValue={stored} maxLength={maxLength} autoComplete="off" />
  </Field>
)

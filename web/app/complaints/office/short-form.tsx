import { SHORT_FORM_MAX } from 'contract/canned-answers/words'
import { m } from '#messages'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'

export interface ShortFormProps {
  name: 'sms' | 'sms_ne'
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

/** What the SMS says in place of a message that has no room in it. */
export const ShortForm = ({ name, value, onChange, error }: ShortFormProps) => (
  <Field
    label={name === 'sms' ? m.answers_short() : m.forms_in_nepali({ label: m.answers_short() })}
    help={m.answers_short_help()}
    error={error}
  >
    <TextInput
      name={name}
      {...(name === 'sms_ne' && { lang: 'ne' })}
      value={value}
      maxLength={SHORT_FORM_MAX}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  </Field>
)

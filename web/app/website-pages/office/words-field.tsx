import { WORDS_MAX, type InBoth } from 'contract/website-pages/words'
import { useContext } from 'react'
import { m } from '#messages'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { EditingContext } from './editing.ts'

export interface WordsFieldProps {
  /** in the parts of the page: `hero.heading` */
  path: string
  label: string
  longest: Exclude<keyof typeof WORDS_MAX, 'rich' | 'version'>
  value: InBoth
  onChange: (value: InBoth) => void
}

/** A text of a page in the language that is edited; without Nepali words, the English ones stand behind. */
export function WordsField({ path, label, longest, value, onChange }: WordsFieldProps) {
  const { language, errorOf } = useContext(EditingContext)
  const name = `${path}.${language}`
  const input = {
    name,
    lang: language,
    value: value[language],
    maxLength: WORDS_MAX[longest],
    autoComplete: 'off',
    ...(language === 'ne' && { placeholder: value.en }),
  }
  const type = (typed: string) => onChange({ ...value, [language]: typed })
  return (
    <Field label={language === 'ne' ? m.forms_in_nepali({ label }) : label} error={errorOf(name)}>
      {longest === 'line' || longest === 'paragraph' ? (
        <Textarea
          {...input}
          rows={2}
          className="min-h-20!"
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      ) : (
        <TextInput {...input} onChange={({ currentTarget }) => type(currentTarget.value)} />
      )}
    </Field>
  )
}

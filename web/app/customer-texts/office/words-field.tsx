import type { CustomerText } from 'contract/customer-texts/endpoints'
import { TEXT_MAX, type TextField } from 'contract/customer-texts/words'
import type { Locale } from 'contract/core/locale'
import Undo2 from 'lucide-react/icons/undo-2'
import { useRef, type KeyboardEvent } from 'react'
import { m } from '#messages'
import { insertAnswer } from '../../canned-answers/insert-answer.ts'
import { pageLocale } from '../../core/locale.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { placeLabel } from './text-names.ts'

export interface WordsFieldProps {
  text: CustomerText
  name: TextField
  label: string
  language: Locale
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** The words of a text in a language, its places as buttons that put them in, and the words as delivered. */
export function WordsField({ text, name, label, language, value, error, onChange }: WordsFieldProps) {
  const box = useRef<HTMLDivElement>(null)
  const area = () => box.current?.querySelector('textarea')
  const insert = (place: string) => {
    const field = area()
    if (!field) return
    insertAnswer(field, `{${place}}`, [])
    field.focus()
  }
  const back = () => {
    onChange(text.defaults[name])
    area()?.focus()
  }
  return (
    <div ref={box}>
      <Field label={label} error={error}>
        <Textarea
          name={name}
          lang={language}
          value={value}
          rows={2}
          className="min-h-20!"
          maxLength={TEXT_MAX[text.use]}
          onKeyDown={keepOneLine}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </Field>
      {text.places.length > 0 && (
        <ul aria-label={m.texts_places()} className="mt-2 flex flex-wrap gap-1.5">
          {text.places.map(({ name: place, needed, example }) => (
            <li key={place}>
              <button
                type="button"
                title={m.texts_place_example({ label: placeLabel(place), example: example[pageLocale()] })}
                onClick={() => insert(place)}
                className="inline-flex h-8 items-center gap-1.5 rounded-control border border-line-2 bg-white px-2.5 text-2xs hover:border-ink pointer-coarse:h-11"
              >
                <span className="font-medium">{`{${place}}`}</span>
                <span className="text-ink-2">
                  {placeLabel(place)}
                  {needed && `, ${m.texts_place_needed()}`}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Delivered
        words={text.defaults[name]}
        language={language}
        same={value.trim() === text.defaults[name]}
        onBack={back}
      />
    </div>
  )
}

/** A text is one line: Enter sends nothing and breaks nothing. */
function keepOneLine(event: KeyboardEvent) {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
}

interface DeliveredProps {
  words: string
  language: Locale
  same: boolean
  onBack: () => void
}

const Delivered = ({ words, language, same, onBack }: DeliveredProps) =>
  same ? (
    <p className="mt-3 text-2xs text-ink-3">{m.texts_default_same()}</p>
  ) : (
    <div className="mt-3 text-xs">
      <p className="text-2xs text-ink-3">{m.texts_default()}</p>
      <p lang={language} className="mt-0.5 wrap-anywhere text-ink-2">
        {words}
      </p>
      <Button variant="quiet" size="sm" onClick={onBack} className="mt-1 -ml-3">
        <Undo2 />
        {m.texts_default_back()}
      </Button>
    </div>
  )

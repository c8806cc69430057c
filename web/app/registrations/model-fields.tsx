import { isSameText } from 'contract/core/texts/folded'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { isSameNumber, modelByNumber } from '../products/model-by-number.ts'
import { SuggestionBox } from '../products/suggestion-box.tsx'
import { Field } from '../ui/fields/field.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { useSuggestions, type Suggestion } from '../products/use-suggestions.ts'
import { m } from '#messages'

interface Model {
  model_name: string
  model_num: string
}

export interface ModelFieldsProps {
  initial: Model
  /** the form's name of the model number */
  numberName?: string
  errorOf: (field: string) => string | undefined
  /** called with the sub-category when the catalogue knows the model */
  onKnown?: (subCategory: string) => void
}

const SHOWN = 6
const NONE: readonly Suggestion[] = []

/** Name and number of the model, with suggestions from the catalogue; choosing one, or a number in any spelling, fills both. */
export function ModelFields({ initial, numberName = 'model_num', errorOf, onKnown }: ModelFieldsProps) {
  const [model, setModel] = useState(initial)
  const [typed, setTyped] = useState<{ field: keyof Model | undefined; letters: string }>({
    field: undefined,
    letters: '',
  })
  const [known, setKnown] = useState<Suggestion>()
  const [unknown, setUnknown] = useState('')
  const choose = (chosen: Suggestion | undefined) => {
    if (!chosen) return
    setModel({ model_name: chosen.model_name, model_num: chosen.model_num })
    setKnown(chosen)
    onKnown?.(chosen.sub_category)
  }
  // The whole name or number may be typed before the suggestions arrive.
  const found = useSuggestions(typed.letters, {
    // An owner may have bought it before it was taken off sale.
    offSale: true,
    onFound: (arrived) => choose(meantBy(arrived, typed.field, model)),
  })
  const shown = useMemo(() => found.slice(0, SHOWN), [found])
  const look = async (number: string) => {
    if (number === '' || (known && isSameNumber(known.model_num, number))) return
    const answer = await modelByNumber(number)
    if (answer === undefined) return
    setUnknown(answer === null ? number : '')
    if (answer) choose(answer)
  }

  const type = (field: keyof Model, text: string) => {
    const next = { ...model, [field]: text }
    setTyped({ field, letters: text })
    setModel(next)
    setKnown(undefined)
    choose(meantBy(found, field, next))
  }
  const nameInput = useRef<HTMLInputElement>(null)
  const numberInput = useRef<HTMLInputElement>(null)
  // Keeps a model typed before the script loaded.
  const catchUp = useEffectEvent(() => {
    const [name, number] = [nameInput.current?.value ?? '', numberInput.current?.value ?? '']
    if (name !== model.model_name || number !== model.model_num) {
      setTyped({ field: name ? 'model_name' : 'model_num', letters: name || number })
      setModel({ model_name: name, model_num: number })
    }
  })
  useEffect(() => catchUp(), [])

  const box = (field: keyof Model) => ({
    suggestions: typed.field === field && !known ? shown : NONE,
    onChoose: choose,
    onClose: () => setTyped({ field: undefined, letters: typed.letters }),
  })
  return (
    <>
      <Field label={m.registrations_model_name()} error={errorOf('model_name')}>
        <div className="relative">
          <SuggestionBox {...box('model_name')}>
            {(input) => (
              <TextInput
                {...input}
                ref={nameInput}
                name="model_name"
                maxLength={200}
                value={model.model_name}
                onChange={({ target }) => type('model_name', target.value)}
              />
            )}
          </SuggestionBox>
        </div>
      </Field>
      <Field
        label={m.registrations_model_number()}
        help={
          known
            ? m.registrations_in_catalogue({ name: known.sub_category })
            : unknown !== '' && unknown === model.model_num.trim()
              ? m.registrations_not_in_catalogue()
              : m.registrations_on_plate()
        }
        error={errorOf(numberName)}
      >
        <div className="relative">
          <SuggestionBox {...box('model_num')}>
            {(input) => (
              <TextInput
                {...input}
                ref={numberInput}
                name={numberName}
                autoCapitalize="characters"
                maxLength={100}
                value={model.model_num}
                onChange={({ target }) => type('model_num', target.value)}
                onBlur={(event) => {
                  input.onBlur?.(event)
                  void look(event.target.value.trim())
                }}
              />
            )}
          </SuggestionBox>
        </div>
      </Field>
    </>
  )
}

/** The model that was typed whole, and no other: a name as long as no number is given, or a number in any spelling. */
function meantBy(found: readonly Suggestion[], field: keyof Model | undefined, model: Model): Suggestion | undefined {
  if (field === 'model_num') return onlyOne(found.filter(({ model_num }) => isSameNumber(model_num, model.model_num)))
  if (model.model_num.trim() !== '') return undefined
  return onlyOne(found.filter(({ model_name }) => same(model_name, model.model_name)))
}

const same = (a: string, b: string) => isSameText(a, b) && a.trim() !== ''

/** A name that several models share says nothing of the number. */
const onlyOne = (found: readonly Suggestion[]) => (found.length === 1 ? found[0] : undefined)

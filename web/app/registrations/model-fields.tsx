import { canonicalCode } from 'contract/core/texts/canonical'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { api } from '../api/client.ts'
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

/** Name and number of the model, with suggestions from the catalogue; choosing one fills both. */
export function ModelFields({ initial, numberName = 'model_num', errorOf, onKnown }: ModelFieldsProps) {
  const [model, setModel] = useState(initial)
  const [letters, setLetters] = useState('')
  const choose = (chosen: Suggestion | undefined) => {
    if (!chosen) return
    setModel({ model_name: chosen.model_name, model_num: chosen.model_num })
    onKnown?.(chosen.sub_category)
  }
  // The whole name may be typed before the suggestions arrive.
  const suggestions = useSuggestions(letters, {
    // An owner may have bought it before it was taken off sale.
    offSale: true,
    onFound: (found) => {
      if (model.model_num.trim() === '')
        choose(onlyOne(found.filter(({ model_name }) => same(model_name, model.model_name))))
    },
  })
  const list = useId()
  const [unknown, setUnknown] = useState('')
  const look = async (number: string) => {
    if (number !== '') setUnknown((await isUnknown(number)) ? number : '')
  }
  const known = suggestions.find(({ model_num }) => same(model_num, model.model_num))

  const type = (field: keyof Model, text: string) => {
    setLetters(text)
    setModel({ ...model, [field]: text })
    choose(onlyOne(suggestions.filter((suggestion) => same(suggestion[field], text))))
  }
  const nameInput = useRef<HTMLInputElement>(null)
  const numberInput = useRef<HTMLInputElement>(null)
  // Keeps a model typed before the script loaded.
  const catchUp = useEffectEvent(() => {
    const [name, number] = [nameInput.current?.value ?? '', numberInput.current?.value ?? '']
    if (name !== model.model_name || number !== model.model_num) {
      setLetters(name || number)
      setModel({ model_name: name, model_num: number })
    }
  })
  useEffect(() => catchUp(), [])

  return (
    <>
      <Field label={m.registrations_model_name()} error={errorOf('model_name')}>
        <TextInput
          ref={nameInput}
          name="model_name"
          list={`${list}name`}
          autoComplete="off"
          maxLength={200}
          value={model.model_name}
          onChange={({ target }) => type('model_name', target.value)}
        />
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
        <TextInput
          ref={numberInput}
          name={numberName}
          list={`${list}number`}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={100}
          value={model.model_num}
          onChange={({ target }) => type('model_num', target.value)}
          onBlur={({ target }) => void look(target.value.trim())}
        />
      </Field>
      <datalist id={`${list}name`}>
        {suggestions.map(({ id, model_name, model_num }) => (
          <option key={id} value={model_name}>
            {model_num}
          </option>
        ))}
      </datalist>
      <datalist id={`${list}number`}>
        {suggestions.map(({ id, model_name, model_num }) => (
          <option key={id} value={model_num}>
            {model_name}
          </option>
        ))}
      </datalist>
    </>
  )
}

/** Whether the catalogue has no such model number; false when it cannot be asked. */
async function isUnknown(number: string): Promise<boolean> {
  try {
    const { data } = await api.products.search({ query: { product_name: number, per_page: 8, off_sale: 'true' } })
    return !data.some(({ model_num }) => canonicalCode(model_num) === canonicalCode(number))
  } catch {
    return false
  }
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase() && a.trim() !== ''

/** A name that several models share says nothing of the number. */
const onlyOne = (found: readonly Suggestion[]) => (found.length === 1 ? found[0] : undefined)

import { MOST_WARRANTY_PARTS } from 'contract/products/words'
import type { WarrantyPart } from 'contract/products/endpoints'
import { useRef, useState, type KeyboardEvent } from 'react'
import { m } from '#messages'
import { FormValue } from '../../../rich-text/form-value.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { partWords } from '../../warranty-text.ts'
import { Chip } from './chip.tsx'
import type { FieldsProps } from './fields-props.ts'
import { withPart } from './warranty-parts.ts'

/** Parts with a warranty of their own: a compressor of ten years. */
export function WarrantyPartsField({ product, errorOf, onChanged }: FieldsProps) {
  const [parts, setParts] = useState<readonly WarrantyPart[]>(product?.warranty_parts ?? [])
  const [refusal, setRefusal] = useState<string>()
  const name = useRef<HTMLInputElement>(null)
  const months = useRef<HTMLInputElement>(null)

  const change = (next: readonly WarrantyPart[]) => {
    setParts(next)
    onChanged('warranty_parts')
  }
  const add = () => {
    const { parts: next, refusal: why } = withPart(parts, name.current?.value ?? '', months.current?.value ?? '')
    setRefusal(why)
    if (!why && next !== parts) {
      change(next)
      name.current!.value = ''
      months.current!.value = ''
    }
    name.current?.focus()
  }
  const addOnEnter = (event: KeyboardEvent) => {
    // A Devanagari keyboard ends a word with Enter as well.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  const remove = (part: WarrantyPart) => {
    change(parts.filter((other) => other !== part))
    name.current?.focus()
  }
  return (
    <div className="relative sm:col-span-2">
      <FormValue name="warranty_parts" value={JSON.stringify(parts)} onFocus={() => name.current?.focus()} />
      <FormValue
        name="warranty_parts_words"
        value={parts.map(partWords).join(', ')}
        onFocus={() => name.current?.focus()}
      />
      <div className="flex flex-wrap items-start gap-2">
        <Field
          label={m.products_office_warranty_part()}
          help={m.products_office_warranty_part_help()}
          error={refusal ?? errorOf('warranty_parts')}
          className="min-w-0 grow basis-48 sm:max-w-56"
        >
          <TextInput
            ref={name}
            maxLength={60}
            autoComplete="off"
            disabled={parts.length >= MOST_WARRANTY_PARTS}
            onKeyDown={addOnEnter}
            onChange={() => setRefusal(undefined)}
          />
        </Field>
        <Field label={m.products_office_warranty_part_months()} className="w-24">
          <TextInput
            ref={months}
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            disabled={parts.length >= MOST_WARRANTY_PARTS}
            onKeyDown={addOnEnter}
            onChange={() => setRefusal(undefined)}
          />
        </Field>
        <Button variant="line" onClick={add} className="mt-[1.625rem] h-10! text-xs! pointer-coarse:h-11!">
          {m.products_office_warranty_part_add()}
        </Button>
      </div>
      {parts.length > 0 && (
        <ul aria-label={m.products_office_warranty_parts()} className="mt-3 flex flex-wrap gap-2">
          {parts.map((part) => (
            <Chip
              key={part.name}
              removeLabel={m.office_remove_named({ name: part.name })}
              onRemove={() => remove(part)}
            >
              <span className="min-w-0 break-words">{partWords(part)}</span>
            </Chip>
          ))}
        </ul>
      )}
    </div>
  )
}

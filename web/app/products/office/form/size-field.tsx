import { useRef, useState, type KeyboardEvent } from 'react'
import { m } from '#messages'
import { FormValue } from '../../../rich-text/form-value.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { Chip } from './chip.tsx'
import { withSize } from './sizes.ts'
import type { FieldsProps } from './fields-props.ts'

/** The sizes that a product comes in. */
export function SizeField({ product, errorOf, onChanged }: FieldsProps) {
  const [sizes, setSizes] = useState<readonly string[]>(product?.sizes ?? [])
  const [refusal, setRefusal] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  const change = (next: readonly string[]) => {
    setSizes(next)
    onChanged('sizes')
  }
  const add = () => {
    takeTyped()
    input.current?.focus()
  }
  /** Also on blur, or the last input would be lost with the save. */
  const takeTyped = () => {
    const entry = input.current
    if (!entry) return
    const { sizes: next, refusal: why } = withSize(sizes, entry.value)
    setRefusal(why)
    if (why) return
    if (next !== sizes) change(next)
    entry.value = ''
  }
  const addOnEnter = (event: KeyboardEvent) => {
    // A Devanagari keyboard ends a word with Enter as well.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  const remove = (size: string) => {
    change(sizes.filter((other) => other !== size))
    input.current?.focus()
  }
  return (
    <div className="relative sm:col-span-2">
      <FormValue name="sizes" value={JSON.stringify(sizes)} onFocus={() => input.current?.focus()} />
      <div className="flex items-start gap-2">
        <Field
          label={m.products_office_size()}
          help={m.products_office_size_help()}
          error={refusal ?? errorOf('sizes')}
          className="min-w-0 grow sm:max-w-56"
        >
          <TextInput
            ref={input}
            maxLength={50}
            autoComplete="off"
            onKeyDown={addOnEnter}
            onBlur={takeTyped}
            onChange={() => setRefusal(undefined)}
          />
        </Field>
        <Button variant="line" onClick={add} className="mt-[1.625rem] h-10! text-xs! pointer-coarse:h-11!">
          {m.products_office_size_add()}
        </Button>
      </div>
      {sizes.length > 0 && (
        <ul aria-label={m.products_office_sizes()} className="mt-3 flex flex-wrap gap-2">
          {sizes.map((size) => (
            <Chip key={size} removeLabel={m.office_remove_named({ name: size })} onRemove={() => remove(size)}>
              <span className="min-w-0 break-words">{size}</span>
            </Chip>
          ))}
        </ul>
      )}
    </div>
  )
}

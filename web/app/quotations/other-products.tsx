import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { whole } from '../ui/format/numbers.ts'
import { ProductSelect } from './product-select.tsx'
import { QuantityInput } from './quantity-input.tsx'
import { otherField, type OtherDraft } from './request-draft.ts'
import { m } from '#messages'

/** The contract's maximum. */
export const MAX_PRODUCTS = 20
const MAX_OTHERS = MAX_PRODUCTS - 1

export interface OtherProductsProps {
  others: readonly OtherDraft[]
  change: (to: (before: readonly OtherDraft[]) => readonly OtherDraft[]) => void
  errorOf: (field: string) => string | undefined
  /** forgets the errors of fields that are changed without typing */
  forget: (...fields: string[]) => void
}

/** What is asked for besides the product of the page: a row each, which can be added and removed. */
export function OtherProducts({ others, change, errorOf, forget }: OtherProductsProps) {
  const list = useRef<HTMLDivElement>(null)
  const [fresh, setFresh] = useState<string>()
  const isFull = others.length >= MAX_OTHERS

  // Focus moves into the added row.
  useEffect(() => {
    if (fresh) list.current?.querySelector<HTMLElement>(`[name="${otherField(fresh, 'model_num')}"]`)?.focus()
  }, [fresh])

  const add = () => {
    const key = `other${crypto.getRandomValues(new Uint32Array(1))[0]}`
    change((before) => [...before, { key, product: null, quantity: '1' }])
    setFresh(key)
  }
  const remove = (key: string) => {
    // Two rows with one product are wrong only as long as both are there.
    forget(...others.map((other) => otherField(other.key, 'model_num')))
    change((before) => before.filter((other) => other.key !== key))
    list.current?.querySelector<HTMLElement>('[data-add]')?.focus()
  }
  const replace = (changed: OtherDraft) =>
    change((before) => before.map((other) => (other.key === changed.key ? changed : other)))
  return (
    <div ref={list} className="grid grid-cols-1 gap-4">
      {others.length > 0 && (
        <ol className="grid grid-cols-1 gap-4">
          {others.map((other, index) => (
            <OtherRow
              key={other.key}
              other={other}
              number={index + 2}
              errorOf={errorOf}
              forget={forget}
              onChange={replace}
              onRemove={() => remove(other.key)}
            />
          ))}
        </ol>
      )}
      <div>
        <Button data-add="" variant="line" size="sm" disabled={isFull} onClick={add} className="max-sm:w-full">
          <Plus />
          {m.quotations_add_product()}
        </Button>
        {isFull && <p className="mt-2 text-2xs text-ink-3">{m.quotations_full({ count: whole(MAX_PRODUCTS) })}</p>}
      </div>
    </div>
  )
}

interface OtherRowProps extends Pick<OtherProductsProps, 'errorOf' | 'forget'> {
  other: OtherDraft
  /** that of the page is the first */
  number: number
  onChange: (other: OtherDraft) => void
  onRemove: () => void
}

function OtherRow({ other, number, errorOf, forget, onChange, onRemove }: OtherRowProps) {
  const { key, product, quantity } = other
  const [modelNum, count] = [otherField(key, 'model_num'), otherField(key, 'quantity')]
  return (
    <li className="relative grid grid-cols-1 gap-4 rounded-card border border-line p-4">
      <input type="hidden" name="other" value={key} />
      <input type="hidden" name={otherField(key, 'model_name')} value={product?.model_name ?? ''} />
      <input type="hidden" name={otherField(key, 'number')} value={product?.model_num ?? ''} />
      <Field label={m.quotations_product_number({ number: whole(number) })} error={errorOf(modelNum)}>
        <ProductSelect
          name={modelNum}
          chosen={product}
          choose={(chosen) => {
            onChange({ ...other, product: chosen })
            forget(modelNum)
          }}
        />
      </Field>
      <Field label={m.quotations_quantity_of({ number: whole(number) })} error={errorOf(count)}>
        <QuantityInput
          name={count}
          value={quantity}
          of={m.quotations_of_product({ number: whole(number) })}
          onValue={(value) => {
            onChange({ ...other, quantity: value })
            forget(count)
          }}
        />
      </Field>
      <IconButton
        size="sm"
        label={m.quotations_remove_product({ number: whole(number) })}
        onClick={onRemove}
        className="absolute top-0 right-1"
      >
        <X />
      </IconButton>
    </li>
  )
}

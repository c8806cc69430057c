import type { Part } from 'contract/parts/endpoints'
import { MOST_MODELS } from 'contract/parts/words'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { m } from '#messages'
import { ProductSelect } from '../quotations/product-select.tsx'
import { useFocusBack } from '../ui/browser/use-focus-back.ts'
import { Field } from '../ui/fields/field.tsx'

type Model = Part['models'][number]

export interface ModelsFieldProps {
  defaultValue?: readonly Model[] | undefined
  error: string | undefined
  onChanged: () => void
}

const NONE: readonly Model[] = []

/** The models that a part fits: each product that is chosen joins the list, and goes with a press. */
export function ModelsField({ defaultValue = NONE, error, onChanged }: ModelsFieldProps) {
  const [chosen, setChosen] = useState(defaultValue)
  const list = useRef<HTMLUListElement>(null)
  useFocusBack(list, chosen)
  const change = (next: readonly Model[]) => {
    setChosen(next)
    onChanged()
  }
  const isFull = chosen.length >= MOST_MODELS
  return (
    <div className="sm:col-span-2">
      <input type="hidden" name="models" value={JSON.stringify(chosen.map(({ id }) => String(id)))} />
      <input type="hidden" name="models_words" value={modelNumbers(chosen)} />
      {!isFull && (
        <Field label={m.parts_models()} help={m.parts_models_help()} error={error}>
          <ProductSelect
            name="model"
            chosen={null}
            choose={({ id, name, model_num }) => {
              if (!chosen.some((one) => one.id === id)) change([...chosen, { id, name, model_num }])
            }}
          />
        </Field>
      )}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={m.parts_models()}
        className="mt-2.5 flex flex-wrap gap-1.5 outline-none empty:mt-0"
      >
        {chosen.map(({ id, name, model_num }) => (
          <li key={id} className="max-w-full">
            <button
              type="button"
              aria-label={m.ui_remove({ name: `${name} (${model_num})` })}
              onClick={() => change(chosen.filter((one) => one.id !== id))}
              className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-control border border-line-2 px-2.5 text-left text-xs hover:border-ink pointer-coarse:min-h-11 [&_svg]:size-3.5 [&_svg]:shrink-0"
            >
              <span className="min-w-0 wrap-anywhere">
                {name} <span className="text-ink-3 tabular-nums">({model_num})</span>
              </span>
              <X />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Models as people tell them apart. */
export const modelNumbers = (models: readonly Pick<Model, 'model_num'>[]): string =>
  models.map(({ model_num }) => model_num).join(', ')

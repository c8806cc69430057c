import { useId, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { rupees } from '../ui/format/price.ts'
import { kindOf } from './product-facts.tsx'
import type { Suggestion } from './use-suggestions.ts'
import { m } from '#messages'

/** What makes an input the one of a list of suggestions. */
export type SuggestionInput = Pick<
  ComponentProps<'input'>,
  | 'role'
  | 'autoComplete'
  | 'aria-autocomplete'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-activedescendant'
  | 'onKeyDown'
  | 'onBlur'
>

export interface SuggestionBoxProps {
  /** none closes the list */
  suggestions: readonly Suggestion[]
  onChoose: (suggestion: Suggestion) => void
  /** Escape, Enter without a choice, or another field */
  onClose: () => void
  /** also says the price */
  withPrice?: boolean
  children: (input: SuggestionInput) => ReactNode
}

/** An input with suggestions below: arrow keys go through them, Enter or a tap chooses one. Goes into a box of relative position. */
export function SuggestionBox({ suggestions, onChoose, onClose, withPrice = false, children }: SuggestionBoxProps) {
  const listId = useId()
  const [active, setActive] = useState(-1)
  const [shown, setShown] = useState(suggestions)
  if (shown !== suggestions) {
    setShown(suggestions)
    setActive(-1)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = suggestions[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (suggestions.length === 0) return
      event.preventDefault()
      setActive(turned(active, event.key === 'ArrowDown' ? 1 : -1, suggestions.length))
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      onChoose(chosen)
    } else if (event.key === 'Enter' || event.key === 'Escape') onClose()
  }
  return (
    <>
      {children({
        role: 'combobox',
        autoComplete: 'off',
        'aria-autocomplete': 'list',
        'aria-expanded': suggestions.length > 0,
        'aria-controls': listId,
        'aria-activedescendant': suggestions[active] && `${listId}-${active}`,
        onKeyDown: press,
        onBlur: onClose,
      })}
      {/* A press must not take the focus: what loses it closes before it is chosen. */}
      <div
        id={listId}
        role="listbox"
        aria-label={m.products_products()}
        hidden={suggestions.length === 0}
        onPointerDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-40 mt-1.5 min-w-72 overflow-hidden rounded-card border border-line bg-white py-1.5 text-ink shadow-float"
      >
        {suggestions.map((product, at) => (
          <Option
            key={product.id}
            id={`${listId}-${at}`}
            product={product}
            withPrice={withPrice}
            isActive={at === active}
            onChoose={() => onChoose(product)}
          />
        ))}
      </div>
    </>
  )
}

interface OptionProps {
  id: string
  product: Suggestion
  withPrice: boolean
  isActive: boolean
  onChoose: () => void
}

const Option = ({ id, product, withPrice, isActive, onChoose }: OptionProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the input has the focus and its keys
  <div
    id={id}
    role="option"
    aria-selected={isActive}
    onClick={onChoose}
    className="flex min-h-14 cursor-pointer items-center gap-3 px-3 py-1.5 hover:bg-ground aria-selected:bg-ground"
  >
    <span className="size-11 shrink-0 rounded-badge bg-ground">
      {product.picture && (
        <img
          src={product.picture.src}
          srcSet={product.picture.srcset || undefined}
          sizes={product.picture.srcset ? '2.75rem' : undefined}
          alt=""
          width="44"
          height="44"
          className="size-full object-contain p-0.5"
        />
      )}
    </span>
    <span className="min-w-0 grow">
      <span className="block truncate text-sm font-medium">{product.model_name}</span>
      <span className="block truncate text-2xs text-ink-3">
        {withPrice ? kindOf({ ...product, power: '' }) : product.model_num}
      </span>
    </span>
    {withPrice && <span className="text-xs tabular-nums">{rupees(product.price)}</span>}
  </div>
)

/** From nothing chosen on, around the ends. */
const turned = (at: number, by: 1 | -1, length: number): number =>
  at < 0 ? (by > 0 ? 0 : length - 1) : (at + by + length) % length

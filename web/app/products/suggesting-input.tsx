import { productPath } from 'contract/core/paths'
import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { rupees } from '../ui/format/price.ts'
import { kindOf } from './product-facts.tsx'
import { useSuggestions, type Suggestion } from './use-suggestions.ts'
import { m } from '#messages'

const SHOWN = 6

/**
 * A search input with suggestions from the catalogue: arrow keys choose, Enter opens the chosen one, and
 * searches while nothing is.
 */
export function SuggestingInput(props: Omit<ComponentProps<'input'>, 'type' | 'role'>) {
  const [words, setWords] = useState('')
  const [active, setActive] = useState(-1)
  const navigate = useNavigate()
  const listId = useId()
  const shown = useSuggestions(words).slice(0, SHOWN)
  const close = () => setWords('')
  const open = (product: Suggestion) => {
    close()
    void navigate(productPath(product))
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = shown[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (shown.length === 0) return
      event.preventDefault()
      setActive(turned(active, event.key === 'ArrowDown' ? 1 : -1, shown.length))
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      open(chosen)
    } else if (event.key === 'Enter' || event.key === 'Escape') close()
  }
  return (
    <>
      <input
        {...props}
        // Not of type `search`: that one cannot be a combobox.
        type="text"
        inputMode="search"
        enterKeyHint="search"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-activedescendant={shown[active] && `${listId}-${active}`}
        onChange={(event) => {
          setWords(event.target.value)
          setActive(-1)
        }}
        onKeyDown={press}
        onBlur={close}
      />
      {/* A press must not take the focus: what loses it closes before it is chosen. */}
      <div
        id={listId}
        role="listbox"
        aria-label={m.products_products()}
        hidden={shown.length === 0}
        onPointerDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-40 mt-1.5 min-w-72 overflow-hidden rounded-card border border-line bg-white py-1.5 text-ink shadow-float"
      >
        {shown.map((product, at) => (
          <Option
            key={product.id}
            id={`${listId}-${at}`}
            product={product}
            isActive={at === active}
            onChoose={() => open(product)}
          />
        ))}
      </div>
    </>
  )
}

interface OptionProps {
  id: string
  product: Suggestion
  isActive: boolean
  onChoose: () => void
}

const Option = ({ id, product, isActive, onChoose }: OptionProps) => (
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
      <span className="block truncate text-2xs text-ink-3">{kindOf({ ...product, power: '' })}</span>
    </span>
    <span className="text-xs tabular-nums">{rupees(product.price)}</span>
  </div>
)

/** From nothing chosen on, around the ends. */
const turned = (at: number, by: 1 | -1, length: number): number =>
  at < 0 ? (by > 0 ? 0 : length - 1) : (at + by + length) % length

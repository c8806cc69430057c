import { Combobox as Base } from '@base-ui/react/combobox'
import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { selectLook } from '../ui/fields/control-look.ts'
import { useDensity } from '../ui/fields/density.tsx'
import { useField } from '../ui/fields/field.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { SearchInput, SearchItem, SearchList, SearchPopup } from '../ui/overlays/search-popup.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { useHydrated } from '../ui/browser/use-hydrated.ts'
import type { ChosenProduct } from './request-draft.ts'
import { useProductSearch, type FoundProduct } from './use-product-search.ts'
import { m } from '#messages'

const NONE: ChosenProduct[] = []

export interface ProductSelectProps {
  /** the field's name for errors; the submitted value is separate */
  name: string
  chosen: ChosenProduct | null
  choose: (product: FoundProduct) => void
}

/** A product from the catalogue, found by typing; a plain select until its code has loaded. */
export function ProductSelect(props: ProductSelectProps) {
  const field = useField()
  const density = useDensity()
  // What hides its inner field is a style of the element, which the policy of a page that the server wrote does not allow.
  if (useHydrated()) return <SearchSelect {...props} />
  return (
    <button type="button" disabled {...field} className={clsx(selectLook(density, false), 'truncate text-left')}>
      <span className="text-ink-3">{m.quotations_choose_product()}</span>
    </button>
  )
}

function SearchSelect({ name, chosen, choose }: ProductSelectProps) {
  const field = useField()
  const density = useDensity()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const search = useProductSearch(typed, open)
  const retry = () => {
    // Its button disappears; without focus inside, Escape would close the dialog around it.
    input.current?.focus()
    search.retry()
  }
  return (
    <Base.Root
      items={search.found ?? NONE}
      // The server found them.
      filter={null}
      value={chosen}
      onValueChange={(next) => next && choose(next as FoundProduct)}
      itemToStringLabel={wordsOf}
      isItemEqualToValue={(one, other) => one.model_num === other.model_num}
      open={open}
      onOpenChange={(next) => setOpen(next)}
      inputValue={typed}
      onInputValueChange={(next) => setTyped(next)}
      autoHighlight
    >
      <Base.Trigger
        {...field}
        name={name}
        className={clsx(selectLook(density, Boolean(field['aria-invalid'])), 'truncate text-left')}
      >
        {chosen ? wordsOf(chosen) : <span className="text-ink-3">{m.quotations_choose_product()}</span>}
      </Base.Trigger>
      <SearchPopup label={m.quotations_choose_product()}>
        <SearchInput ref={input} aria-label={m.quotations_search_products()} maxLength={100} />
        <SearchState found={search.found} failure={search.failure} retry={retry} />
        <SearchList>
          {(product: ChosenProduct) => (
            <SearchItem key={product.model_num} value={product}>
              {product.model_name} <span className="text-ink-3 tabular-nums">({product.model_num})</span>
            </SearchItem>
          )}
        </SearchList>
      </SearchPopup>
    </Base.Root>
  )
}

const wordsOf = ({ model_name, model_num }: ChosenProduct) => `${model_name} (${model_num})`

/** Why there is nothing to choose: it is on its way, nothing has these words, or the search failed. */
function SearchState({ found, failure, retry }: ReturnType<typeof useProductSearch>) {
  if (failure)
    return (
      <Note
        tone="error"
        title={failure}
        className="m-2"
        action={
          <Button variant="line" size="sm" onClick={retry}>
            {m.ui_try_again()}
          </Button>
        }
      />
    )
  return (
    <Base.Status>
      {!found && (
        <span className="grid animate-late gap-2 px-5 py-4">
          <span className="sr-only">{m.quotations_searching()}</span>
          <Skeleton pale className="h-5 w-2/3" />
          <Skeleton pale className="h-5 w-1/2" />
          <Skeleton pale className="h-5 w-3/5" />
        </span>
      )}
      {found?.length === 0 && (
        <span className="block px-4 py-3 text-sm text-ink-2">{m.quotations_nothing_found()}</span>
      )}
    </Base.Status>
  )
}

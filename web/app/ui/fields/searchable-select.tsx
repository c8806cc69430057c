import { Combobox as Base } from '@base-ui/react/combobox'
import { clsx } from 'clsx'
import { includesTyped } from 'contract/core/texts/folded'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { ChosenProps } from './combobox.tsx'
import { selectLook } from './control-look.ts'
import { useDensity } from './density.tsx'
import { useField } from './field.tsx'
import { SearchItem, SearchList, SearchPopup } from '../overlays/search-popup.tsx'

/** The searchable half of `Combobox`, in its own file because it is loaded on demand. */
export default function SearchableSelect(props: ChosenProps) {
  const { items, name, chosen, choose, placeholder, empty, disabled, matches = includesTyped, labelOf } = props
  const field = useField()
  const density = useDensity()
  const sent = useRef<HTMLSelectElement>(null)
  const change = (next: string) => {
    flushSync(() => choose(next))
    sent.current?.dispatchEvent(new Event('change', { bubbles: true }))
  }
  /** Typed to its end, or to where only one is left, it is chosen without a press. */
  const chooseTyped = (typed: string) => {
    const found = typed.trim() === '' ? [] : items.filter((item) => matches(item, typed))
    if (found.length === 1 && found[0] !== chosen) change(found[0]!)
  }
  return (
    <Base.Root
      items={items}
      value={chosen || null}
      onValueChange={(next) => change(next ?? '')}
      itemToStringLabel={labelOf}
      filter={(item: string, typed) => matches(item, typed)}
      disabled={disabled}
      autoHighlight
    >
      <Base.Input
        {...field}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        onFocus={({ target }) => target.select()}
        onBlur={({ target }) => chooseTyped(target.value)}
        className={clsx(selectLook(density, Boolean(field['aria-invalid'])), 'truncate placeholder:text-ink-3')}
      />
      {name && (
        // A select, because React reports no changes of hidden inputs to the form.
        <select ref={sent} hidden name={name} value={chosen} onChange={() => undefined}>
          <option>{chosen}</option>
        </select>
      )}
      <SearchPopup label={placeholder}>
        <Base.Empty className="px-4 py-3 text-sm text-ink-2 empty:hidden">{empty}</Base.Empty>
        <SearchList>
          {(item: string) => (
            <SearchItem key={item} value={item}>
              {labelOf?.(item) ?? item}
            </SearchItem>
          )}
        </SearchList>
      </SearchPopup>
    </Base.Root>
  )
}

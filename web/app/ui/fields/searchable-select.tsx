import { Combobox as Base } from '@base-ui/react/combobox'
import { clsx } from 'clsx'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { ChosenProps } from './combobox.tsx'
import { selectLook } from './control-look.ts'
import { useDensity } from './density.tsx'
import { useField } from './field.tsx'
import { SearchInput, SearchItem, SearchList, SearchPopup } from '../overlays/search-popup.tsx'

/** The searchable half of `Combobox`, in its own file because it is loaded on demand. */
export default function SearchableSelect({ items, name, chosen, choose, placeholder, empty, disabled }: ChosenProps) {
  const field = useField()
  const density = useDensity()
  const sent = useRef<HTMLSelectElement>(null)
  return (
    <Base.Root
      items={items}
      value={chosen || null}
      onValueChange={(next) => {
        flushSync(() => choose(next ?? ''))
        sent.current?.dispatchEvent(new Event('change', { bubbles: true }))
      }}
      disabled={disabled}
      autoHighlight
    >
      <Base.Trigger
        {...field}
        className={clsx(selectLook(density, Boolean(field['aria-invalid'])), 'truncate text-left')}
      >
        {chosen || <span className="text-ink-3">{placeholder}</span>}
      </Base.Trigger>
      {name && (
        // A select, because React reports no changes of hidden inputs to the form.
        <select ref={sent} hidden name={name} value={chosen} onChange={() => undefined}>
          <option>{chosen}</option>
        </select>
      )}
      <SearchPopup label={placeholder}>
        <SearchInput aria-label="Search" />
        <Base.Empty className="px-4 py-3 text-sm text-ink-2 empty:hidden">{empty}</Base.Empty>
        <SearchList>
          {(item: string) => (
            <SearchItem key={item} value={item}>
              {item}
            </SearchItem>
          )}
        </SearchList>
      </SearchPopup>
    </Base.Root>
  )
}

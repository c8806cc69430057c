import { lazy, Suspense, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Select } from './select.tsx'
import { useHydrated } from '../browser/use-hydrated.ts'
import { m } from '#messages'

export interface ComboboxProps {
  /** The choices; the form sends their text. */
  items: readonly string[]
  name?: string
  defaultValue?: string
  value?: string
  onValueChange?: (value: string) => void
  /** Shown before anything is chosen. */
  placeholder?: string
  /** Whether an item matches the input; by default, if it includes the text. */
  matches?: (item: string, typed: string) => boolean
  /** How an item reads; by default, as it is sent. */
  labelOf?: (item: string) => string
  /** Shown when the search finds nothing. */
  empty?: string
  disabled?: boolean
}

export interface ChosenProps {
  items: readonly string[]
  name: string | undefined
  chosen: string
  choose: (value: string) => void
  placeholder: string
  matches?: ComboboxProps['matches']
  labelOf?: ComboboxProps['labelOf']
  empty: string
  disabled: boolean
}

/** Loaded after the page: its code is larger than the page's own. */
const SearchableSelect = lazy(() => import('./searchable-select.tsx'))

/** A select that can be searched, for long lists: the 77 districts. Until its code has loaded it is a native select. */
export function Combobox({
  items,
  name,
  value,
  defaultValue = '',
  onValueChange,
  placeholder = m.ui_choose(),
  matches,
  labelOf,
  empty = m.ui_nothing_found(),
  disabled = false,
}: ComboboxProps) {
  const hydrated = useHydrated()
  const [own, setOwn] = useState(defaultValue)
  const choose = (next: string) => {
    setOwn(next)
    onValueChange?.(next)
  }
  const props = { items, name, chosen: value ?? own, choose, placeholder, empty, disabled, matches, labelOf }
  const plain = <PlainSelect {...props} />
  return hydrated ? (
    <Suspense fallback={plain}>
      <SearchableSelect {...props} />
    </Suspense>
  ) : (
    plain
  )
}

function PlainSelect({ items, name, chosen, choose, placeholder, disabled, labelOf }: ChosenProps) {
  const select = useRef<HTMLSelectElement>(null)
  // Keeps a choice made before the script loaded, because the searchable select replaces this one right after.
  const catchUp = useEffectEvent(() => {
    const { value } = select.current!
    if (value !== chosen) choose(value)
  })
  useLayoutEffect(() => catchUp(), [])
  return (
    <Select
      ref={select}
      name={name}
      value={chosen}
      onChange={(event) => choose(event.target.value)}
      disabled={disabled}
    >
      <option value="">{placeholder}</option>
      {items.map((item) => (
        <option key={item} value={item}>
          {labelOf?.(item) ?? item}
        </option>
      ))}
    </Select>
  )
}

import { Combobox as Base } from '@base-ui/react/combobox'
import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { inputLook } from './control-look.ts'
import { useDensity } from './density.tsx'
import { useField } from './field.tsx'
import { Select } from './select.tsx'
import { useHydrated } from './use-hydrated.ts'

export interface ComboboxProps {
  /** What can be chosen: the words are also what the form sends. */
  items: readonly string[]
  name?: string
  defaultValue?: string
  value?: string
  onValueChange?: (value: string) => void
  placeholder?: string
  /** Said when the search finds nothing. */
  empty?: string
  disabled?: boolean
  required?: boolean
}

/** A select that can be searched, for long lists: the 77 districts. Until the page is alive it is a native select. */
export function Combobox(props: ComboboxProps) {
  return useHydrated() ? <SearchableSelect {...props} /> : <PlainSelect {...props} />
}

function SearchableSelect({
  items,
  name,
  defaultValue = '',
  value,
  onValueChange,
  placeholder,
  empty = 'Nothing found',
  disabled = false,
}: ComboboxProps) {
  const field = useField()
  const density = useDensity()
  const [own, setOwn] = useState(defaultValue)
  const current = value ?? own
  const choose = (next: string | null) => {
    setOwn(next ?? '')
    onValueChange?.(next ?? '')
  }
  return (
    <Base.Root items={items} value={current || null} onValueChange={choose} disabled={disabled} autoHighlight>
      <Base.InputGroup className="relative">
        <Base.Input
          {...field}
          placeholder={placeholder}
          className={clsx(inputLook(density, Boolean(field['aria-invalid'])), 'pr-11!')}
        />
        <Base.Trigger
          aria-label="Show all"
          className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-control"
        >
          <ChevronDown className="size-4" />
        </Base.Trigger>
      </Base.InputGroup>
      {name && <input type="hidden" name={name} value={current} />}
      <Base.Portal>
        <Base.Positioner sideOffset={4} className="z-60">
          <Base.Popup className="w-(--anchor-width) rounded-card border border-line bg-white shadow-float">
            <Base.Empty className="px-4 py-3 text-sm text-ink-2 empty:hidden">{empty}</Base.Empty>
            <Base.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain p-2 empty:p-0">
              {(item: string) => (
                <Base.Item
                  key={item}
                  value={item}
                  className="flex min-h-9 cursor-pointer items-center gap-2 rounded-control px-3 text-sm outline-none data-highlighted:bg-ground-2 pointer-coarse:min-h-11"
                >
                  <span className="grow">{item}</span>
                  <Base.ItemIndicator>
                    <Check className="size-4" />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function PlainSelect({ items, placeholder = '', name, value, defaultValue, disabled }: ComboboxProps) {
  return (
    <Select name={name} defaultValue={value ?? defaultValue ?? ''} disabled={disabled}>
      <option value="">{placeholder}</option>
      {items.map((item) => (
        <option key={item}>{item}</option>
      ))}
    </Select>
  )
}

import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { m } from '#messages'
import { Button } from '../ui/buttons/button.tsx'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { useHydrated } from '../ui/browser/use-hydrated.ts'
import { Menu, MenuAction } from '../ui/overlays/menu.tsx'
import { useChangeFilters, useFilter } from './filters.tsx'
import { FilterSelect, type FilterSelectProps } from './filter-select.tsx'
import { TextFilter } from './text-filter.tsx'

/** A filter that is there when it is wanted: one of a few values, or a part of a text. */
export interface MoreFilter {
  name: string
  label: string
  /** without, a text that the column contains */
  options?: FilterSelectProps['options']
}

/** The menu of further filters, and those that are set or were just added; inside `Filters`. */
export function MoreFilters({ filters }: { filters: readonly MoreFilter[] }) {
  const { search } = useLocation()
  const address = new URLSearchParams(useHydrated() ? search : '')
  const [added, setAdded] = useState<readonly string[]>([])
  const isShown = ({ name }: MoreFilter) => added.includes(name) || Boolean(address.get(name))
  const rest = filters.filter((filter) => !isShown(filter))
  return (
    <>
      {filters.filter(isShown).map((filter) => (
        <Removable
          key={filter.name}
          filter={filter}
          onRemove={() => setAdded((before) => before.filter((name) => name !== filter.name))}
        >
          {filter.options ? (
            <FilterSelect
              // A choice of the address is selected once the choices have come.
              key={filter.options.length}
              name={filter.name}
              label={m.lists_filter_is({ label: filter.label })}
              options={filter.options}
              className="sm:w-60"
            />
          ) : (
            <TextFilter name={filter.name} label={m.lists_filter_contains({ label: filter.label })} />
          )}
        </Removable>
      ))}
      {rest.length > 0 && (
        <Menu
          align="start"
          trigger={
            <Button variant="line" size="sm" className="h-10! pointer-coarse:h-11!">
              <Plus />
              {m.lists_filter_add()}
            </Button>
          }
        >
          {rest.map(({ name, label }) => (
            <MenuAction key={name} onSelect={() => setAdded((before) => [...before, name])}>
              {label}
            </MenuAction>
          ))}
        </Menu>
      )}
    </>
  )
}

interface RemovableProps {
  filter: MoreFilter
  onRemove: () => void
  children: ReactNode
}

/** A filter with its ✕. */
function Removable({ filter: { name, label }, onRemove, children }: RemovableProps) {
  const isSet = useFilter(name) !== ''
  const change = useChangeFilters()
  const remove = () => {
    onRemove()
    if (isSet) change({ [name]: '' })
  }
  return (
    <span className="flex min-w-0 items-center max-sm:w-full">
      {children}
      <IconButton label={m.lists_filter_remove({ label })} size="sm" onClick={remove}>
        <X />
      </IconButton>
    </span>
  )
}

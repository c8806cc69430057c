import { PART_LENGTHS, type ListPart } from 'contract/website-pages/words'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useContext, useState, type ReactNode } from 'react'
import { m } from '#messages'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { FieldNote } from '../../ui/fields/field.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { EditingContext } from './editing.ts'
import { partName } from './page-names.ts'

export interface PartListProps<Item> {
  part: ListPart
  items: readonly Item[]
  /** a new one */
  empty: Item
  onChange: (items: Item[]) => void
  children: (item: Item, path: string, change: (item: Item) => void) => ReactNode
}

/** The things of a part, to change, add, remove and move; where the design has a picture for each, only to change. */
export function PartList<Item>({ part, items, empty, onChange, children }: PartListProps<Item>) {
  const { errorOf } = useContext(EditingContext)
  const { min, max } = PART_LENGTHS[part]
  // They have no ids, and fields keep what is typed in them by key.
  const [keys, setKeys] = useState(() => items.map((_, place) => place))
  const take = (places: readonly number[]) => {
    setKeys(places.map((place) => keys[place]!))
    onChange(places.map((place) => items[place]!))
  }
  const places = items.map((_, place) => place)
  const swapped = (one: number, other: number) =>
    take(places.map((place) => (place === one ? other : place === other ? one : place)))
  const add = () => {
    setKeys([...keys, Math.max(-1, ...keys) + 1])
    onChange([...items, empty])
  }
  return (
    <>
      <ol className="grid gap-3">
        {items.map((item, place) => {
          const number = whole(place + 1)
          return (
            <li key={keys[place]} className="rounded-card border border-line px-4 pt-2 pb-4">
              <div className="mb-1 flex min-h-9 items-center justify-between gap-2">
                <span className="text-xs font-medium text-ink-3 tabular-nums">{number}</span>
                {min !== max && (
                  <span className="-mr-2 flex">
                    <IconButton
                      label={m.pages_move_up({ number })}
                      size="sm"
                      disabled={place === 0}
                      onClick={() => swapped(place, place - 1)}
                    >
                      <ArrowUp />
                    </IconButton>
                    <IconButton
                      label={m.pages_move_down({ number })}
                      size="sm"
                      disabled={place === items.length - 1}
                      onClick={() => swapped(place, place + 1)}
                    >
                      <ArrowDown />
                    </IconButton>
                    <IconButton
                      label={m.pages_remove({ number })}
                      size="sm"
                      disabled={items.length <= min}
                      onClick={() => take(places.filter((other) => other !== place))}
                    >
                      <X />
                    </IconButton>
                  </span>
                )}
              </div>
              <div role="group" aria-label={`${partName(part)} ${number}`} className="grid gap-4">
                {children(item, `${part}.${place}`, (changed) => onChange(items.with(place, changed)))}
              </div>
            </li>
          )
        })}
      </ol>
      {items.length < max && (
        <Button variant="line" size="sm" onClick={add} className="mt-3">
          <Plus />
          {m.pages_add()}
        </Button>
      )}
      <FieldNote id={`${part}-note`} error={errorOf(part)} />
    </>
  )
}

import {
  conditionsIn,
  conditionsText,
  MOST_VALUES,
  operatorsOf,
  takesValues,
  type AskedFields,
  type Condition,
  type Operator,
} from 'contract/core/conditions'
import { rangeRefusal } from 'contract/core/texts/serial-range'
import Plus from 'lucide-react/icons/plus'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { m } from '#messages'
import { Button } from '../../ui/buttons/button.tsx'
import { useHydrated } from '../../ui/browser/use-hydrated.ts'
import { Menu, MenuAction } from '../../ui/overlays/menu.tsx'
import { ConditionBox } from './condition-box.tsx'
import type { FilterSelectProps } from './filter-select.tsx'
import { useApply } from './filters.tsx'

/** A filter that is there when it is wanted: one of a few values, or a part of a text. */
export interface MoreFilter {
  name: string
  label: string
  /** without, a text */
  options?: FilterSelectProps['options']
  /** with the usual operator it has a parameter of its own in the address, and no other field of the form */
  own?: boolean
  /** with which it begins; by default the usual one */
  operator?: Operator
}

export interface MoreFiltersProps {
  /** what can be asked of the list's rows; a filter that is none of these can only be one of its values */
  fields: AskedFields
  filters: readonly MoreFilter[]
}

interface Box extends Condition {
  key: number
}

/** The conditions on a list, each in a box that reads as a sentence, and the menu that adds one; inside `Filters`. */
export function MoreFilters({ fields, filters }: MoreFiltersProps) {
  const { search } = useLocation()
  const isHydrated = useHydrated()
  const { now, later } = useApply()
  const anchor = useRef<HTMLInputElement>(null)
  const [boxes, setBoxes] = useState<readonly Box[]>(() =>
    boxesOf(new URLSearchParams(isHydrated ? search : ''), fields, filters),
  )
  const filterOf = (name: string) => filters.find((filter) => filter.name === name)

  /** The form is read once its hidden fields say what was changed. */
  const change = (next: readonly Box[], how: 'chosen' | 'typed' = 'chosen') => {
    flushSync(() => setBoxes(next))
    const form = anchor.current?.form
    if (form) (how === 'typed' ? later : now)(form)
  }
  const changeOne = (box: Box, changed: Partial<Condition>, how?: 'chosen' | 'typed') =>
    change(
      boxes.map((other) => (other === box ? { ...box, ...changed } : other)),
      how,
    )
  const add = (name: string) => {
    const key = 1 + Math.max(0, ...boxes.map((box) => box.key))
    setBoxes([
      ...boxes,
      { key, field: name, operator: filterOf(name)?.operator ?? operatorsIn(fields, name)[0]!, values: [] },
    ])
  }
  return (
    <>
      <input type="hidden" ref={anchor} />
      {boxes.map((box) => {
        const filter = filterOf(box.field)
        return (
          <Kept key={box.key} box={box} isOwn={isOwn(box, fields, filter)}>
            {filter && (
              <ConditionBox
                label={filter.label}
                options={filter.options}
                operators={operatorsIn(fields, box.field)}
                operator={box.operator}
                values={box.values}
                onOperator={(operator) => changeOne(box, { operator, values: valuesFor(operator, box.values) })}
                onValues={(values, how) => changeOne(box, { values: values.slice(0, MOST_VALUES) }, how)}
                onRemove={() => change(boxes.filter((other) => other !== box))}
              />
            )}
          </Kept>
        )
      })}
      <Menu
        align="start"
        trigger={
          <Button variant="line" size="sm" className="h-10! pointer-coarse:h-11!">
            <Plus />
            {m.lists_filter_add()}
          </Button>
        }
      >
        {filters.map(({ name, label }) => (
          <MenuAction key={name} onSelect={() => add(name)}>
            {label}
          </MenuAction>
        ))}
      </Menu>
    </>
  )
}

/** A box with what the form sends of it, as soon as it says something. */
const Kept = ({ box, isOwn: own, children }: { box: Box; isOwn: boolean; children: ReactNode }) => {
  const values = box.values.map((value) => value.trim()).filter(Boolean)
  const isComplete = saysSomething(box.operator, values)
  return (
    <>
      {children}
      {isComplete &&
        (own ? (
          <input type="hidden" name={box.field} value={values[0]} />
        ) : (
          <input type="hidden" name="where" value={conditionsText([{ ...box, values }])} />
        ))}
    </>
  )
}

/** Half a range, and one that is none, is kept in its box until it is one. */
function saysSomething(operator: Operator, values: readonly string[]): boolean {
  const takes = takesValues(operator)
  if (takes === 'two') return values.length === 2 && rangeRefusal(values[0]!, values[1]!) === undefined
  return takes === 'none' || values.length > 0
}

const operatorsIn = (fields: AskedFields, name: string): readonly Operator[] =>
  fields[name] ? operatorsOf(fields[name]) : ['is']

const isOwn = ({ field, operator }: Condition, fields: AskedFields, filter: MoreFilter | undefined): boolean =>
  filter?.own === true && operator === operatorsIn(fields, field)[0]

/** The values a condition keeps when its operator changes. */
const valuesFor = (operator: Operator, values: readonly string[]): readonly string[] => {
  const takes = takesValues(operator)
  if (takes === 'none') return []
  return takes === 'one' ? values.slice(0, 1) : values
}

/** What an address asks: each parameter of a filter's own, then its conditions, also those that cannot be shown here. */
function boxesOf(address: URLSearchParams, fields: AskedFields, filters: readonly MoreFilter[]): Box[] {
  const own = filters.flatMap(({ name, own: has }): Condition[] => {
    const value = has && address.get(name)
    return value ? [{ field: name, operator: operatorsIn(fields, name)[0]!, values: [value] }] : []
  })
  const conditions = conditionsIn(address.get('where') ?? '') ?? []
  return [...own, ...conditions].map((condition, at) => ({ ...condition, key: at + 1 }))
}

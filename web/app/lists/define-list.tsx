import type { Access } from 'contract/core/access'
import type { AskedFields, Operator } from 'contract/core/conditions'
import Info from 'lucide-react/icons/info'
import type { ReactNode } from 'react'
import { useMay } from '../office/office-data.ts'
import { actionsColumn, type ActionsOf } from './actions-column.tsx'
import { definePlainList, type PlainList, type UsePage } from './define-plain-list.tsx'
import { deleteAction, type Deletes } from './deleting/delete-action.ts'
import { DeleteSelected, type DeleteSelectedProps } from './deleting/delete-selected.tsx'
import { DaysFilter } from './filters/days-filter.tsx'
import { FilterSelect, type FilterSelectProps } from './filters/filter-select.tsx'
import { Filters, useFilter } from './filters/filters.tsx'
import { MoreFilters } from './filters/more-filters.tsx'
import { SearchField, type SearchFieldProps } from './filters/search-field.tsx'
import type { KeyOf } from './list-loader.ts'
import { textOf, type Words } from './words.ts'

/** A filter, named once for the bar and the menu of conditions. */
type ListFilter<Query, Beside> = {
  label: Words
  /** those to choose from; without, a text. A function, or a hook, where they depend on the language or on what is loaded */
  options?: Options | ((beside: Beside | undefined) => Options)
  /** in the bar */
  width?: string
  /** what the box in the bar shows where nothing is chosen, if that is not all */
  none?: Words
  /** with which a condition begins, where it is not the usual one */
  operator?: Operator
} & Place<Query>

type Options = FilterSelectProps['options']

/**
 * Where a filter is: in the bar, as a parameter of the call; in the menu of conditions, as without; in both; or in the
 * menu with a parameter of its own.
 */
type Place<Query> = { at: 'bar' | 'both' | 'own'; name: KeyOf<Query> } | { at?: 'menu'; name: string }

interface ListFilters<Query, Beside> {
  label: Words
  /** the fields that are searched while typing */
  search?: Search<Query> | readonly Search<Query>[]
  /** filters by the first and the last day */
  days?: Words
  /** what conditions on the list can ask; without, it has no menu of conditions */
  fields?: AskedFields
  each?: readonly ListFilter<Query, Beside>[]
  /** parameters that something else on the screen sets, and that stay while the filters change */
  keeps?: readonly KeyOf<Query>[]
}

type Search<Query> = Omit<SearchFieldProps, 'label'> & { name: KeyOf<Query>; label: Words }

interface ListDeletes<R> extends Deletes<R> {
  /** what deleting takes; without, who sees the list may */
  by?: Access
  /** of the rows that are ticked; without, rows are not ticked to be deleted */
  words?: Record<'one' | 'many' | 'text', Words> & Pick<DeleteSelectedProps, 'subject'>
}

interface ListDefinition<Query, Row, R, Beside> extends PlainList<Query, Row, Beside> {
  /** what can be done with a row, in the last column */
  actionsOf?: ActionsOf<Row>
  /** what else can be done to the rows that are ticked; nothing where the caller may not */
  useVerbs?: () => ReactNode
  deletes?: ListDeletes<R>
  filters?: ListFilters<Query, Beside>
  /** below the filters */
  hint?: Words
  /** what is said while it loads */
  loading?: Words
}

/**
 * A list of the office, from what is its own: the call, columns, filters and words. The screen's route exports the parts:
 * `load` as `clientLoader`, `act` as `clientAction` where rows can be deleted, `Skeleton` as `HydrateFallback`, and `Screen`.
 */
export function defineList<Query, Row extends { id: number | string }, R = never, Beside = undefined>(
  definition: ListDefinition<Query, Row, R, Beside>,
) {
  const { actionsOf, useVerbs = noVerbs, deletes, filters, hint, loading, usePage = nothingElse, ...list } = definition
  const useWholePage: UsePage<Row, Beside> = (rows, beside) => {
    const { children, ...page } = usePage(rows, beside)
    const verbs = useVerbs()
    const deletion = useDeletion(deletes)
    return {
      ...((verbs || deletion) && {
        selectionActions: (
          <>
            {verbs}
            {deletion}
          </>
        ),
      }),
      ...page,
      children: (
        <>
          {children}
          {filters && <FilterBar {...filters} beside={beside} />}
          {hint && <Hint text={hint} />}
        </>
      ),
    }
  }
  const { load, Screen } = definePlainList<Query, Row, Beside>({
    ...list,
    keys: [...(list.keys ?? []), ...keysOf<Query>(filters)],
    columns: actionsOf ? [...list.columns, actionsColumn(actionsOf)] : list.columns,
    usePage: useWholePage,
  })
  const Skeleton = () => (
    <>
      {loading && <output className="sr-only">{textOf(loading)}</output>}
      <Screen />
    </>
  )
  return { load, ...(deletes && { act: deleteAction<R>(deletes) }), Skeleton, Screen }
}

/** The parameters of the address that the filters set. */
function keysOf<Query>(
  { search = [], days, fields, each = [], keeps = [] }: ListFilters<Query, never> = { label: '' },
) {
  // Calls whose rows can be told by their days and asked take these.
  const common = [...(days ? ['from', 'to'] : []), ...(fields ? ['where'] : [])] as KeyOf<Query>[]
  return [
    ...[search].flat().map(({ name }) => name),
    ...each.flatMap((filter) =>
      filter.at === 'bar' || filter.at === 'both' || filter.at === 'own' ? [filter.name] : [],
    ),
    ...keeps,
    ...common,
  ]
}

const noVerbs = (): ReactNode => undefined

const nothingElse = (): { children?: ReactNode } => ({})

/** What deletes the rows that are ticked, where the caller may. */
function useDeletion({ by, words }: Pick<ListDeletes<unknown>, 'by' | 'words'> = {}) {
  const may = useMay(by ?? 'signed')
  if (!words || (by && !may)) return undefined
  const { one, many, text, subject } = words
  return <DeleteSelected one={textOf(one)} many={textOf(many)} text={textOf(text)} {...(subject && { subject })} />
}

const FilterBar = <Query, Beside>(props: ListFilters<Query, Beside> & { beside: Beside | undefined }) => {
  const { label, search = [], days, fields, each = [], keeps = [], beside } = props
  const filters = each.map(({ label: words, options, at = 'menu', ...filter }) => ({
    ...filter,
    at,
    own: at === 'own',
    label: textOf(words),
    options: typeof options === 'function' ? options(beside) : options,
  }))
  return (
    <Filters
      label={textOf(label)}
      searched={[search].flat().map(({ name }) => name)}
      isSearchAlone={!days && !fields && each.length === 0}
    >
      {keeps.map((name) => (
        <Kept key={name} name={name} />
      ))}
      {[search].flat().map((field) => (
        <SearchField key={field.name} {...field} label={textOf(field.label)} />
      ))}
      {filters.map(
        ({ name, label: words, options = [], at, width, none }) =>
          (at === 'bar' || at === 'both') && (
            <FilterSelect
              key={name}
              name={name}
              label={words}
              options={options}
              none={none}
              {...(width !== undefined && { className: width })}
            />
          ),
      )}
      {days && <DaysFilter label={textOf(days)} />}
      {fields && <MoreFilters fields={fields} filters={filters.filter(({ at }) => at !== 'bar')} />}
    </Filters>
  )
}

function Kept({ name }: { name: string }) {
  const value = useFilter(name)
  return value ? <input type="hidden" name={name} value={value} /> : null
}

const Hint = ({ text }: { text: Words }) => {
  const words = textOf(text)
  return (
    words && (
      <p className="mt-3 flex items-center gap-2 text-2xs text-ink-3">
        <Info className="size-4 shrink-0" aria-hidden />
        {words}
      </p>
    )
  )
}

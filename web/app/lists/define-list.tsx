import type { AskedFields } from 'contract/core/conditions'
import Info from 'lucide-react/icons/info'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import type { Column } from './column.ts'
import { deleteAction, type Deletes } from './deleting/delete-action.ts'
import { DeleteSelected } from './deleting/delete-selected.tsx'
import { DaysFilter } from './filters/days-filter.tsx'
import { FilterSelect, type FilterSelectProps } from './filters/filter-select.tsx'
import { Filters, useFiltered } from './filters/filters.tsx'
import { MoreFilters } from './filters/more-filters.tsx'
import { SearchField } from './filters/search-field.tsx'
import { listLoader, type Listing, type ListOptions, type PageCall } from './list-loader.ts'
import { ListPage } from './list-page.tsx'
import { RowActions, type RowActionsProps } from './row-actions.tsx'
import { textOf, type Words } from './words.ts'

/** A filter, named once for the bar and the menu of conditions. */
type ListFilter<Query> = {
  label: Words
  /** those to choose from; without, a text. A function where they depend on the language of the page */
  options?: FilterSelectProps['options'] | (() => FilterSelectProps['options'])
  /** in the bar */
  width?: string
} & Place<Query>

/** Where a filter is: in the bar, as a parameter of the call; in the menu of conditions, as without; or in both. */
type Place<Query> = { at: 'bar' | 'both'; name: KeyOf<Query> } | { at?: 'menu'; name: string }

type KeyOf<Query> = string & keyof NonNullable<Query>

interface ListFilters<Query> {
  label: Words
  /** the field that is searched while typing */
  search?: { name: KeyOf<Query>; label: Words }
  /** filters by the first and the last day */
  days?: Words
  /** what conditions on the list can ask; without, it has no menu of conditions */
  fields?: AskedFields
  each?: readonly ListFilter<Query>[]
}

interface NothingWords {
  icon: ReactNode
  title: Words
  text: Words
  /** the title where filters are set */
  filtered?: Words
}

interface ListDefinition<Query, Row, R> {
  title: Words
  call: PageCall<Query, Row>
  /** the spreadsheet of the list */
  exported?: Required<Pick<ListOptions<Query>, 'exportCall' | 'exportName'>>
  columns: readonly Column<Row>[]
  /** the screen of a row; without, rows do not open */
  hrefOf?: (row: Row) => string
  /** what can be done with a row, in the last column */
  actionsOf: (row: Row) => RowActionsProps
  deletes: Deletes<R> & { words: { one: Words; many: Words; text: Words } }
  empty: NothingWords
  filters?: ListFilters<Query>
  /** the form that adds a row */
  add?: { to: string; label: Words }
  /** below the filters */
  hint?: Words
  /** what is said while it loads */
  loading?: Words
}

/**
 * A list of the office whose rows can be deleted, from what is its own: the call, columns, filters and words. The screen's
 * route exports the parts: `load` as `clientLoader`, `act` as `clientAction`, `Skeleton` as `HydrateFallback`, and `Screen`.
 */
export function defineList<Query, Row extends { id: number | string }, R = never>(list: ListDefinition<Query, Row, R>) {
  const columns = [...list.columns, actionsColumn(list.actionsOf)]
  const Screen = ({ loaderData }: { loaderData?: Listing<Row> }) => (
    <ListPage
      title={textOf(list.title)}
      list={loaderData}
      columns={columns}
      {...(list.hrefOf && { hrefOf: list.hrefOf })}
      empty={useEmpty(list.empty)}
      actions={list.add && <AddRow {...list.add} />}
      selectionActions={<DeleteRows {...list.deletes.words} />}
    >
      {list.filters && <ListFilterBar {...list.filters} />}
      {list.hint && <Hint text={list.hint} />}
    </ListPage>
  )
  const Skeleton = () => (
    <>
      {list.loading && <output className="sr-only">{textOf(list.loading)}</output>}
      <Screen />
    </>
  )
  return {
    load: listLoader<Query, Row>(list.call, keysOf(list), list.exported),
    act: deleteAction<R>(list.deletes),
    Skeleton,
    Screen,
  }
}

/** The parameters of the address that the list's call takes. */
function keysOf<Query, Row, R>({ filters = { label: '' }, columns }: ListDefinition<Query, Row, R>): KeyOf<Query>[] {
  const { search, days, fields, each = [] } = filters
  const common = [
    ...(days ? ['from', 'to'] : []),
    ...(columns.some(({ sort }) => sort) ? ['sort'] : []),
    ...(fields ? ['where'] : []),
  ]
  return [
    ...(search ? [search.name] : []),
    ...each.flatMap((filter) => (filter.at === 'bar' || filter.at === 'both' ? [filter.name] : [])),
    // Calls whose rows can be sorted, asked and told by their days take these.
    ...(common as KeyOf<Query>[]),
  ]
}

const actionsColumn = <Row,>(actionsOf: (row: Row) => RowActionsProps): Column<Row> => ({
  header: m.office_actions,
  width: 'w-13 md:w-16 lg:w-24',
  bar: 'w-12',
  end: true,
  cell: (row) => <RowActions {...actionsOf(row)} />,
})

const AddRow = ({ to, label }: { to: string; label: Words }) => (
  <ButtonLink to={to} variant="ink" size="sm">
    <Plus />
    {textOf(label)}
  </ButtonLink>
)

const DeleteRows = ({ one, many, text }: { one: Words; many: Words; text: Words }) => (
  <DeleteSelected one={textOf(one)} many={textOf(many)} text={textOf(text)} />
)

function useEmpty({ icon, title, text, filtered }: NothingWords) {
  const isFiltered = useFiltered()
  return { icon, title: textOf((isFiltered && filtered) || title), text: textOf(text) }
}

const ListFilterBar = <Query,>({ label, search, days, fields, each }: ListFilters<Query>) => {
  const filters = (each ?? []).map(({ label: words, options, at = 'menu', ...filter }) => ({
    ...filter,
    at,
    label: textOf(words),
    options: typeof options === 'function' ? options() : options,
  }))
  return (
    <Filters label={textOf(label)}>
      {search && <SearchField name={search.name} label={textOf(search.label)} />}
      {filters.map(
        ({ name, label: words, options = [], at, width }) =>
          at !== 'menu' && (
            <FilterSelect
              key={name}
              name={name}
              label={words}
              options={options}
              {...(width !== undefined && { className: width })}
            />
          ),
      )}
      {days && <DaysFilter label={textOf(days)} />}
      {fields && <MoreFilters fields={fields} filters={filters.filter(({ at }) => at !== 'bar')} />}
    </Filters>
  )
}

const Hint = ({ text }: { text: Words }) => (
  <p className="mt-3 flex items-center gap-2 text-2xs text-ink-3">
    <Info className="size-4 shrink-0" aria-hidden />
    {textOf(text)}
  </p>
)

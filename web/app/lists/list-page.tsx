import type { Pagination } from 'contract/core/fields'
import { useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { m } from '#messages'
import { KeysHelp } from '../office/keys-help.tsx'
import { Pager } from '../ui/data/pager.tsx'
import { SelectionBar } from '../ui/data/selection-bar.tsx'
import { whole } from '../ui/format/numbers.ts'
import { totalWords } from '../ui/format/total-words.ts'
import type { Column } from './column.ts'
import { ColumnsMenu } from './columns-menu.tsx'
import { ExportMenu } from './export-menu.tsx'
import { ListEmpty, ListFailed, type EmptyWords } from './list-absent.tsx'
import { ListFrame } from './list-frame.tsx'
import type { Listing, Shown } from './list-loader.ts'
import { ListTable } from './list-table.tsx'
import { hasSizes, RowsSelect } from './rows-select.tsx'
import { SelectAllMatching } from './bulk/select-all-matching.tsx'
import { SelectionContext, useNewSelection, useSelection } from './bulk/selection.tsx'
import { useKeptPlace } from './place/use-kept-place.ts'
import { useIsRefreshing } from './use-is-refreshing.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useWithoutDeleted } from './deleting/use-without-deleted.ts'
import { useLastPage, withPage } from './use-last-page.ts'
import { useListKeys } from './use-list-keys.ts'
import { useShownColumns } from './use-shown-columns.ts'

export interface ListPageProps<Row> {
  title: string
  /** the loader's result; undefined while loading */
  list: Listing<Row> | undefined
  columns: readonly Column<Row>[]
  /** the screen of a row; without, rows do not open */
  hrefOf?: (row: Row) => string
  empty: EmptyWords
  /** beside the title: buttons */
  actions?: ReactNode
  /** actions for selected rows, such as `DeleteSelected`; without, rows cannot be selected */
  selectionActions?: ReactNode
  /** `Filters`, and a hint below them */
  children?: ReactNode
}

/** A list screen of the office: title and count, filters, table, pager. */
export function ListPage<Row extends { id: number | string }>(props: ListPageProps<Row>) {
  const { title, empty, actions, selectionActions, children } = props
  const list = useWithoutDeleted(props.list)
  const isRefreshing = useIsRefreshing()
  const selection = useNewSelection(list?.rows)
  const { pathname } = useLocation()
  const { columns, choices, show } = useShownColumns(pathname, props.columns)
  const frame = useRef<HTMLDivElement>(null)
  useListKeys(frame, selectionActions ? selection : undefined)
  useKeptFocus(frame, list?.rows?.length)
  useLastPage(props.list)
  useKeptPlace(frame, props.list, props.hrefOf)
  return (
    <SelectionContext value={selectionActions ? selection : undefined}>
      <ListFrame
        ref={frame}
        title={title}
        pagination={list?.rows && list.pagination}
        whole={list}
        sentence={list && sentenceOf(list, empty.title)}
        actions={
          <>
            <KeysHelp keys={listKeys()} />
            {choices.length > 0 && <ColumnsMenu choices={choices} show={show} />}
            {list?.rows && list.exported && (
              <ExportMenu exported={list.exported} total={list.pagination.total_results} />
            )}
            {actions}
          </>
        }
        filters={children}
      >
        <ListBody {...props} list={list} columns={columns} isRefreshing={isRefreshing} />
      </ListFrame>
    </SelectionContext>
  )
}

function ListBody<Row extends { id: number | string }>(props: ListPageProps<Row> & { isRefreshing: boolean }) {
  const { title, list, columns, hrefOf, empty, selectionActions, isRefreshing } = props
  const selection = useSelection()
  if (list?.failure !== undefined) return <ListFailed why={list.failure} busy={isRefreshing} />
  const bar = selection && (
    <SelectionBar count={selection.ids.size} onClear={selection.clear}>
      {list?.rows && list.allRows && <SelectAllMatching pagination={list.pagination} allRows={list.allRows} />}
      {selectionActions}
    </SelectionBar>
  )
  if (list && isEmpty(list))
    return (
      <>
        <ListEmpty {...empty} pagination={list.pagination} />
        {bar}
      </>
    )
  return (
    <>
      <ListTable title={title} list={list} columns={columns} hrefOf={hrefOf} isRefreshing={isRefreshing} />
      {bar}
      {list && <ListFoot pagination={list.pagination} />}
    </>
  )
}

const listKeys = () =>
  [
    ['/', m.lists_search()],
    ['↑ ↓', m.lists_key_rows()],
    ['Enter', m.lists_key_open()],
    ['x', m.lists_key_tick()],
    ['Esc', m.lists_key_clear()],
    ['Ctrl Z', m.lists_key_undo()],
  ] as const

/** The pages and their size; nothing where all rows are in sight at any size. */
function ListFoot({ pagination }: { pagination: Pagination }) {
  const { search } = useLocation()
  const sizes = hasSizes(pagination)
  if (pagination.total_pages <= 1 && !sizes) return null
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-2 border-t border-line bg-white px-4 py-2.5 lg:px-6">
      {pagination.total_pages > 1 && (
        <div className="min-w-0 grow">
          <Pager pagination={pagination} hrefOf={(page) => `?${withPage(search, page)}`} />
        </div>
      )}
      {sizes && <RowsSelect pagination={pagination} />}
    </div>
  )
}

/** No row at all, or none on a page past the end; a page whose rows are pending deletion is neither. */
const isEmpty = ({ rows, pagination: { page, total_pages, total_results } }: Shown<unknown>) =>
  rows.length === 0 && (total_results === 0 || page > total_pages)

function sentenceOf<Row>(list: Listing<Row>, nothing: string): string {
  if (list.rows === undefined) return ''
  const { page, total_pages, total_results: total } = list.pagination
  if (list.rows.length === 0) return nothing
  const words = { count: total, shown: totalWords(list.pagination) }
  return total_pages > 1
    ? m.lists_results_page({ ...words, page: whole(page), pages: whole(total_pages) })
    : m.lists_results(words)
}

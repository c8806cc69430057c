import type { Pagination } from 'contract/core/fields'
import { OFFICE } from 'contract/core/paths'
import { LISTS_WITH_VIEWS, type ListWithViews } from 'contract/saved-views/words'
import { useRef, type ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { m } from '#messages'
import { brand } from '../brand.tsx'
import { Pager } from '../ui/data/pager.tsx'
import { SelectionBar } from '../ui/data/selection-bar.tsx'
import { whole } from '../ui/format/numbers.ts'
import { totalWords } from '../ui/format/total-words.ts'
import type { Column } from './column.ts'
import { ColumnsMenu } from './columns-menu.tsx'
import { ExportMenu } from './export-menu.tsx'
import { ListEmpty, ListFailed, type EmptyWords } from './list-absent.tsx'
import type { Listing, Shown } from './list-loader.ts'
import { ListTable } from './list-table.tsx'
import { hasSizes, RowsSelect } from './rows-select.tsx'
import { SavedViewsMenu } from './saved-views-menu.tsx'
import { SelectAllMatching } from './select-all-matching.tsx'
import { SelectionContext, useNewSelection, useSelection } from './selection.tsx'
import { useKeptPlace } from './place/use-kept-place.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useWithoutDeleted } from './use-without-deleted.ts'
import { useLastPage, withPage } from './use-last-page.ts'
import { ViewTabs } from './view-tabs.tsx'
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
  const viewsOf = listWithViews(pathname)
  const frame = useRef<HTMLDivElement>(null)
  useListKeys(frame, selectionActions ? selection : undefined)
  useKeptFocus(frame, list?.rows?.length)
  useLastPage(props.list)
  useKeptPlace(frame, props.list, props.hrefOf)
  return (
    <SelectionContext value={selectionActions ? selection : undefined}>
      <div ref={frame} className="flex min-h-0 grow flex-col">
        <title>{`${title} | ${brand.name}`}</title>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-4 pt-5 pb-4 lg:px-6">
          <h1 className="text-heading">
            {title}
            {list?.rows && (
              <span className="ml-2 text-xs font-normal tracking-normal text-ink-3 tabular-nums">
                {totalWords(list.pagination)}
              </span>
            )}
          </h1>
          <div className="flex flex-wrap items-center gap-2">
            {viewsOf && <SavedViewsMenu list={viewsOf} key={viewsOf} />}
            {choices.length > 0 && <ColumnsMenu choices={choices} show={show} />}
            {list?.rows && list.exported && (
              <ExportMenu exported={list.exported} total={list.pagination.total_results} />
            )}
            {actions}
          </div>
        </div>
        {viewsOf && (
          <ViewTabs
            list={viewsOf}
            count={list?.count}
            pagination={list?.rows && list.pagination}
            key={`tabs of ${viewsOf}`}
          />
        )}
        {children && <div className="border-b border-line px-4 pb-4 lg:px-6">{children}</div>}
        <output className="sr-only">{list && sentenceOf(list, empty.title)}</output>
        <ListBody {...props} list={list} columns={columns} isRefreshing={isRefreshing} />
      </div>
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

const listWithViews = (pathname: string): ListWithViews | undefined => {
  const list = pathname.slice(OFFICE.length + 1)
  return Object.hasOwn(LISTS_WITH_VIEWS, list) ? (list as ListWithViews) : undefined
}

/** No row at all, or none on a page past the end; a page whose rows are pending deletion is neither. */
const isEmpty = ({ rows, pagination: { page, total_pages, total_results } }: Shown<unknown>) =>
  rows.length === 0 && (total_results === 0 || page > total_pages)

/** Whether another page or filter of this list is loading. */
function useIsRefreshing(): boolean {
  const { pathname } = useLocation()
  const { state, location: next } = useNavigation()
  return state === 'loading' && next.pathname === pathname
}

function sentenceOf<Row>(list: Listing<Row>, nothing: string): string {
  if (list.rows === undefined) return ''
  const { page, total_pages, total_results: total } = list.pagination
  if (list.rows.length === 0) return nothing
  const words = { count: total, shown: totalWords(list.pagination) }
  return total_pages > 1
    ? m.lists_results_page({ ...words, page: whole(page), pages: whole(total_pages) })
    : m.lists_results(words)
}

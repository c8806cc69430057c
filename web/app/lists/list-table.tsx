import { clsx } from 'clsx'
import { type MouseEvent, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { m } from '#messages'
import { SkeletonRows } from '../ui/feedback/skeleton-rows.tsx'
import { whole } from '../ui/format/numbers.ts'
import { Cell, HeadCell, Row as TableRow, Table, TableHead, type Pin } from '../ui/data/table.tsx'
import type { Column, RowName } from './column.ts'
import type { Listing } from './list-loader.ts'
import { useFilter } from './filters/filters.tsx'
import { useSelection } from './bulk/selection.tsx'
import { directionOf, SortLink } from './sort-link.tsx'
import { TickAllCell, TickCell } from './bulk/tick-cells.tsx'
import { textOf } from './words.ts'

export interface ListTableProps<Row> {
  title: string
  list: Listing<Row> | undefined
  columns: readonly Column<Row>[]
  hrefOf: ((row: Row) => string) | undefined
  isRefreshing: boolean
}

/** The table of a list: the same columns while it loads, and dimmed rows while the next ones load. */
export function ListTable<Row extends { id: number | string }>(props: ListTableProps<Row>) {
  const { title, list, columns, hrefOf, isRefreshing } = props
  const pagination = list?.rows && list.pagination
  const selection = useSelection()
  const sort = useFilter('sort')
  const firstOnPhone = selection ? undefined : columns.find(({ wide }) => !wide)
  return (
    <Table
      // A new page begins at its top.
      key={pagination?.page}
      caption={
        pagination ? m.lists_caption_page({ title, page: whole(pagination.page) }) : m.lists_caption_loading({ title })
      }
      frameClassName="min-h-0 grow lg:overflow-auto"
    >
      <TableHead>
        {selection && <TickAllCell selection={selection} ids={list?.rows?.map(({ id }) => id) ?? []} />}
        {columns.map((column) => (
          <HeadCell
            key={textOf(column.header)}
            pin={pinOf(column, selection !== undefined)}
            wide={column.wide}
            roomy={column.roomy}
            {...(column.sort && { 'aria-sort': directionOf(column.sort, sort) })}
            className={clsx(
              column.width,
              'first:pl-4 lg:first:pl-6',
              column === firstOnPhone && 'max-md:pl-4!',
              column.end && 'px-2!',
            )}
          >
            <HeadWords column={column} />
          </HeadCell>
        ))}
      </TableHead>
      {list?.rows ? (
        <tbody aria-busy={isRefreshing} className={clsx('transition-opacity', isRefreshing && 'opacity-50 delay-150')}>
          {list.rows.map((row, index) => (
            <ListRow key={row.id} href={hrefOf?.(row)} selected={selection?.ids.has(row.id)}>
              {selection && <TickCell selection={selection} id={row.id} name={nameOf(columns, row)} />}
              {columns.map((column) => (
                <ListCell
                  key={textOf(column.header)}
                  column={column}
                  edge={clsx('first:pl-4 lg:first:pl-6', column === firstOnPhone && 'max-md:pl-4!')}
                  pin={pinOf(column, selection !== undefined)}
                  row={row}
                  href={hrefOf?.(row)}
                  number={numberOf(list.pagination, index)}
                />
              ))}
            </ListRow>
          ))}
        </tbody>
      ) : (
        <SkeletonRows
          columns={[
            ...(selection ? [{ bar: 'w-4' }] : []),
            ...columns.map(({ bar = 'w-24', wide, roomy }) => ({ bar, wide, roomy })),
          ]}
        />
      )}
    </Table>
  )
}

function HeadWords<Row>({ column }: { column: Column<Row> }) {
  const { sort, end, isMenu } = column
  const header = textOf(column.header)
  if (sort) return <SortLink by={sort}>{header}</SortLink>
  return end ? <span className={isMenu ? 'sr-only' : 'max-lg:sr-only'}>{header}</span> : header
}

interface ListRowProps {
  href: string | undefined
  selected: boolean | undefined
  children: ReactNode
}

/** The whole row opens; the link in it is for the keyboard. */
function ListRow({ href, selected, children }: ListRowProps) {
  const navigate = useNavigate()
  const open = (event: MouseEvent<HTMLTableRowElement>) => {
    if (href && isOnRowItself(event)) void navigate(href)
  }
  return (
    <TableRow onClick={open} selected={selected} className={clsx(href && 'cursor-pointer')}>
      {children}
    </TableRow>
  )
}

interface ListCellProps<Row> {
  column: Column<Row>
  edge: string
  pin: Pin | undefined
  row: Row
  href: string | undefined
  number: number
}

function ListCell<Row>({ column, edge, pin, row, href, number }: ListCellProps<Row>) {
  if (!('name' in column))
    return (
      <Cell {...(pin && { pin })} wide={column.wide} roomy={column.roomy} className={clsx(edge, column.className)}>
        {column.cell(row, number)}
      </Cell>
    )
  const words = column.name(row)
  return (
    <Cell {...(pin && { pin })} className={clsx('text-xs max-md:pr-1', edge)}>
      {href ? (
        <Link to={href} className={NAME}>
          <NameWords {...words} opens />
        </Link>
      ) : (
        <div className={NAME}>
          <NameWords {...words} />
        </div>
      )}
    </Cell>
  )
}

const NAME = 'flex items-center gap-2 rounded-control pointer-coarse:min-h-11'

const NameWords = ({ name, below, under, picture, opens = false }: RowName & { opens?: boolean }) => (
  <>
    {picture}
    <span className="min-w-0 grow">
      <span
        className={clsx(
          'block truncate font-medium text-ink underline-offset-4 max-md:wrap-anywhere max-md:whitespace-normal',
          opens && 'group-hover:underline group-hover:decoration-line-2',
        )}
      >
        {name}
      </span>
      {below && <span className="block truncate text-2xs text-ink-3 tabular-nums max-md:hidden">{below}</span>}
      {under && (
        <span className="block text-2xs wrap-anywhere whitespace-normal text-ink-3 tabular-nums md:hidden">
          {under}
        </span>
      )}
    </span>
  </>
)

function pinOf<Row>(column: Column<Row>, afterTick: boolean): Pin | undefined {
  if (column.end) return 'end'
  if (!('name' in column)) return undefined
  return afterTick ? 'name' : 'first'
}

/** The accessible name of a row's checkbox. */
function nameOf<Row extends { id: number | string }>(columns: readonly Column<Row>[], row: Row): string {
  const column = columns.find((one) => 'name' in one)
  const name = column && 'name' in column ? column.name(row).name : undefined
  return typeof name === 'string' ? name : String(row.id)
}

const numberOf = ({ page, results_per_page: size }: { page: number; results_per_page: number }, index: number) =>
  (page - 1) * size + index + 1

/** Not for a click on a link or button in it, in a dialog that it opened, or at the end of selecting text. */
const isOnRowItself = ({ target, currentTarget }: MouseEvent) =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  !target.closest('a, button, input, label') &&
  (getSelection()?.toString() ?? '') === ''

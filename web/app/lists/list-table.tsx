import { clsx } from 'clsx'
import { type MouseEvent, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { SkeletonRows } from '../ui/skeleton-rows.tsx'
import { Cell, HeadCell, Row as TableRow, Table, TableHead } from '../ui/table.tsx'
import type { Column } from './column.ts'
import type { Listing } from './list-loader.ts'

export interface ListTableProps<Row> {
  title: string
  list: Listing<Row> | undefined
  columns: readonly Column<Row>[]
  hrefOf: ((row: Row) => string) | undefined
  isRefreshing: boolean
}

/** The table of a list: the same columns while it loads, the rows before dimmed while the next ones come. */
export function ListTable<Row extends { id: number | string }>(props: ListTableProps<Row>) {
  const { title, list, columns, hrefOf, isRefreshing } = props
  const pagination = list?.rows && list.pagination
  const firstOnPhone = columns.find(({ wide }) => !wide)
  return (
    <Table
      // A new page begins at its top.
      key={pagination?.page}
      caption={pagination ? `${title}, page ${pagination.page}` : `${title}, loading`}
      frameClassName="min-h-0 grow lg:overflow-auto"
    >
      <TableHead>
        {columns.map((column) => (
          <HeadCell
            key={column.header}
            pin={pinOf(column)}
            wide={column.wide}
            className={clsx(
              column.width,
              'first:pl-4 lg:first:pl-6',
              column === firstOnPhone && 'max-md:pl-4!',
              column.end && 'px-2!',
            )}
          >
            {column.end ? <span className="max-md:sr-only">{column.header}</span> : column.header}
          </HeadCell>
        ))}
      </TableHead>
      {list?.rows ? (
        <tbody aria-busy={isRefreshing} className={clsx('transition-opacity', isRefreshing && 'opacity-50 delay-150')}>
          {list.rows.map((row, index) => (
            <ListRow key={row.id} href={hrefOf?.(row)}>
              {columns.map((column) => (
                <ListCell
                  key={column.header}
                  column={column}
                  edge={clsx('first:pl-4 lg:first:pl-6', column === firstOnPhone && 'max-md:pl-4!')}
                  row={row}
                  href={hrefOf?.(row)}
                  number={numberOf(list.pagination, index)}
                />
              ))}
            </ListRow>
          ))}
        </tbody>
      ) : (
        <SkeletonRows columns={columns.map(({ bar = 'w-24', wide }) => ({ bar, wide }))} />
      )}
    </Table>
  )
}

/** The whole row opens; the link in it is for the keyboard. */
function ListRow({ href, children }: { href: string | undefined; children: ReactNode }) {
  const navigate = useNavigate()
  const open = (event: MouseEvent<HTMLTableRowElement>) => {
    if (href && isOnRowItself(event)) void navigate(href)
  }
  return (
    <TableRow onClick={open} className={clsx(href && 'cursor-pointer')}>
      {children}
    </TableRow>
  )
}

interface ListCellProps<Row> {
  column: Column<Row>
  edge: string
  row: Row
  href: string | undefined
  number: number
}

function ListCell<Row>({ column, edge, row, href, number }: ListCellProps<Row>) {
  if (!('name' in column))
    return (
      <Cell pin={pinOf(column)} wide={column.wide} className={clsx(edge, column.className)}>
        {column.cell(row, number)}
      </Cell>
    )
  const { name, below, under, picture } = column.name(row)
  return (
    <Cell pin="first" className={clsx('py-1 text-xs max-md:pr-1', edge)}>
      <Link to={href ?? ''} className="flex items-center gap-2 rounded-control pointer-coarse:min-h-11">
        {picture}
        <span className="min-w-0 grow">
          <span className="block truncate font-medium text-ink underline-offset-4 group-hover:underline group-hover:decoration-line-2">
            {name}
          </span>
          {below && <span className="block truncate text-2xs text-ink-3 tabular-nums max-md:hidden">{below}</span>}
          {under && <span className="block truncate text-2xs text-ink-3 tabular-nums md:hidden">{under}</span>}
        </span>
      </Link>
    </Cell>
  )
}

const pinOf = <Row,>(column: Column<Row>) => (column.end ? 'end' : 'name' in column ? 'first' : undefined)

const numberOf = ({ page, results_per_page: size }: { page: number; results_per_page: number }, index: number) =>
  (page - 1) * size + index + 1

/** Not on a link or button in it, not in a dialog that it opened, not at the end of selecting text. */
const isOnRowItself = ({ target, currentTarget }: MouseEvent) =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  !target.closest('a, button, input, label') &&
  (getSelection()?.toString() ?? '') === ''

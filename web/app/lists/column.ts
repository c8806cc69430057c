import type { ReactNode } from 'react'
import { m } from '#messages'
import { longDate } from '../ui/format/dates.ts'
import type { Words } from './words.ts'

/** The subject of a row: it links to the row's screen, stays while the table scrolls sideways, and is most of the row on a phone. */
export interface RowName {
  name: ReactNode
  /** a second line, on a desk */
  below?: ReactNode
  /** the second line on a phone, where the other columns are hidden */
  under?: ReactNode
  picture?: ReactNode
}

interface ColumnBase {
  header: Words
  /** `w-28`; each has one, so that a narrow window scrolls the table and never crushes a column. On a phone the widest has none */
  width?: string
  /** not on a phone */
  wide?: boolean
  /** of its bar while loading, `w-16` */
  bar?: string
  /** the value of `sort` in the address (`?sort=price`, `?sort=-price`) that sorts by this column */
  sort?: string
  /** the actions: it stays at the right edge */
  end?: boolean
  className?: string
}

/** A column as a function of a row; `number` counts on from page to page. */
export type Column<Row> = ColumnBase &
  ({ cell: (row: Row, number: number) => ReactNode } | { name: (row: Row) => RowName })

/** `S.N.`, continuing across pages. */
export const serialNumber = (header: Words = m.lists_number): Column<unknown> => ({
  header,
  width: 'w-15',
  wide: true,
  bar: 'w-4',
  className: 'text-ink-3 tabular-nums',
  cell: (_, number) => number,
})

/** The day on which a row was created. */
export const createdColumn = ({
  header = m.lists_created,
  ...more
}: Pick<ColumnBase, 'sort'> & { header?: Words } = {}): Column<{ date_joined: string }> => ({
  header,
  width: 'w-42',
  wide: true,
  bar: 'w-36',
  className: 'tabular-nums',
  cell: ({ date_joined }) => longDate(date_joined),
  ...more,
})

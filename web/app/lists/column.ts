import { createElement, type ReactNode } from 'react'
import { m } from '#messages'
import { ShortDay } from '../ui/data/short-day.tsx'
import { longDate, type When } from '../ui/format/dates.ts'
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
  /** says little, and is there only where all else has room: from 1280 pixels */
  roomy?: boolean
  /** of its bar while loading, `w-16` */
  bar?: string
  /** the value of `sort` in the address (`?sort=price`, `?sort=-price`) that sorts by this column */
  sort?: string
  /** the actions: it stays at the right edge */
  end?: boolean
  /** the actions are one menu, which needs no head to be seen */
  isMenu?: boolean
  className?: string
}

/** A column as a function of a row; `number` counts on from page to page. */
export type Column<Row> = ColumnBase &
  ({ cell: (row: Row, number: number) => ReactNode } | { name: (row: Row) => RowName })

/** `S.N.`, continuing across pages: in the lists for which the documents name it. */
export const serialNumber = (header: Words = m.lists_number): Column<unknown> => ({
  header,
  width: 'w-12',
  wide: true,
  roomy: true,
  bar: 'w-4',
  className: 'text-ink-3 tabular-nums',
  cell: (_, number) => number,
})

interface DateColumn<Row> extends Pick<ColumnBase, 'sort' | 'width'> {
  header: Words
  of: (row: Row) => When
  /** with the weekday, where the documents fix that */
  isLong?: boolean
}

/** A day: short, with the weekday in its tooltip and for screen readers. */
export const dateColumn = <Row>({ of, isLong = false, ...more }: DateColumn<Row>): Column<Row> => ({
  width: isLong ? 'w-40' : 'w-26',
  wide: true,
  bar: isLong ? 'w-36' : 'w-20',
  className: 'tabular-nums',
  cell: (row) => (isLong ? longDate(of(row)) : createElement(ShortDay, { when: of(row) })),
  ...more,
})

/** The day on which a row was created. */
export const createdColumn = ({
  header = m.lists_created,
  ...more
}: Pick<ColumnBase, 'sort'> & { header?: Words; isLong?: boolean } = {}): Column<{ date_joined: string }> =>
  dateColumn({ header, of: ({ date_joined }) => date_joined, ...more })

import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { m } from '#messages'

export interface FigureColumn<Row> {
  head: string
  cell: (row: Row) => ReactNode
}

interface FigureTableProps<Row> {
  id: string
  title: string
  /** what the figures of the table mean */
  text?: ReactNode
  /** the head of the first column */
  column: string
  name: (row: Row) => ReactNode
  keyOf: (row: Row) => string
  columns: readonly FigureColumn<Row>[]
  rows: readonly Row[]
  /** above the table */
  children?: ReactNode
  className?: string
}

/** A table of figures under its heading. On a phone it scrolls sideways below its names. */
export const FigureTable = <Row,>(props: FigureTableProps<Row>) => {
  const { id, title, text, column, name, keyOf, columns, rows, children, className } = props
  return (
    <section aria-labelledby={id} className={clsx('min-w-0', className)}>
      <h2 id={id} className="text-sm font-semibold">
        {title}
      </h2>
      {text && <p className="mt-1 max-w-160 text-xs text-ink-2">{text}</p>}
      {rows.length === 0 ? (
        <p className="mt-3 rounded-card bg-ground px-5 py-10 text-center text-xs text-ink-2">
          {m.service_figures_none()}
        </p>
      ) : (
        <>
          {children}
          <section
            aria-label={m.ui_scrolls({ caption: title })}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
            tabIndex={0}
            className="mt-3 overflow-x-auto border-t border-line focus-visible:-outline-offset-2"
          >
            <table aria-labelledby={id} className="w-full text-xs">
              <thead>
                <tr className="text-2xs text-ink-3">
                  <th scope="col" className="sticky left-0 h-9 bg-white pr-4 text-left font-normal">
                    {column}
                  </th>
                  {columns.map(({ head }) => (
                    <th key={head} scope="col" className="pl-4 text-right font-normal whitespace-nowrap">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={keyOf(row)} className="border-t border-line">
                    <th
                      scope="row"
                      className="sticky left-0 min-w-36 bg-white py-2 pr-4 text-left font-medium break-words"
                    >
                      {name(row)}
                    </th>
                    {columns.map(({ head, cell }) => (
                      <td key={head} className="py-2 pl-4 text-right whitespace-nowrap tabular-nums">
                        {cell(row)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </>
      )}
    </section>
  )
}

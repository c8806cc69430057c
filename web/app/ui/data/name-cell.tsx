import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Cell, type Pin } from './table.tsx'

export interface NameCellProps {
  to: string
  name: ReactNode
  /** A picture or an `Avatar size="row"`. */
  picture?: ReactNode
  /** The second line on a phone, where the other columns are hidden. */
  under?: ReactNode
  pin?: Pin
}

/** The subject of a row: it links to the row's screen, stays while the table scrolls, and is most of the row on a phone. */
export const NameCell = ({ to, name, picture, under, pin = 'name' }: NameCellProps) => (
  <Cell pin={pin} className="py-1 text-xs max-md:px-1">
    <Link to={to} className="flex items-center gap-2 rounded-control pointer-coarse:min-h-11">
      {picture}
      <span className="min-w-0 grow">
        <span className="block truncate font-medium max-md:wrap-anywhere max-md:whitespace-normal text-ink underline-offset-4 group-hover:underline group-hover:decoration-line-2">
          {name}
        </span>
        {under && <span className="block text-2xs wrap-anywhere text-ink-3 tabular-nums md:hidden">{under}</span>}
      </span>
    </Link>
  </Cell>
)

import type { VisitBoard, VisitCard } from 'contract/complaints/assignments'
import { VISIT_WINDOWS_OR_NONE } from 'contract/complaints/visit-windows'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { useDropPlace } from '../../../ui/drag/use-drop-place.ts'
import { whole } from '../../../ui/format/numbers.ts'
import { windowWords } from '../../window-words.ts'
import { cardsIn, placeOfCell, visitsIn, type Cell } from './week.ts'
import { cellName, offWords } from './week-words.ts'

export interface WeekCellProps {
  board: VisitBoard
  cell: Cell
  /** the day that a phone shows */
  isChosen: boolean
  takes: (card: string) => boolean
  draw: (card: VisitCard) => ReactNode
}

/** An engineer on a day: what keeps them, how many visits there are by window, and the visits. */
export function WeekCell({ board, cell, isChosen, takes, draw }: WeekCellProps) {
  const { ref, isOver } = useDropPlace(placeOfCell(cell), takes)
  const off = offWords(board, cell)
  const cards = cardsIn(board, cell)
  return (
    <td
      ref={ref}
      className={clsx(
        'border-line p-2 align-top transition-colors max-md:block max-md:px-4 max-md:pb-4 md:h-24 md:border-r md:border-b',
        !isChosen && 'max-md:hidden',
        (isOver && 'bg-mist') || (off && 'bg-ground') || (cell.day < board.today && 'bg-ground/60') || 'bg-white',
      )}
    >
      {off && <p className="mb-1 text-2xs font-medium text-amber">{off}</p>}
      <Load visits={visitsIn(board, cell)} />
      {cards.length > 0 ? (
        <ul aria-label={cellName(cell)} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {cards.map(draw)}
        </ul>
      ) : (
        <p className="text-2xs text-ink-3 md:sr-only">{m.visits_none()}</p>
      )}
    </td>
  )
}

/** `10–13: 2 · 16–19: 1` */
function Load({ visits }: { visits: Readonly<Record<string, number>> }) {
  const planned = [...VISIT_WINDOWS_OR_NONE.slice(1), ''].filter((window) => (visits[window] ?? 0) > 0)
  if (planned.length === 0) return null
  return (
    <p className="mb-1.5 text-2xs text-ink-2 tabular-nums">
      {planned
        .map((window) =>
          m.visits_board_load({
            window: windowWords(window) || m.complaints_office_any_time(),
            shown: whole(visits[window]!),
          }),
        )
        .join(' · ')}
    </p>
  )
}

import type { VisitBoard } from 'contract/complaints/assignments'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { useDropPlace } from '../../../ui/drag/use-drop-place.ts'
import { whole } from '../../../ui/format/numbers.ts'
import { totalWords } from '../../../ui/format/total-words.ts'
import { WAITING } from './week.ts'

export interface WaitingRowProps {
  waiting: VisitBoard['waiting']
  /** how many days the board has */
  days: number
  takes: (card: string) => boolean
  children: ReactNode
}

/** Complaints that wait for a visit, those that are due first; from here they go to an engineer and a day. */
export function WaitingRow({ waiting: { total, more, cards }, days, takes, children }: WaitingRowProps) {
  const { ref, isOver } = useDropPlace(WAITING, takes)
  return (
    <tr className="max-md:block max-md:border-b max-md:border-line">
      <th
        scope="row"
        className="left-0 z-2 border-line bg-white px-3 py-2.5 text-left align-top font-semibold max-md:block max-md:px-4 max-md:pb-0 md:sticky md:border-r md:border-b"
      >
        <span className="block">{m.visits_board_waiting()}</span>
        <span className="block text-2xs font-normal text-ink-2 tabular-nums">
          {total > cards.length
            ? m.visits_board_waiting_first({
                shown: whole(cards.length),
                total: totalWords({ total_results: total, more_results: more }),
              })
            : totalWords({ total_results: total, more_results: more })}
        </span>
      </th>
      <td
        ref={ref}
        colSpan={days}
        className={clsx(
          'border-line p-2 align-top transition-colors max-md:block max-md:px-4 max-md:pb-4 md:border-b',
          isOver ? 'bg-mist' : 'bg-white',
        )}
      >
        {cards.length === 0 && <p className="text-2xs text-ink-3">{m.visits_board_waiting_none()}</p>}
        {cards.length > 0 && (
          <ul aria-label={m.visits_board_waiting()} className="relative flex gap-2 overflow-x-auto *:w-46 *:shrink-0">
            {children}
          </ul>
        )}
      </td>
    </tr>
  )
}

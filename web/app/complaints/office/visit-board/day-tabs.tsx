import type { VisitBoard } from 'contract/complaints/assignments'
import { clsx } from 'clsx'
import { m } from '#messages'
import { dayAndMonth } from '../../../ui/format/dates.ts'
import { whole } from '../../../ui/format/numbers.ts'
import { weekdayOf } from './week-words.ts'

export interface DayTabsProps {
  board: VisitBoard
  day: string
  onDay: (day: string) => void
}

/** On a phone: which day of the week is shown, and how many visits each has. */
export const DayTabs = ({ board, day: chosen, onDay }: DayTabsProps) => (
  <div
    role="group"
    aria-label={m.visits_day()}
    className="sticky top-14 z-3 flex gap-1.5 overflow-x-auto border-b border-line bg-white px-4 py-2 md:hidden"
  >
    {board.days.map(({ day }) => (
      <button
        key={day}
        type="button"
        aria-pressed={day === chosen}
        onClick={() => onDay(day)}
        className={clsx(
          'min-h-11 shrink-0 rounded-control border px-3 py-1 text-left text-2xs',
          day === chosen ? 'border-ink bg-ink text-white' : 'border-line-2 text-ink-2',
        )}
      >
        <span className="block font-medium">{day === board.today ? m.visits_today() : weekdayOf(day)}</span>
        <span className="block tabular-nums">
          {dayAndMonth(day)} · {whole(board.data.filter(({ visit_date }) => visit_date === day).length)}
        </span>
      </button>
    ))}
  </div>
)

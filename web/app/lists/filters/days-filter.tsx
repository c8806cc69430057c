import { clsx } from 'clsx'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { m } from '#messages'
import { Button } from '../../ui/buttons/button.tsx'
import { shortDate } from '../../ui/format/dates.ts'
import { useOpening } from '../../ui/overlays/use-opening.ts'
import { DaysDialog } from './days-dialog.tsx'
import { useChangeFilters, useFilter } from './filters.tsx'

/** The parameters of the first and the last day. */
interface DayNames {
  from: string
  to: string
}

const USUAL: DayNames = { from: 'from', to: 'to' }

/** From which day to which the rows of a list are; inside `Filters`. */
export function DaysFilter({ label, names = USUAL }: { label: string; names?: DayNames }) {
  const apply = useChangeFilters()
  const [from, to] = [useFilter(names.from), useFilter(names.to)]
  const { start, opened } = useOpening()
  return (
    <>
      {from && <input type="hidden" name={names.from} value={from} />}
      {to && <input type="hidden" name={names.to} value={to} />}
      <Button
        variant="line"
        size="sm"
        aria-haspopup="dialog"
        className="h-10! pointer-coarse:h-11! max-sm:grow"
        onClick={start}
      >
        <CalendarDays />
        <span className={clsx((from || to) && 'tabular-nums')}>{wordsOf(label, from, to)}</span>
      </Button>
      {opened((opening) => (
        <DaysDialog
          {...opening}
          title={label}
          from={from}
          to={to}
          onApply={(days) => apply({ [names.from]: days.from, [names.to]: days.to })}
        />
      ))}
    </>
  )
}

/** `Filed`, `Filed from 1 Oct 2026`, `Filed until 5 Oct 2026`, or both days. */
function wordsOf(label: string, from: string, to: string): string {
  const words = { label, from: shortDate(from), to: shortDate(to) }
  if (from && to) return m.lists_days_between(words)
  if (from) return m.lists_days_from(words)
  return to ? m.lists_days_to(words) : label
}

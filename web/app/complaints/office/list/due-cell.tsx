import type { ComplaintRow } from 'contract/complaints/endpoints'
import { clsx } from 'clsx'
import { m } from '#messages'
import type { Column } from '../../../lists/column.ts'
import { dateTime, dayAndMonth, isoToday, shortDate, timeOfDay } from '../../../ui/format/dates.ts'
import { isoDay } from 'contract/core/dates/nepal-time'

/** The next due item, and when. */
export const dueColumn: Column<ComplaintRow> = {
  header: m.complaints_office_due,
  sort: 'due',
  width: 'w-30',
  wide: true,
  bar: 'w-24',
  className: 'tabular-nums',
  cell: (complaint) => <DueTime complaint={complaint} />,
}

/** The next due item and when, or why there is none. */
export function DueTime({
  complaint: { next_due, next_due_at, paused },
}: {
  complaint: Pick<ComplaintRow, 'next_due' | 'next_due_at' | 'paused'>
}) {
  const pause = paused && PAUSED[paused]()
  if (next_due === '') return pause ? <span className="text-ink-3">{pause}</span> : '–'
  const isLate = isPast(next_due_at)
  return (
    <>
      <span className={clsx('block whitespace-normal', isLate && 'font-medium text-red')} title={dateTime(next_due_at)}>
        {isLate ? m.complaints_office_late_since({ when: dayOrTime(next_due_at) }) : dayOrTime(next_due_at)}
      </span>
      <span className="block truncate text-2xs text-ink-3">
        {pause || (next_due === 'answer' ? m.complaints_office_first_answer() : m.complaints_office_repair())}
      </span>
    </>
  )
}

/** The same in one line below the stage on a phone, where it has no column; nothing where nothing is due. */
export function DueOnPhone({ complaint: { next_due, next_due_at, paused } }: { complaint: ComplaintRow }) {
  if (next_due === '' && paused === '') return null
  const isLate = next_due !== '' && isPast(next_due_at)
  return (
    <p className={clsx('mt-1 text-2xs tabular-nums md:hidden', isLate ? 'font-medium text-red' : 'text-ink-3')}>
      {next_due === '' ? PAUSED[paused as keyof typeof PAUSED]() : whenWords(next_due_at, isLate)}
    </p>
  )
}

const whenWords = (when: string, isLate: boolean): string =>
  isLate
    ? m.complaints_office_late_since({ when: dayOrTime(when) })
    : m.complaints_office_due_when({ when: dayOrTime(when) })

const PAUSED = {
  parts: m.complaints_office_paused_parts,
  customer: m.complaints_office_paused_customer,
}

const HALF_A_YEAR_MS = 183 * 24 * 60 * 60 * 1000

/** The hour of a day that is today, the day of another, with its year only where that is not plain. */
function dayOrTime(when: string): string {
  if (isoDay(new Date(when)) === isoToday()) return timeOfDay(when)
  return Math.abs(Date.parse(when) - Date.now()) < HALF_A_YEAR_MS ? dayAndMonth(when) : shortDate(when)
}

const isPast = (when: string): boolean => Date.parse(when) < Date.now()

import { isClosed, isForParts, type Priority } from 'contract/complaints/words'
import { addWorkingMinutes, type Pause } from 'contract/core/dates/working-time'
import { targetsOf, workingCalendarOf, type ServiceHours } from 'contract/settings/service-hours'

interface Step {
  status: string
  at: string
  /** the customer was told by it */
  is_answer?: boolean
}

/** The facts that determine a complaint's due times, besides the settings. */
export interface ComplaintHistory {
  priority: Priority
  created_at: string
  /** its steps, oldest first; the first one is the filing */
  steps: readonly Step[]
  /** when the customer was waited for */
  waits: readonly { began_at: string; ended_at: string | null }[]
  /** the first visit that was planned, and the first message of staff to the customer */
  visited_at: string | null
  written_at: string | null
}

export interface DueTimes {
  answered_at: Date | null
  first_due_at: Date | null
  due_at: Date | null
}

/** By when a complaint is to be answered and repaired, and when it was answered. */
export function dueTimesOf(history: ComplaintHistory, settings: ServiceHours): DueTimes {
  const calendar = workingCalendarOf(settings)
  const pauses = pausesOf(history)
  const { answer, repair } = targetsOf(settings, history.priority)
  const dueAfter = (minutes: number) =>
    addWorkingMinutes(new Date(history.created_at), minutes, calendar, pauses) ?? null
  return { answered_at: answeredAt(history), first_due_at: dueAfter(answer), due_at: dueAfter(repair) }
}

/** The first visit, message or step of which the customer was told; our own clicks are no answer. */
function answeredAt({ steps, visited_at, written_at }: ComplaintHistory): Date | null {
  const told = steps.slice(1).filter(({ is_answer }) => is_answer)
  const times = [...told.map(({ at }) => at), visited_at, written_at].filter((at) => at !== null)
  return times.length === 0 ? null : new Date(Math.min(...times.map((at) => Date.parse(at))))
}

/** While parts or the customer were waited for, and between an end and the reopening. */
const pausesOf = ({ steps, waits }: ComplaintHistory): Pause[] => [
  ...steps.flatMap(({ status, at }, place) => {
    const next = steps[place + 1]
    const stands = isForParts(status) || (next !== undefined && isClosed(status))
    return stands ? [{ from: new Date(at), to: next && new Date(next.at) }] : []
  }),
  ...waits.map(({ began_at, ended_at }) => ({
    from: new Date(began_at),
    to: ended_at === null ? undefined : new Date(ended_at),
  })),
]

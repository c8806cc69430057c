import { COMPLAINT_LIST, VISITS } from 'contract/core/office-paths'
import type { Attention } from 'contract/dashboard/endpoints'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import Route from 'lucide-react/icons/route'
import { m } from '#messages'

/** A figure of today, and where it is dealt with. */
export interface TodayPlace {
  to: string
  text: string
  icon: typeof Route
  total: number
}

/** Visits of today and what is due today, without what the role may not see. */
export const todayOf = ({ visits_today, complaints_due_today }: Attention): TodayPlace[] => [
  ...(visits_today ? [{ to: VISITS, text: m.dashboard_today_visits(), icon: Route, total: visits_today.total }] : []),
  ...(complaints_due_today
    ? [
        {
          to: `${COMPLAINT_LIST}?due=today`,
          text: m.dashboard_today_due(),
          icon: CalendarClock,
          total: complaints_due_today.total,
        },
      ]
    : []),
]

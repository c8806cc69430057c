import type { DayVisit, EngineerOfDay } from 'contract/complaints/assignments'
import { COMPLAINT_LIST } from 'contract/core/office-paths'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import { useRevalidator } from 'react-router'
import { m } from '#messages'
import { ApiError } from '../../../api/api-error.ts'
import { api } from '../../../api/client.ts'
import { offLabel } from '../../../engineers/off-label.ts'
import { ViewSwitch } from '../../../lists/views/view-switch.tsx'
import { DetailPage } from '../../../office/detail.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { longDate } from '../../../ui/format/dates.ts'
import { whole } from '../../../ui/format/numbers.ts'
import { DayPicker } from './day-picker.tsx'
import { EngineerDay } from './engineer-day.tsx'

/** The visits of a day, or why they did not load. */
export interface VisitsOfDay {
  data: readonly DayVisit[]
  engineers: readonly EngineerOfDay[]
  day: string
  failure: string
}

/** The visits of the day in the address, or of today. */
export async function loadDay(request: Request): Promise<VisitsOfDay> {
  const day = new URL(request.url).searchParams.get('day') ?? ''
  try {
    const query = /^\d{4}-\d{2}-\d{2}$/.test(day) ? { day } : {}
    return { ...(await api.assignments.day({ query }, { signal: request.signal })), failure: '' }
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'unauthorized') throw error
    return { data: [], engineers: [], day, failure: error.message }
  }
}

/** A day by engineer: where each goes, and who is free. */
export function DayVisits({ visits: { data, engineers, day, failure } }: { visits: VisitsOfDay }) {
  const title = m.visits_title()
  const revalidator = useRevalidator()
  const days = daysOf(data, engineers)
  return (
    <DetailPage title={title}>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-heading">{title}</h1>
          {day && (
            <p className="mt-1 text-xs text-ink-2">
              {longDate(day)} · {m.visits_count({ count: data.length, shown: whole(data.length) })}
            </p>
          )}
        </div>
        <ViewSwitch plain={m.visits_day()} />
      </div>
      <div className="mt-4">
        <DayPicker key={day} day={day} />
      </div>
      {failure && (
        <ErrorState
          title={m.visits_failed()}
          text={failure}
          onRetry={() => void revalidator.revalidate()}
          busy={revalidator.state !== 'idle'}
        />
      )}
      {!failure && data.length === 0 && (
        <EmptyState icon={<CalendarCheck />} title={m.visits_none()} text={m.visits_none_text()}>
          <ButtonLink to={COMPLAINT_LIST} variant="line">
            {m.complaints_office_title()}
          </ButtonLink>
        </EmptyState>
      )}
      <div className="mt-6 grid items-start gap-5 md:grid-cols-2 xl:grid-cols-3">
        {days.map((one) => (
          <EngineerDay key={`${day} ${one.engineer?.id ?? one.name}`} {...one} day={day} engineers={engineers} />
        ))}
      </div>
      {!failure && <Free engineers={engineers} />}
    </DetailPage>
  )
}

/** The visits by engineer; a name that an older client typed is a section of its own. */
function daysOf(visits: readonly DayVisit[], engineers: readonly EngineerOfDay[]) {
  return [...Map.groupBy(visits, ({ engineer_id, technician }) => engineer_id ?? technician)].map(([who, theirs]) => ({
    engineer: engineers.find(({ id }) => id === who),
    name: theirs[0]!.technician || m.visits_nobody(),
    phone: theirs[0]!.technician_contact,
    visits: theirs,
  }))
}

/** Engineers without a visit on the day, and the reasons for days off. */
function Free({ engineers }: { engineers: readonly EngineerOfDay[] }) {
  const free = engineers.filter(({ visits }) => visits === 0)
  if (free.length === 0) return null
  return (
    <section aria-labelledby="free" className="mt-6">
      <h2 id="free" className="text-sm font-semibold">
        {m.visits_free()}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2">
        {free.map(({ id, name, centre_name, off }) => (
          <li key={id}>{[name, centre_name, offLabel(off)].filter(Boolean).join(' · ')}</li>
        ))}
      </ul>
    </section>
  )
}

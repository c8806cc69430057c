import type { VisitBoard } from 'contract/complaints/assignments'
import { VISITS } from 'contract/core/office-paths'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId } from 'react'
import { useLocation } from 'react-router'
import { m } from '#messages'
import { useChangeFilters, useFilter } from '../../../lists/filters/filters.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { IconLink } from '../../../ui/buttons/icon-link.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { dayAndMonth, shortDate } from '../../../ui/format/dates.ts'

/** The week before, that of today, the next one; and whose engineers are shown. */
export function WeekControls({ week: { days, previous, next, centres } }: { week: VisitBoard }) {
  const { search } = useLocation()
  const hrefOf = (day: string) => {
    const params = new URLSearchParams(search)
    params.delete('day')
    if (day) params.set('day', day)
    return `${VISITS}?${params}`
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="flex items-center gap-1">
        <IconLink to={hrefOf(previous)} label={m.visits_board_week_before()}>
          <ChevronLeft />
        </IconLink>
        <ButtonLink to={hrefOf('')} variant="line" size="sm">
          {m.visits_today()}
        </ButtonLink>
        <IconLink to={hrefOf(next)} label={m.visits_board_week_after()}>
          <ChevronRight />
        </IconLink>
      </div>
      <p className="text-xs font-medium tabular-nums">
        {dayAndMonth(days[0]!.day)} – {shortDate(days.at(-1)!.day)}
      </p>
      {/* Those who are kept to one centre have none to choose. */}
      {centres.length > 1 && <CentreChoice centres={centres} />}
    </div>
  )
}

function CentreChoice({ centres }: Pick<VisitBoard, 'centres'>) {
  const id = useId()
  const change = useChangeFilters()
  return (
    <div className="flex min-w-0 items-center gap-2 max-sm:w-full">
      <label htmlFor={id} className="shrink-0 text-xs text-ink-2">
        {m.complaints_office_centre()}
      </label>
      <Select
        id={id}
        className="min-w-0 grow sm:w-64"
        value={useFilter('centre_id')}
        onChange={({ target }) => change({ centre_id: target.value })}
      >
        <option value="">{m.lists_all()}</option>
        {centres.map((centre) => (
          <option key={centre.id} value={centre.id}>
            {centre.name}
          </option>
        ))}
      </Select>
    </div>
  )
}

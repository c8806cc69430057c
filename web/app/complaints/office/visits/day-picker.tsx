import { VISITS } from 'contract/core/office-paths'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Form } from 'react-router'
import { m } from '#messages'
import { Button } from '../../../ui/buttons/button.tsx'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { IconLink } from '../../../ui/buttons/icon-link.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'

/** The day before, today, the day after, or any other one. */
export const DayPicker = ({ day }: { day: string }) => (
  <div className="flex max-w-full min-w-0 flex-wrap items-start gap-3">
    {day && (
      <div className="flex items-center gap-1 sm:mt-5.5">
        <IconLink to={`${VISITS}?day=${dayAfter(day, -1)}`} label={m.visits_day_before()}>
          <ChevronLeft />
        </IconLink>
        <ButtonLink to={VISITS} variant="line" size="sm">
          {m.visits_today()}
        </ButtonLink>
        <IconLink to={`${VISITS}?day=${dayAfter(day, 1)}`} label={m.visits_day_after()}>
          <ChevronRight />
        </IconLink>
      </div>
    )}
    <Form method="get" action={VISITS} className="flex max-w-full min-w-0 flex-wrap items-start gap-2.5">
      <DateField label={m.visits_day()} name="day" defaultValue={day} className="w-72 max-w-full" />
      <Button type="submit" variant="line" size="sm" className="sm:mt-6">
        {m.visits_show()}
      </Button>
    </Form>
  </div>
)

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 3600_000).toISOString().slice(0, 10)

import type { Absence, Engineer } from 'contract/engineers/endpoints'
import { usePress } from '../forms/use-press.ts'
import { ABSENCE_REASONS } from 'contract/engineers/words'
import CalendarOff from 'lucide-react/icons/calendar-off'
import X from 'lucide-react/icons/x'
import { m } from '#messages'
import { FormDialog } from '../forms/form-dialog.tsx'
import { DetailCard } from '../office/detail.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { DateField } from '../ui/fields/date-field.tsx'
import { Field } from '../ui/fields/field.tsx'
import { Select } from '../ui/fields/select.tsx'
import { shortDate } from '../ui/format/dates.ts'
import { useOpening } from '../ui/overlays/use-opening.ts'
import { offLabel } from './off-label.ts'

/** The days on which an engineer does not come; a dialog adds to them. */
export function AbsenceCard({ engineer }: { engineer: Engineer }) {
  const { start, opened } = useOpening()
  return (
    <DetailCard title={m.engineers_absences()}>
      {engineer.absences.length === 0 && <p className="text-xs text-ink-2">{m.engineers_no_absences()}</p>}
      <ul className="divide-y divide-line">
        {engineer.absences.map((absence) => (
          <AbsenceRow key={absence.id} absence={absence} />
        ))}
      </ul>
      <Button variant="line" size="sm" onClick={start} className="mt-4">
        <CalendarOff />
        {m.engineers_add_absence()}
      </Button>
      {opened((opening) => (
        <FormDialog
          {...opening}
          title={m.engineers_add_absence()}
          text={m.engineers_absence_text()}
          verb={m.engineers_save()}
          about={engineer.name}
        >
          {(errorOf) => (
            <>
              <input type="hidden" name="intent" value="absence" />
              <Field label={m.engineers_reason()} error={errorOf('reason')}>
                <Select name="reason">
                  {ABSENCE_REASONS.map((reason) => (
                    <option key={reason} value={reason}>
                      {offLabel(reason)}
                    </option>
                  ))}
                </Select>
              </Field>
              <DateField label={m.engineers_first_day()} name="first_day" error={errorOf('first_day')} />
              <DateField label={m.engineers_last_day()} name="last_day" error={errorOf('last_day')} />
            </>
          )}
        </FormDialog>
      ))}
    </DetailCard>
  )
}

function AbsenceRow({ absence: { id, first_day, last_day, reason } }: { absence: Absence }) {
  const { busy, press } = usePress()
  const days = first_day === last_day ? shortDate(first_day) : `${shortDate(first_day)} – ${shortDate(last_day)}`
  return (
    <li className="flex min-h-11 items-center justify-between gap-3 text-xs">
      <span>
        {days}
        <span className="ml-2 text-ink-3">{offLabel(reason)}</span>
      </span>
      <IconButton
        label={m.engineers_take_back({ days })}
        size="sm"
        disabled={busy}
        onClick={() => press({ intent: 'back', absence: id })}
      >
        <X />
      </IconButton>
    </li>
  )
}

import type { Holiday } from 'contract/settings/words'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { m } from '#messages'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { enterText } from '../../ui/browser/enter-text.ts'
import { DateField } from '../../ui/fields/date-field.tsx'
import { FieldGroup } from '../../ui/fields/field-group.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { longDate } from '../../ui/format/dates.ts'
import { digits } from '../../ui/format/numbers.ts'
import { fixedHolidays, yearsToAdd } from './fixed-holidays.ts'

export interface HolidaysFieldProps {
  stored: readonly Holiday[]
  error?: string | undefined
}

/** The days on which nobody works: a list, and a day with a name to add to it. */
export function HolidaysField({ stored, error }: HolidaysFieldProps) {
  const sent = useRef<HTMLInputElement>(null)
  const [holidays, setHolidays] = useState(stored)
  const take = (next: readonly Holiday[]) => {
    const sorted = next.toSorted((one, other) => one.day.localeCompare(other.day))
    setHolidays(sorted)
    // The form hears of it as of any other input.
    if (sent.current) enterText(sent.current, JSON.stringify(sorted))
  }
  return (
    <div className="sm:col-span-2">
      <FieldGroup label={m.settings_holidays()} help={m.settings_holidays_help()} error={error}>
        <input ref={sent} hidden type="text" name="holidays" defaultValue={JSON.stringify(stored)} />
        {holidays.length === 0 && <p className="text-xs text-ink-2">{m.settings_no_holidays()}</p>}
        <ul className="divide-y divide-line">
          {holidays.map(({ day, name }) => (
            <li key={day} className="flex min-h-11 items-center justify-between gap-3 text-xs">
              <span className="min-w-0 break-words">
                <span className="tabular-nums">{longDate(day)}</span>
                <span className="ml-2 text-ink-2">{name}</span>
              </span>
              <IconButton
                label={m.settings_holiday_remove({ name })}
                size="sm"
                onClick={() => take(holidays.filter((other) => other.day !== day))}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      </FieldGroup>
      <FixedHolidays taken={holidays.map(({ day }) => day)} onAdd={(added) => take([...holidays, ...added])} />
      <NewHoliday taken={holidays.map(({ day }) => day)} onAdd={(holiday) => take([...holidays, holiday])} />
    </div>
  )
}

interface FixedHolidaysProps {
  taken: readonly string[]
  onAdd: (holidays: readonly Holiday[]) => void
}

/** The holidays with a fixed date, a year of them in one press. */
function FixedHolidays({ taken, onAdd }: FixedHolidaysProps) {
  const offered = yearsToAdd()
    .map((year) => ({ year, holidays: fixedHolidays(year, taken) }))
    .filter(({ holidays }) => holidays.length > 0)
  if (offered.length === 0) return null
  return (
    <div className="mt-4">
      <div className="flex flex-wrap gap-2">
        {offered.map(({ year, holidays }) => (
          <Button key={year} variant="line" size="sm" onClick={() => onAdd(holidays)}>
            <CalendarPlus />
            {m.settings_holidays_add_fixed({ year: digits(year) })}
          </Button>
        ))}
      </div>
      <p className="mt-2 text-2xs text-ink-3">
        {offered
          .map(({ year, holidays }) => `${digits(year)}: ${holidays.map(({ name }) => name).join(', ')}`)
          .join(' · ')}
        . {m.settings_holidays_fixed_help()}
      </p>
    </div>
  )
}

interface NewHolidayProps {
  taken: readonly string[]
  onAdd: (holiday: Holiday) => void
}

/** It is added by its button, or together with the rest when the form is saved. */
function NewHoliday({ taken, onAdd }: NewHolidayProps) {
  const [day, setDay] = useState('')
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string>()
  const [added, setAdded] = useState(0)
  const add = () => {
    if (!/^\d{4}-\d\d-\d\d$/.test(day) || name.trim() === '') return setFault(m.settings_holiday_incomplete())
    if (taken.includes(day)) return setFault(m.settings_holiday_twice())
    onAdd({ day, name: name.trim() })
    setDay('')
    setName('')
    setFault(undefined)
    setAdded(added + 1)
  }
  return (
    <div className="mt-4 grid items-start gap-x-4 gap-y-4 sm:grid-cols-2">
      <DateField key={added} label={m.settings_holiday_day()} name="holiday_day" onText={setDay} error={fault} />
      <Field label={m.settings_holiday_name()} help={m.settings_holiday_name_help()}>
        <TextInput
          name="holiday_name"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          maxLength={60}
          autoComplete="off"
        />
      </Field>
      <div>
        <Button variant="line" size="sm" onClick={add}>
          <Plus />
          {m.settings_holiday_add()}
        </Button>
      </div>
    </div>
  )
}

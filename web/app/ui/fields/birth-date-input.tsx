import { latinDigits } from 'contract/core/digits'
import { clsx } from 'clsx'
import { useRef, type ReactNode } from 'react'
import { monthNames } from '../format/dates.ts'
import { enterText } from '../browser/enter-text.ts'
import { Select } from './select.tsx'
import { TextInput } from './text-input.tsx'
import { m } from '#messages'

export interface BirthDateInputProps {
  name: string
  /** `YYYY-MM-DD` */
  defaultValue?: string | undefined
}

/** A day long ago in three parts, because a calendar takes a long scroll to get there. Belongs into a `FieldGroup`. */
export function BirthDateInput({ name, defaultValue = '' }: BirthDateInputProps) {
  const parts = useRef<HTMLDivElement>(null)
  const sent = useRef<HTMLInputElement>(null)
  const [year = '', month = '', day = ''] = defaultValue.split('-')
  const compose = () => {
    const [d = '', m = '', y = ''] = [...(parts.current?.querySelectorAll<HTMLInputElement>('[data-part]') ?? [])].map(
      ({ value }) => latinDigits(value.trim()),
    )
    if (sent.current) enterText(sent.current, d + m + y === '' ? '' : `${y}-${m}-${d.padStart(2, '0')}`)
  }
  return (
    <div ref={parts} className="flex flex-wrap gap-2">
      <Part label={m.ui_day()} className="grow basis-[3.25rem]">
        <TextInput
          data-part=""
          inputMode="numeric"
          autoComplete="bday-day"
          maxLength={2}
          placeholder={m.ui_day()}
          defaultValue={day.replace(/^0/, '')}
          onChange={compose}
          className="tabular-nums"
        />
      </Part>
      <Part label={m.ui_month()} className="grow-3 basis-[6.5rem]">
        <Select data-part="" autoComplete="bday-month" defaultValue={month} onChange={compose}>
          <option value="">{m.ui_month()}</option>
          {monthNames().map((text, place) => (
            <option key={text} value={String(place + 1).padStart(2, '0')}>
              {text}
            </option>
          ))}
        </Select>
      </Part>
      <Part label={m.ui_year()} className="grow basis-[4.25rem]">
        <TextInput
          data-part=""
          inputMode="numeric"
          autoComplete="bday-year"
          maxLength={4}
          placeholder={m.ui_year()}
          defaultValue={year}
          onChange={compose}
          className="tabular-nums"
        />
      </Part>
      <input ref={sent} hidden type="text" name={name} defaultValue={defaultValue} />
    </div>
  )
}

const Part = ({ label, className, children }: { label: string; className: string; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the control is its child
  <label className={clsx('min-w-0', className)}>
    <span className="sr-only">{label}</span>
    {children}
  </label>
)

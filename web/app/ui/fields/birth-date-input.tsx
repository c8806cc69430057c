import { latinDigits } from 'contract/core/digits'
import { AD_MONTHS_ENGLISH } from 'contract/core/english-dates'
import { useRef, type ReactNode } from 'react'
import { enterText } from '../browser/enter-text.ts'
import { Select } from './select.tsx'
import { TextInput } from './text-input.tsx'

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
    <div ref={parts} className="grid grid-cols-[4.25rem_minmax(0,1fr)_5.5rem] gap-2">
      <Part label="Day">
        <TextInput
          data-part=""
          inputMode="numeric"
          autoComplete="bday-day"
          maxLength={2}
          placeholder="Day"
          defaultValue={day.replace(/^0/, '')}
          onChange={compose}
          className="tabular-nums"
        />
      </Part>
      <Part label="Month">
        <Select data-part="" autoComplete="bday-month" defaultValue={month} onChange={compose}>
          <option value="">Month</option>
          {AD_MONTHS_ENGLISH.map((text, place) => (
            <option key={text} value={String(place + 1).padStart(2, '0')}>
              {text}
            </option>
          ))}
        </Select>
      </Part>
      <Part label="Year">
        <TextInput
          data-part=""
          inputMode="numeric"
          autoComplete="bday-year"
          maxLength={4}
          placeholder="Year"
          defaultValue={year}
          onChange={compose}
          className="tabular-nums"
        />
      </Part>
      <input ref={sent} hidden type="text" name={name} defaultValue={defaultValue} />
    </div>
  )
}

const Part = ({ label, children }: { label: string; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the control is its child
  <label className="min-w-0">
    <span className="sr-only">{label}</span>
    {children}
  </label>
)

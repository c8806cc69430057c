import { clsx } from 'clsx'
import type { Calendar } from 'contract/core/dates/calendar'
import { latinDigits } from 'contract/core/texts/digits'
import type { Locale } from 'contract/core/locale'
import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { enterText } from '../browser/enter-text.ts'
import { isoToday, pageCalendar } from '../format/dates.ts'
import { FieldGroup } from './field-group.tsx'
import { Select } from './select.tsx'
import { TextInput } from './text-input.tsx'
import {
  dayOf,
  faultOf,
  inCalendar,
  MONTHS,
  otherWords,
  sentText,
  typedDateOf,
  uncertaintyOf,
  type TypedDate,
  type WhyNot,
} from './typed-date.ts'
import { pageLocale } from '../../core/locale.ts'
import { m } from '#messages'

export interface DateFieldProps {
  label: ReactNode
  /** of the day that is sent, `YYYY-MM-DD` */
  name: string
  defaultValue?: string | undefined
  /** of the names of months and of the digits */
  locale?: Locale
  /** the initial calendar; by default the one in which dates are shown */
  calendar?: Calendar
  help?: ReactNode
  error?: string | undefined
  /** why a day that exists cannot be meant */
  whyNot?: WhyNot | undefined
  /** a question about a day that is possible, in the place of the help */
  doubt?: ((day: string) => string | undefined) | undefined
  /** what is sent, as it changes */
  onText?: ((text: string) => void) | undefined
  /** a day long ago: no year to begin with, and the browser may know it */
  isBirthday?: boolean
  disabled?: boolean | undefined
  className?: string | undefined
}

/**
 * A day by typed parts in Bikram Sambat or AD, as bills carry both; what it is in the other calendar is said below. It
 * begins with the present year, takes digits of both scripts, and a month by its letters or number.
 */
export function DateField({
  label,
  name,
  defaultValue = '',
  locale = pageLocale(),
  calendar: wanted = pageCalendar(locale),
  help,
  error,
  whyNot,
  doubt,
  onText,
  isBirthday = false,
  disabled,
  className,
}: DateFieldProps) {
  const parts = useRef<HTMLDivElement>(null)
  const sent = useRef<HTMLInputElement>(null)
  const [today] = useState(() => isoToday())
  const begun = (date: TypedDate) => (isBirthday && date.day === '' && date.month === '' ? { ...date, year: '' } : date)
  const [initial] = useState(() => begun(typedDateOf(defaultValue, wanted, locale, today)))
  const [typed, setTyped] = useState(initial)
  // A date that is still being typed has no faults.
  const [isLeft, setLeft] = useState(defaultValue !== '')

  const take = (next: TypedDate) => {
    setTyped(next)
    if (sent.current && sent.current.value !== sentText(next)) enterText(sent.current, sentText(next))
  }
  const inputs = () => [...(parts.current?.querySelectorAll<HTMLInputElement>('[data-part]') ?? [])]
  const read = () => {
    const [day = '', month = '', year = ''] = inputs().map(({ value }) => value)
    take({ ...typed, day, month, year })
  }
  const choose = (calendar: Calendar) => {
    const next = begun(inCalendar(typed, calendar, { locale, today, whyNot }))
    const texts = [next.day, next.month, next.year]
    inputs().forEach((input, place) => (input.value = texts[place]!))
    take(next)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.closest('fieldset')?.contains(relatedTarget as Node | null)) setLeft(true)
  }
  // Keeps a date typed before the script loaded.
  const catchUp = useEffectEvent(() => {
    const texts = [initial.day, initial.month, initial.year]
    if (inputs().some(({ value }, place) => value !== texts[place])) announceChange(inputs()[1]!)
  })
  useEffect(() => catchUp(), [])

  const day = dayOf(typed)
  const other = otherWords(typed, locale)
  const doubtful = (day && doubt?.(day)) ?? uncertaintyOf(typed)
  // A browser keeps a birthday in AD.
  const autoComplete = (part: string) => (isBirthday && typed.calendar === 'ad' ? `bday-${part}` : 'off')
  const part = { 'data-part': '', onChange: read }
  return (
    <FieldGroup
      label={label}
      help={
        <>
          <output className={clsx(other && 'text-xs text-ink-2 tabular-nums')}>{other ? `= ${other}` : help}</output>
          {doubtful && <span className="block">{doubtful}</span>}
        </>
      }
      error={isLeft || error ? (faultOf(typed, locale, whyNot) ?? error) : undefined}
      className={className}
      disabled={disabled}
      beside={<CalendarSwitch chosen={typed.calendar} onChoose={choose} onBlur={leave} />}
    >
      <div ref={parts} onBlur={leave} className="grid grid-cols-[3.75rem_minmax(0,1fr)_5.25rem] gap-2">
        <TextInput
          {...part}
          aria-label={m.ui_day()}
          autoComplete={autoComplete('day')}
          inputMode="numeric"
          maxLength={2}
          placeholder={m.ui_day()}
          defaultValue={initial.day}
          className="tabular-nums"
        />
        <Select
          {...part}
          aria-label={m.ui_month()}
          autoComplete={autoComplete('month')}
          defaultValue={initial.month}
          onKeyDown={chooseByNumber}
          onBlur={forgetDigit}
        >
          <option value="">{m.ui_month()}</option>
          {NUMBERS.map((number) => (
            <option key={number} value={number}>
              {MONTHS[typed.calendar][locale][number - 1]}
            </option>
          ))}
        </Select>
        <TextInput
          {...part}
          aria-label={m.ui_year()}
          autoComplete={autoComplete('year')}
          inputMode="numeric"
          maxLength={4}
          placeholder={m.ui_year()}
          defaultValue={initial.year}
          className="tabular-nums"
        />
        <input
          ref={sent}
          hidden
          type="text"
          name={name}
          defaultValue={sentText(initial)}
          onChange={({ target }) => onText?.(target.value)}
        />
      </div>
    </FieldGroup>
  )
}

const CALENDARS = [
  { calendar: 'bs', short: m.ui_bs, long: m.ui_bs_long },
  { calendar: 'ad', short: m.ui_ad, long: m.ui_ad_long },
] as const

interface CalendarSwitchProps {
  chosen: Calendar
  onChoose: (calendar: Calendar) => void
  onBlur: (event: FocusEvent) => void
}

const CalendarSwitch = ({ chosen, onChoose, onBlur }: CalendarSwitchProps) => (
  <div role="group" aria-label={m.ui_calendar()} className="flex shrink-0">
    {CALENDARS.map(({ calendar, short, long }) => (
      <button
        key={calendar}
        type="button"
        aria-pressed={chosen === calendar}
        title={long()}
        onBlur={onBlur}
        onClick={() => onChoose(calendar)}
        className="size-11 text-xs text-ink-3 decoration-2 underline-offset-4 hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:underline"
      >
        {short()}
      </button>
    ))}
  </div>
)

/** The month list: keeps its selection when the names change. */
const NUMBERS = Array.from({ length: 12 }, (_, place) => place + 1)

/** A closed list finds its options by their first letters; this adds their number, in one digit or two. */
function chooseByNumber(event: KeyboardEvent<HTMLSelectElement>): void {
  const list = event.currentTarget
  const digit = latinDigits(event.key)
  if (!/^\d$/.test(digit) || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  const before = list.dataset.digit ?? ''
  const month = [before + digit, digit].map(Number).find((number) => number >= 1 && number <= 12)
  list.dataset.digit = before === '' ? digit : ''
  if (month === undefined) return
  list.value = String(month)
  announceChange(list)
}

const forgetDigit = ({ currentTarget }: FocusEvent<HTMLSelectElement>) => {
  delete currentTarget.dataset.digit
}

const announceChange = (input: HTMLElement) => input.dispatchEvent(new Event('change', { bubbles: true }))

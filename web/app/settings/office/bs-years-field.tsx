import { BS_MONTHS_ENGLISH, BS_MONTHS_NEPALI, fromBs, PUBLISHED_THROUGH } from 'contract/core/dates/bikram-sambat'
import type { BsYear } from 'contract/core/dates/entered-years'
import { datesIn } from 'contract/core/dates/dates-in'
import { DAY_MILLISECONDS, isoDay } from 'contract/core/dates/nepal-time'
import { latinDigits } from 'contract/core/texts/digits'
import { useRef, useState, type ChangeEvent } from 'react'
import { m } from '#messages'
import { pageLocale } from '../../core/locale.ts'
import { enterText } from '../../ui/browser/enter-text.ts'
import { Field } from '../../ui/fields/field.tsx'
import { FieldGroup } from '../../ui/fields/field-group.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { digits } from '../../ui/format/numbers.ts'

export interface BsYearsFieldProps {
  stored: readonly BsYear[]
  errorOf: (field: string) => string | undefined
}

/** A year as it is typed: twelve texts. */
interface TypedYear {
  year: number
  months: string[]
}

/** The months of the years that this release does not know: those that were entered, and the one that comes next. */
export function BsYearsField({ stored, errorOf }: BsYearsFieldProps) {
  const sent = useRef<HTMLInputElement>(null)
  const [years, setYears] = useState(() => withNext(stored.filter(({ year }) => year > PUBLISHED_THROUGH)))
  const type = (year: number, month: number) => (event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget
    const next = years.map((one) => (one.year === year ? { year, months: one.months.with(month, value) } : one))
    setYears(next)
    // The form hears of it as of any other input.
    if (sent.current) enterText(sent.current, sentYears(next))
  }
  const sentNow = typedYears(years)
  /** Of the first month that is none, or of all of them. A refusal counts the years that were sent. */
  const errorIn = (year: number) => {
    const place = sentNow.findIndex((one) => one.year === year)
    return ['', ...MONTHS.map((month) => `.${month}`)]
      .map((month) => errorOf(`bs_years.${place}.months${month}`))
      .find((error) => error !== undefined)
  }
  const names = pageLocale() === 'ne' ? BS_MONTHS_NEPALI : BS_MONTHS_ENGLISH
  return (
    <div className="grid gap-6 sm:col-span-2">
      <input ref={sent} hidden type="text" name="bs_years" defaultValue={sentYears(years)} />
      {years.map(({ year, months }, place) => (
        <FieldGroup
          key={year}
          label={m.settings_bs_year({ year: digits(year) })}
          help={place === years.length - 1 ? m.settings_bs_year_help() : undefined}
          error={errorIn(year) ?? (place === years.length - 1 ? errorOf('bs_years') : undefined)}
        >
          <div className="grid grid-cols-3 gap-x-3 gap-y-4 sm:grid-cols-6">
            {names.map((name, month) => (
              <Field key={name} label={name}>
                <TextInput
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={2}
                  value={months[month]}
                  onChange={type(year, month)}
                  className="tabular-nums"
                />
              </Field>
            ))}
          </div>
          <output className="mt-3 block text-xs text-ink-2 tabular-nums">{sumText(years, place)}</output>
        </FieldGroup>
      ))}
    </div>
  )
}

const MONTHS = Array.from({ length: 12 }, (_, month) => month)
const EMPTY = MONTHS.map(() => '')

/** With an empty year after the last one. */
function withNext(stored: readonly BsYear[]): TypedYear[] {
  const typed = stored.map(({ year, months }) => ({ year, months: months.map(digits) }))
  return [...typed, { year: (typed.at(-1)?.year ?? PUBLISHED_THROUGH) + 1, months: EMPTY }]
}

const lengthOf = (text: string) => latinDigits(text.trim())

/** Years of which nothing is typed are none. */
const typedYears = (years: readonly TypedYear[]): TypedYear[] =>
  years
    .map(({ year, months }) => ({ year, months: months.map(lengthOf) }))
    .filter(({ months }) => months.some((length) => length !== ''))

const sentYears = (years: readonly TypedYear[]): string => JSON.stringify(typedYears(years))

/** When the year begins, what its months are together, and when the next one would begin. */
function sumText(years: readonly TypedYear[], place: number): string {
  const first = firstDayOf(years, place)
  if (first === undefined) return ''
  const begins = m.settings_bs_year_begins({ day: adDate(first) })
  const days = daysOf(years[place]!)
  // Of a sum that is no year, nothing follows.
  return days !== 365 && days !== 366
    ? begins
    : `${begins} ${m.settings_bs_year_sum({ days: digits(days), day: adDate(dayAfter(first, days)) })}`
}

/** Of the first year from the table, of each further one by the months before it; undefined while those are not typed. */
function firstDayOf(years: readonly TypedYear[], place: number): string | undefined {
  const begin = fromBs({ year: PUBLISHED_THROUGH + 1, month: 1, day: 1 })
  return years.slice(0, place).reduce<string | undefined>((day, year) => {
    const days = daysOf(year)
    return day !== undefined && days !== undefined ? dayAfter(day, days) : undefined
  }, begin)
}

/** Undefined while a month is missing. */
function daysOf({ months }: TypedYear): number | undefined {
  const lengths = months.map((text) => (/^\d\d$/.test(lengthOf(text)) ? Number(lengthOf(text)) : Number.NaN))
  const sum = lengths.reduce((total, length) => total + length, 0)
  return Number.isNaN(sum) ? undefined : sum
}

/** In AD, whatever calendar the reader has: it is what the government's calendar is compared with. */
const adDate = (day: string): string => datesIn(pageLocale(), 'ad').long(day)

const dayAfter = (day: string, days: number): string => isoDay(new Date(Date.parse(day) + days * DAY_MILLISECONDS))

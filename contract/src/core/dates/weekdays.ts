import { m } from 'contract/messages'
import { counted, type Wording } from '../wording.ts'
import { z } from 'zod'
import { jsonIn } from '../json-in.ts'
import { WEEKDAYS } from './weekday-names.ts'

/** A list that travels as JSON text, with commas as in a cell of a spreadsheet, or as itself. */
export const listIn = <T extends z.ZodType>(item: T, error: Wording, max = 100) =>
  z
    .preprocess(partsOf, z.array(item, { error }).max(max, { error: () => m.core_most_possible({ n: counted(max) }) }))
    .meta({ type: 'array', items: { type: 'string' } }) as unknown as z.ZodType<
    z.output<T>[],
    string | readonly (z.input<T> | z.output<T>)[]
  >

function partsOf(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (text.startsWith('[')) {
    const list = jsonIn(text)
    return Array.isArray(list) ? list : [text]
  }
  return text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
}

const weekday = z.preprocess(
  (value) => (typeof value === 'string' ? numberOf(value) : value),
  z
    .int({ error: m.core_choose_days_week })
    .min(0, { error: m.core_choose_days_week })
    .max(6, { error: m.core_choose_days_week }),
) as unknown as z.ZodType<number, number | string>

/** `Saturday`, `sat` or `6`. */
function numberOf(text: string): unknown {
  const typed = text.trim().toLowerCase()
  const place = WEEKDAYS.findIndex((name) => typed.length >= 3 && name.toLowerCase().startsWith(typed))
  return place === -1 ? (/^[0-6]$/.test(typed) ? Number(typed) : text) : place
}

/** Days of the week, 0 is Sunday, each once and in their order. */
export const weekdays = listIn(weekday, m.core_choose_days_week).transform((days) =>
  [...new Set(days)].toSorted((a, b) => a - b),
) as unknown as z.ZodType<number[], string | readonly (number | string)[]>

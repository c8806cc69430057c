import { m } from 'contract/messages'
import { z } from 'zod'
import {
  conditionsIn,
  MOST_CONDITIONS,
  MOST_VALUES,
  operatorsOf,
  type AskedFields,
  type Condition,
} from './conditions.ts'
import { rangeRefusal } from './texts/serial-range.ts'

const LONGEST_VALUE = 100

/** The conditions on a list's rows: `status.any:On Service|Completed;zone.not:Kaski;rating.empty`; rows meet all of them. */
export const asked = (fields: AskedFields) =>
  z
    .string()
    .trim()
    .max(4000, { error: m.core_too_many_conditions })
    .refine((text) => isKnown(conditionsIn(text), fields), { error: m.core_no_condition, abort: true })
    .superRefine((text, context) => {
      const message = conditionsIn(text)?.map(refusalOf).find(Boolean)
      if (message) context.addIssue({ code: 'custom', message })
    })
    .meta({ example: exampleOf(fields) })
    .optional()

const refusalOf = ({ operator, values: [first = '', last = ''] }: Condition) =>
  operator === 'between' ? rangeRefusal(first, last) : undefined

const isKnown = (conditions: readonly Condition[] | undefined, fields: AskedFields): boolean =>
  conditions !== undefined &&
  conditions.length <= MOST_CONDITIONS &&
  conditions.every((condition) => isPossible(condition, fields))

function isPossible({ field, operator, values }: Condition, fields: AskedFields): boolean {
  const known = Object.hasOwn(fields, field) ? fields[field] : undefined
  return (
    known !== undefined &&
    operatorsOf(known).includes(operator) &&
    values.length <= MOST_VALUES &&
    values.every(
      (value) =>
        value.length <= LONGEST_VALUE &&
        (!known.digits || /^\d{1,9}$/.test(value)) &&
        (!known.values || known.values.includes(value)),
    )
  )
}

const exampleOf = (fields: AskedFields): string => {
  const [name, field] = Object.entries(fields)[0]!
  return `${name}.${field.kind === 'text' ? 'lacks' : 'not'}:${field.values?.[0] ?? (field.digits ? '1' : 'text')}`
}

import {
  conditionsIn,
  type AskedField,
  type AskedFields,
  type Condition,
  type Operator,
} from 'contract/core/conditions'
import { sql, type RawBuilder } from 'kysely'
import { serialRange } from 'contract/core/texts/serial-range'
import { containing, containingPlainly } from './containing.ts'
import { startingWith } from './starting-with.ts'

/** What a field compares: a column, or */
export type AskedColumn =
  | RawBuilder<unknown>
  /** one that lists several values, */
  | { each: RawBuilder<unknown> }
  /** one that has its text as `plain()` writes it already, */
  | { plain: RawBuilder<unknown> }
  /** one whose text is a part of another, which has a search index; with the key of a serial number, */
  | { part: RawBuilder<unknown>; of: RawBuilder<unknown>; key?: RawBuilder<unknown> }
  /** or one of another table: whether a row belongs to one there that meets a condition. */
  | { value: RawBuilder<unknown>; through: (met: RawBuilder<boolean>) => RawBuilder<boolean> }

/** A column that has one value a row. */
type OneValue = Exclude<AskedColumn, { each: unknown } | { through: unknown }>

/**
 * Whether a row meets all conditions of an address. A row without a value is none of those that are named, and contains
 * nothing. The contract has checked the conditions.
 */
export function meeting<Fields extends AskedFields>(
  where: string | undefined,
  fields: Fields,
  columns: Record<keyof Fields, AskedColumn>,
): RawBuilder<boolean> {
  const conditions = (where && conditionsIn(where)) || []
  if (conditions.length === 0) return sql<boolean>`true`
  const [kinds, places]: [AskedFields, Record<string, AskedColumn>] = [fields, columns]
  const met = conditions.map((condition) => meets(condition, kinds[condition.field]!, places[condition.field]!))
  return sql<boolean>`(${sql.join(met, sql` and `)})`
}

function meets(condition: Condition, field: AskedField, column: AskedColumn): RawBuilder<boolean> {
  if ('each' in column) return meetsEach(condition, column.each)
  if ('through' in column) return meetsThrough(condition, field, column)
  const { operator, values } = condition
  switch (operator) {
    case 'is':
    case 'any':
      return isOneOf(values, field, column)
    case 'not':
      return sql<boolean>`not coalesce(${isOneOf(values, field, column)}, false)`
    case 'contains':
      return holds(column, values[0]!)
    case 'lacks':
      return sql<boolean>`not coalesce(${holds(column, values[0]!)}, false)`
    case 'empty':
      return isSet(column, field, false)
    case 'set':
      return isSet(column, field, true)
    case 'between':
      return isCounted(column, values)
  }
}

const OPPOSITE: Partial<Record<Operator, Operator>> = { not: 'is', lacks: 'contains', empty: 'set' }

/** A row without one there meets what one that is not so would. */
function meetsThrough(
  condition: Condition,
  field: AskedField,
  { value, through }: Extract<AskedColumn, { through: unknown }>,
): RawBuilder<boolean> {
  const opposite = OPPOSITE[condition.operator]
  const met = through(meets({ ...condition, operator: opposite ?? condition.operator }, field, value))
  return opposite ? sql<boolean>`not coalesce(${met}, false)` : met
}

/** Whether a serial number is in a range, as people count: its prefix, and then nothing but a number. */
function isCounted(column: OneValue, [first = '', last = '']: readonly string[]): RawBuilder<boolean> {
  const key = 'part' in column ? column.key : undefined
  const range = serialRange(first, last)
  if (!key || typeof range === 'string') return sql<boolean>`false`
  const digits = sql`substr(${key}, ${range.prefix.length + 1}::int)`
  // In this order: only digits are read as a number.
  return sql<boolean>`(${startingWith(key, sql`${range.prefix}::text`)}
    and case when ${digits} ~ '^[0-9]+$' then ${digits}::numeric
      between ${String(range.from)}::numeric and ${String(range.to)}::numeric else false end)`
}

/** A text ignores case and accents, as its search does. */
function isOneOf(values: readonly string[], field: AskedField, column: OneValue): RawBuilder<boolean> {
  const { kind, digits } = field
  const plainly = () => sql.join(values.map((value) => sql`plain(${value})`))
  if ('plain' in column) return sql<boolean>`${column.plain} in (${plainly()})`
  if ('part' in column) {
    const within = values.map((value) => containing(column.of, value))
    return sql<boolean>`((${sql.join(within, sql` or `)}) and ${isOneOf(values, field, column.part)})`
  }
  if (kind === 'text') return sql<boolean>`plain(${column}) in (${plainly()})`
  return sql<boolean>`${column} in (${sql.join(digits ? values.map(Number) : values)})`
}

function holds(column: OneValue, typed: string): RawBuilder<boolean> {
  if ('plain' in column) return containingPlainly(column.plain, typed)
  if ('part' in column) return sql<boolean>`(${containing(column.of, typed)} and ${containing(column.part, typed)})`
  return containing(column, typed)
}

function isSet(column: OneValue, field: AskedField, set: boolean): RawBuilder<boolean> {
  const value = 'plain' in column ? column.plain : 'part' in column ? column.part : column
  if (field.digits) return set ? sql<boolean>`${value} is not null` : sql<boolean>`${value} is null`
  // Everything is greater than an empty text, and an index knows where that begins.
  return set ? sql<boolean>`${value} > ''` : sql<boolean>`(${value} is null or ${value} = '')`
}

function meetsEach({ operator, values }: Condition, list: RawBuilder<unknown>): RawBuilder<boolean> {
  if (operator === 'empty') return sql<boolean>`${list} = '{}'`
  if (operator === 'set') return sql<boolean>`${list} <> '{}'`
  const shared = sql<boolean>`${list} && array[${sql.join(values)}]::text[]`
  return operator === 'not' ? sql<boolean>`not (${shared})` : shared
}

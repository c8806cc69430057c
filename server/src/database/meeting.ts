import { conditionsIn, type AskedField, type AskedFields, type Condition } from 'contract/core/conditions'
import { sql, type RawBuilder } from 'kysely'
import { containing } from './containing.ts'

/** What a field compares: a column, or one that lists several values. */
export type AskedColumn = RawBuilder<unknown> | { each: RawBuilder<unknown> }

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
  const { operator, values } = condition
  switch (operator) {
    case 'is':
    case 'any':
      return isOneOf(values, field, column)
    case 'not':
      return sql<boolean>`not coalesce(${isOneOf(values, field, column)}, false)`
    case 'contains':
      return containing(column, values[0]!)
    case 'lacks':
      return sql<boolean>`not coalesce(${containing(column, values[0]!)}, false)`
    case 'empty':
      return field.digits ? sql<boolean>`${column} is null` : sql<boolean>`(${column} is null or ${column} = '')`
    case 'set':
      return field.digits ? sql<boolean>`${column} is not null` : sql<boolean>`${column} <> ''`
  }
}

/** A text ignores case and accents, as its search does. */
function isOneOf(values: readonly string[], { kind, digits }: AskedField, column: RawBuilder<unknown>) {
  if (kind === 'text')
    return sql<boolean>`plain(${column}) in (${sql.join(values.map((value) => sql`plain(${value})`))})`
  return sql<boolean>`${column} in (${sql.join(digits ? values.map(Number) : values)})`
}

function meetsEach({ operator, values }: Condition, list: RawBuilder<unknown>): RawBuilder<boolean> {
  if (operator === 'empty') return sql<boolean>`${list} = '{}'`
  if (operator === 'set') return sql<boolean>`${list} <> '{}'`
  const shared = sql<boolean>`${list} && array[${sql.join(values)}]::text[]`
  return operator === 'not' ? sql<boolean>`not (${shared})` : shared
}

import { sql, type RawBuilder } from 'kysely'
import { canonicalCode, canonicalSerial } from 'contract/core/texts/canonical'
import { containing } from './containing.ts'
import { startingWith } from './starting-with.ts'

/** Whether a stored key matches a serial number in any spelling; `key` names the column. */
export const isSerial = (key: string, typed: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(key)} = serial_key(${typed}) and ${sql.ref(key)} <> ''`

/**
 * Matches serial numbers that contain what was typed, in any spelling; one that begins with "SN" matches only at the
 * beginning. `searched` is the text of the table's search index, which contains the key and narrows the rows.
 */
export function containingSerial(table: string, searched: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const literally = sql`${containing(searched, typed)} and ${containing(sql.ref(`${table}.serial_number`), typed)}`
  const key = canonicalSerial(typed)
  if (key === '') return sql<boolean>`(${literally})`
  const begins = key === canonicalCode(typed) ? '%' : ''
  const pattern = `${begins}${key.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`(${literally}
    or ${containing(searched, key)} and ${sql.ref(`${table}.serial_key`)} like ${pattern})`
}

/** Matches a number of few rows, such as one's own complaints, that contains what was typed, in any spelling. */
export function containingCode(number: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const key = canonicalCode(typed)
  return key === '' ? containing(number, typed) : sql<boolean>`strpos(canonical_code(${number}), ${key}) > 0`
}

/** Matches numbers that begin with what was typed, in any spelling; by the index of the column's canonical form. */
export function startsWithCode(column: string, typed: string): RawBuilder<boolean> {
  const key = canonicalCode(typed)
  // A word without a digit is not a number.
  if (!/\d/.test(key)) return sql<boolean>`false`
  return startingWith(sql`canonical_code(${sql.ref(column)})`, sql`${key}::text`)
}

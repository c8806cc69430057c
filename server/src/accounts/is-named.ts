import { sql, type RawBuilder } from 'kysely'
import { normalizePhone } from 'contract/core/texts/digits'
import { escapedLike } from '../platform/database/containing.ts'
import { hasNumberLike } from './numbers.queries.ts'

/** The trigrams of an index are three letters long; with fewer, it would return every row. */
const INDEXED_LETTERS = 3
/** Shorter words resemble too many names. */
const LETTERS_OF_SLIP = 4
/** The required share of common trigrams; "Sta Thapa" and "Sita Thapa" share six of ten. */
const ALIKE = 0.45

/** Whether the name contains each word that was typed, in any order, ignoring case and accents. */
export function isNamed(typed: string): RawBuilder<boolean> {
  const words = typed.split(/\s+/).filter(Boolean)
  return sql<boolean>`(${sql.join((words.length > 0 ? words : [' ']).map(holdsWord), sql` and `)})`
}

// A word of one or two letters only narrows what the others find.
const holdsWord = (word: string) =>
  word.length < INDEXED_LETTERS
    ? sql`strpos(account.full_name, plain(${word})) > 0`
    : sql`account.full_name like '%' || plain(${escapedLike(word)}) || '%'`

/** Whether the name is almost what was typed, however the words are ordered; undefined for too short a text. */
export const isNamedAlike = (typed: string): RawBuilder<boolean> | undefined =>
  typed.length < LETTERS_OF_SLIP || /\p{Nd}|@/u.test(typed)
    ? undefined
    : sql<boolean>`(account.full_name % plain(${typed}) and ${likenessOf(typed)} >= ${ALIKE})`

/** How alike the name and what was typed are, 0 to 1. */
export const likenessOf = (typed: string): RawBuilder<number> =>
  sql<number>`similarity(account.full_name, plain(${typed}))`

/** The digits of a number in any script and spelling, where enough were typed to look for a part of it. */
export function digitsOfNumber(typed: string): string | undefined {
  const digits = String(normalizePhone(typed))
  return digits.length >= INDEXED_LETTERS && /^\d{1,10}$/.test(digits) ? digits : undefined
}

/** Whether an account is found by what a caller says: a part of the number, the name, or the e-mail. */
export function isFoundBy(typed: string): RawBuilder<boolean> {
  const digits = digitsOfNumber(typed)
  if (digits) return hasNumberLike(`%${digits}%`)
  if (typed.includes('@')) return sql<boolean>`lower(account.email) like lower(${`%${escapedLike(typed.trim())}%`})`
  return isNamed(typed)
}

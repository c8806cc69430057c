import { sql, type RawBuilder } from 'kysely'

/** Whether an account's first and last name contain what was typed, whatever its case, accents and spaces. */
export function isNamed(typed: string): RawBuilder<boolean> {
  const words = typed.replace(/\s+/g, ' ')
  // The index knows three letters in a row. Asked for fewer it gives every name, which takes longer than to do without.
  return words.length < INDEXED_LETTERS
    ? sql<boolean>`strpos(account.full_name, plain(${words})) > 0`
    : sql<boolean>`account.full_name like '%' || plain(${words.replace(/[\\%_]/g, '\\$&')}) || '%'`
}

const INDEXED_LETTERS = 3

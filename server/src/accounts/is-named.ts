import { sql, type RawBuilder } from 'kysely'

/** Whether first and last name contain what was typed, ignoring case, accents and spaces. */
export function isNamed(typed: string): RawBuilder<boolean> {
  const words = typed.replace(/\s+/g, ' ')
  // The index matches three letters in a row. For fewer it would return every name, which is slower than a scan.
  return words.length < INDEXED_LETTERS
    ? sql<boolean>`strpos(account.full_name, plain(${words})) > 0`
    : sql<boolean>`account.full_name like '%' || plain(${words.replace(/[\\%_]/g, '\\$&')}) || '%'`
}

const INDEXED_LETTERS = 3

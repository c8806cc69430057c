import { sql, type RawBuilder } from 'kysely'

/** Text that contains what was typed, whatever its case and accents; a trigram index on `plain(...)` of the text serves it. */
export const containing = (text: RawBuilder<unknown>, typed: string): RawBuilder<boolean> =>
  sql<boolean>`plain(${text}) like '%' || plain(${typed.replace(/[\\%_]/g, '\\$&')}) || '%'`

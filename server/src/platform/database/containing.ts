import { sql, type RawBuilder } from 'kysely'

/**
 * Matches text that contains what was typed, ignoring case and accents; uses a trigram index on `plain(...)` of the
 * text.
 */
export const containing = (text: RawBuilder<unknown>, typed: string): RawBuilder<boolean> =>
  sql<boolean>`plain(${text}) like '%' || plain(${escapedLike(typed)}) || '%'`

/** The same for a text that is stored as `plain()` writes it. */
export const containingPlainly = (text: RawBuilder<unknown>, typed: string): RawBuilder<boolean> =>
  sql<boolean>`${text} like '%' || plain(${escapedLike(typed)}) || '%'`

/** Escapes typed text for `like`: wildcards match literally. */
export const escapedLike = (typed: string): string => typed.replace(/[\\%_]/g, '\\$&')

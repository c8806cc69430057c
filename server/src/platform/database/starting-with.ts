import { sql, type RawBuilder } from 'kysely'

/** Matches texts that begin with another one, by a range of an index in byte order (`collate "C"`). */
export const startingWith = (text: RawBuilder<unknown>, beginning: RawBuilder<unknown>): RawBuilder<boolean> => {
  // Each bound is computed once, before the first row.
  const bound = (value: RawBuilder<unknown>) => sql`(select ${value})`
  return sql<boolean>`(${text} collate "C" >= ${bound(beginning)}
    and ${text} collate "C" < ${bound(sql`${beginning} || ${HIGHEST_CHARACTER}`)})`
}

const HIGHEST_CHARACTER = sql`chr(1114111)`

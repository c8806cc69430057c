import { sql, type RawBuilder } from 'kysely'
import { FINDER_HITS, type FinderKind } from 'contract/finder/words'

/** What is looked for in one kind of things, and how a hit reads. */
export interface Search {
  kind: FinderKind
  table: string
  title: RawBuilder<unknown>
  line: RawBuilder<unknown>
  stages: readonly Stage[]
}

/** Some of the rows, the best ones first. */
export interface Stage {
  where: RawBuilder<unknown>
  /** as the index of the stage has it, so that its first rows cost no more than themselves */
  order: RawBuilder<unknown>
}

/**
 * The first hits of a search: a stage is only asked when those before it gave fewer than are shown, and leaves out what
 * they know.
 */
export function firstHits({ kind, table, title, line, stages }: Search): RawBuilder<unknown> {
  const limit = sql.lit(FINDER_HITS)
  const parts = stages.map(({ where, order }, place) => {
    const known = stages.slice(0, place).map((earlier) => sql` and (${earlier.where}) is not true`)
    return sql`(select ${sql.lit(kind)} as kind, id, ${title} as title, ${line} as line
      from ${sql.table(table)} where (${where})${sql.join(known, sql``)} order by ${order} limit ${limit})`
  })
  return sql`(select * from (${sql.join(parts, sql` union all `)}) hits limit ${limit})`
}

/** What begins as it was typed, the shortest first: a range of an index in the order of bytes. */
export const beginning = (text: RawBuilder<unknown>, typed: RawBuilder<unknown>): Stage => ({
  where: sql`${text} collate "C" >= ${once(typed)} and ${text} collate "C" < ${once(sql`${typed} || ${LAST_LETTER}`)}`,
  order: sql`${text} collate "C"`,
})

/** What ends as it was typed. */
export const ending = (text: RawBuilder<unknown>, typed: RawBuilder<unknown>): Stage =>
  beginning(sql`reverse(${text})`, sql`reverse(${typed})`)

/** The one row with this number. */
export const numbered = (id: number): Stage => ({ where: sql`id = ${id}`, order: sql`id` })

/** What is computed of the words that were typed, before the first row and not with each. */
export const once = (value: RawBuilder<unknown>): RawBuilder<unknown> => sql`(select ${value})`

/** The last character there is. */
const LAST_LETTER = sql`chr(1114111)`

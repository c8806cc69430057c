import { sql, type RawBuilder } from 'kysely'
import { FINDER_HITS, type FinderKind } from 'contract/finder/words'
import { startingWith } from '../platform/database/starting-with.ts'

/** The searched columns of one kind of record, and the text of a hit. */
export interface Search {
  kind: FinderKind
  table: string
  title: RawBuilder<unknown>
  line: RawBuilder<unknown>
  stages: readonly Stage[]
}

/** Some of the rows, best first. */
export interface Stage {
  where: RawBuilder<unknown>
  /** in the order of the stage's index, so that its first rows are cheap */
  order: RawBuilder<unknown>
  /** finds likely corrections of the input; not counted */
  isGuess?: boolean
}

/** The first hits of a search: a stage is queried only if the previous ones had too few, and excludes their hits. */
export function firstHits({ kind, table, title, line, stages }: Search): RawBuilder<unknown> {
  const limit = sql.lit(FINDER_HITS)
  const parts = stages.map(({ where, order }, place) => {
    const known = stages.slice(0, place).map((earlier) => sql` and (${earlier.where}) is not true`)
    return sql`(select ${sql.lit(kind)} as kind, id, ${title} as title, ${line} as line
      from ${sql.table(table)} where (${where})${sql.join(known, sql``)} order by ${order} limit ${limit})`
  })
  return sql`(select * from (${sql.join(parts, sql` union all `)}) hits limit ${limit})`
}

/** How many rows a search finds at most so many, those of its guesses left out. */
export function countOf({ kind, table, stages }: Search, most: number): RawBuilder<unknown> {
  const wanted = stages.filter(({ isGuess }) => !isGuess).map(({ where }) => sql`(${where})`)
  return sql`select ${sql.lit(kind)} as kind, count(*)::int as total
    from (select from ${sql.table(table)} where ${sql.join(wanted, sql` or `)} limit ${sql.lit(most)}) found`
}

/** Matches at the beginning, shortest first: a range of an index in byte order. */
export const beginning = (text: RawBuilder<unknown>, typed: RawBuilder<unknown>): Stage => ({
  where: startingWith(text, typed),
  order: sql`${text} collate "C"`,
})

/** Matches at the end. */
export const ending = (text: RawBuilder<unknown>, typed: RawBuilder<unknown>): Stage =>
  beginning(sql`reverse(${text})`, sql`reverse(${typed})`)

/** The one row with this number. */
export const numbered = (id: number): Stage => ({ where: sql`id = ${id}`, order: sql`id` })

/** Computed once from the typed words, before the first row. */
export const once = (value: RawBuilder<unknown>): RawBuilder<unknown> => sql`(select ${value})`

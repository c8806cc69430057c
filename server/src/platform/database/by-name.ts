import { sql, type RawBuilder } from 'kysely'

/** What rows are ordered by to stand in the order of their names, in Latin or Devanagari: `byName('category.name')`. */
export const byName = (column: string): RawBuilder<string> => sql<string>`name_order(${sql.ref(column)})`

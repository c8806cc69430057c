import { sql, type RawBuilder } from 'kysely'

/** The sort key for ordering rows by name, in Latin or Devanagari: `byName('category.name')`. */
export const byName = (column: string): RawBuilder<string> => sql<string>`name_order(${sql.ref(column)})`

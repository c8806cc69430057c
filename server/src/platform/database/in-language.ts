import { sql, type RawBuilder } from 'kysely'
import type { Locale } from 'contract/core/locale'
import type { DB } from '../core/schema.ts'

/** The columns that have a Nepali twin: `product.name` with `product.name_ne`. */
type Translated = {
  [Table in keyof DB]: {
    [Column in keyof DB[Table] & string]: `${Column}_ne` extends keyof DB[Table] ? `${Table}.${Column}` : never
  }[keyof DB[Table] & string]
}[keyof DB]

/** A query part: a text of the catalogue in a language; English where there is none in it. */
export const inLanguage = (locale: Locale, column: Translated): RawBuilder<string> =>
  locale === 'en'
    ? sql<string>`${sql.ref(column)}`
    : sql<string>`coalesce(nullif(${sql.ref(`${column}_${locale}`)}, ''), ${sql.ref(column)})`

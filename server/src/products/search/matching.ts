import { sql, type RawBuilder } from 'kysely'
import type { Measure } from './attributes.ts'
import type { Dictionary } from './dictionary.ts'
import type { Chosen } from './search-facets.ts'
import { literal } from './search-words.ts'
import { SIZE_NUMBER, WATTS, type Wish } from './wishes.ts'

/** One reading of a search: what a product must have, and what ranks it higher. */
export interface Wanted {
  text: string
  /** each must be in a product */
  words: string[]
  /** they need not be in a product, and raise those that have them */
  wished?: string[]
  /** sub-categories, the likeliest first */
  groups?: number[]
  colours?: string[] | undefined
  measures?: Measure[]
  /** also products that have all words as they were typed, as whole words */
  orTyped?: string[]
  /** each of the words as a whole word */
  isWhole?: boolean
  /** orders products that are equally relevant */
  wish?: Wish | undefined
  /** no group was meant more than another */
  isOneWord?: boolean
  /** products whose model name begins as it was typed come before the groups */
  isBySound?: boolean
}

/**
 * For shorter words the index reads all of itself, which takes longer than to read the rows: `is true` keeps it from that.
 */
const HAS_TRIGRAM = /[\p{L}\p{M}\p{N}]{3}/u

/** What the matching products have; the filters that facets count are added later. Undefined for any product. */
export function conditionOf(
  { words, groups = [], colours, measures = [], orTyped = [], isWhole = false }: Wanted,
  { colours: chosenColours, powers, sizes }: Pick<Chosen, 'colours' | 'powers' | 'sizes'>,
  dictionary: Dictionary,
): RawBuilder<boolean> | undefined {
  const has = (word: string) =>
    orItsCategory(
      sql`(product.words like ${`%${literal(word)}%`})${HAS_TRIGRAM.test(word) ? sql`` : sql` is true`}`,
      dictionary.named((names) => names.includes(word)),
    )
  const hasWhole = (word: string, apart: readonly number[] = []) =>
    orItsCategory(
      sql`product.words like ${`% ${literal(word)} %`}`,
      dictionary.named((names) => names.includes(` ${word} `)).filter((group) => !apart.includes(group)),
    )
  const inGroup = groups.length > 0 ? [sql`product.sub_category_id = any(${groups}::int[])`] : []
  const named = all([...inGroup, ...words.map((word) => (isWhole ? hasWhole(word) : has(word)))])
  // What has all that was typed has the words too, which are parts of it: of these groups it is found already.
  const found = words.every((word) => orTyped.some((typed) => typed.includes(word))) ? groups : []
  const typed = inGroup.length > 0 && orTyped.length > 0 ? all(orTyped.map((word) => hasWhole(word, found))) : undefined
  return all([
    ...(named ? [typed ? sql`(${named} or ${typed})` : named] : []),
    ...measures.map((measure) => hasMeasure(measure, dictionary)),
    ...[colours, chosenColours].flatMap((hexes) => (hexes ? [sql`product.color_styles && ${hexes}::text[]`] : [])),
    ...(powers ? [sql`product.power = any(${powers}::text[])`] : []),
    ...(sizes ? [sql`product.sizes && ${sizes}::text[]`] : []),
  ])
}

/** The names of its category are not among the words of a product: a search knows which categories have them. */
const orItsCategory = (condition: RawBuilder<unknown>, groups: number[]): RawBuilder<unknown> =>
  groups.length === 0 ? condition : sql`(${condition} or product.sub_category_id = any(${groups}::int[]))`

/** All of them together, in parentheses; undefined if there is none. */
export const all = (conditions: RawBuilder<unknown>[]): RawBuilder<boolean> | undefined =>
  conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : undefined

/** Watts are stored in the power; other measures in the sizes and in names like "Chiya 1.5". */
function hasMeasure({ number, unit, bound }: Measure, dictionary: Dictionary): RawBuilder<unknown> {
  if (bound) {
    const isWithin = bound === 'from' ? sql`>=` : sql`<=`
    if (unit === 'w') return sql`${WATTS} ${isWithin} ${number}::numeric`
    const wanted = unit === 'ml' ? String(Number(number) / 1000) : number
    return sql`exists (select from unnest(product.sizes) as size where ${SIZE_NUMBER} ${isWithin} ${wanted}::numeric)`
  }
  const exactly = `(^|[^0-9.])${number.replace('.', '\\.')}`
  if (unit === 'w') return sql`product.power ~* ${`${exactly} *w`}`
  const inNames = orItsCategory(
    sql`product.words like ${`%\n% ${literal(number)} %`}`,
    dictionary.named((names) => names.includes(` ${number} `)),
  )
  return sql`(array_to_string(product.sizes, ' ') ~* ${`${exactly} *${unit}`} or ${inNames})`
}

/** One or two letters occur in too many products for a useful ranking. */
const isTelling = (word: string): boolean => word.length > 2

/** The third line of the words: the model numbers are the first two. */
const IN_NAMES = '%\n%\n%'

/**
 * The model number itself first, then a model name or category that begins with all that was typed, then the sub-category that was
 * meant, then how many words the names have, whole words twice. A single word of the dictionary means the sub-category.
 */
export function relevance(
  { text, words, wished = [], groups = [], isBySound = false, isOneWord = false, wish }: Wanted,
  dictionary: Dictionary,
): RawBuilder<number> | undefined {
  const inNames = [...words, ...wished]
    .filter(isTelling)
    .flatMap((word) => [
      sql`(product.words like ${`${IN_NAMES}${literal(word)}%`})::int`,
      sql`(product.words like ${`${IN_NAMES} ${literal(word)} %`})::int`,
    ])
  const isModel = sql`1000 * (product.words like ${`${literal(text)}\n%`} or product.words like ${`%\n${literal(text)}\n%`})::int`
  const inGroup = groups.map(
    (group, at) =>
      sql`${sql.lit(100 * Math.max(1, isOneWord && wish ? 4 : 4 - at))} * (product.sub_category_id = ${group})::int`,
  )
  const beginsNames = orItsCategory(
    sql`product.words like ${`%\n ${literal(text)} %`}`,
    dictionary.named((names) => names.startsWith(` ${text} `)),
  )
  const isNamed = sql`${sql.lit(isBySound || text.includes(' ') ? 500 : 3)} * (${beginsNames})::int`
  if (inNames.length === 0 && groups.length === 0) return undefined
  return sql<number>`(${sql.join([isModel, isNamed, ...inGroup, ...inNames], sql` + `)})`
}

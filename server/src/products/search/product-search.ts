import { sql, type RawBuilder } from 'kysely'
import type { Locale } from 'contract/core/locale'
import type { Pagination } from 'contract/core/fields'
import type { Facets, ProductCard } from 'contract/products/endpoints'
import type { SortOrder } from 'contract/products/words'
import { pagePart, paginationOf, partOf } from '../../platform/database/page-of.ts'
import type { Addresses } from '../../platform/files/addresses.ts'
import type { Db } from '../../platform/core/db.ts'
import { rupeesText } from '../../platform/core/format.ts'
import { cardOf, cardRows, FOR_SALE, type CardRow } from '../product-cards.ts'
import { countsIn, countsOfCatalogue, DEAREST, sumUp, type Alike, type Chosen } from './search-facets.ts'
import type { Measure } from './attributes.ts'
import { readDictionary, type Dictionary } from './dictionary.ts'
import { understand, type Meaning } from './meaning.ts'
import { chosenColours, coloursInUse, groupsOfCategory } from './search-filters.ts'
import { countedSpecs, rawValuesOf, specFacets, type CountedSpec } from './spec-facets.ts'
import { literal, plainSearch, searchWords } from './search-words.ts'
import { correctWords, type Correction } from './search-corrections.ts'

export interface ProductSearch {
  product_name?: string | undefined
  category?: string | undefined
  subcategory?: number | undefined
  min_price?: number | undefined
  max_price?: number | undefined
  warranty?: number | undefined
  in_stock?: boolean | undefined
  color?: string | undefined
  power?: string | undefined
  size?: string | undefined
  /** also products that are not sold any more */
  off_sale?: boolean | undefined
  sort_order?: SortOrder | undefined
  /** of the answer; English without it */
  locale?: Locale | undefined
  page: number
  per_page: number
}

export interface Found {
  data: ProductCard[]
  pagination: Pagination
  facets: Facets
  corrected_to: string
  understood_as: string[]
  let_go: string[]
}

/**
 * Products with these words and filters, with counts per filter. What people call a sub-category, colours, measures and
 * prices are understood in English and Nepali; where that finds nothing, less and less of it is required. Else each
 * word must be in a product, and where nothing has them, slips are corrected.
 */
export async function searchProducts(db: Db, files: Addresses, search: ProductSearch): Promise<Found> {
  const text = plainSearch(search.product_name ?? '')
  if (text === '') {
    const { answer } = await searchFor(db, files, { text, words: [] }, await chosenBy(db, search), search)
    return { ...answer, corrected_to: '', understood_as: [], let_go: [] }
  }
  const dictionary = await readDictionary(db)
  const meaning = understand(text, dictionary)
  const priced = withPrices(search, meaning)
  const chosen = await chosenBy(db, priced)
  const colours = await coloursMeant(db, meaning)
  const firstFound = async ([wanted, ...looser]: Wanted[], groups: number[]): Promise<Reading> => {
    const found = await searchFor(db, files, wanted!, chosen, search)
    if (found.matches === 0 && looser.length > 0) return firstFound(looser, groups)
    return { ...found, ...interpretation(wanted!, { ...meaning, groups }, priced, dictionary) }
  }
  const { matches, answer, ...read } = await firstFound(readingsOf(text, meaning, colours), meaning.groups)
  if (matches > 0) return { ...answer, corrected_to: '', ...read }
  const corrected = await correctWords(db, dictionary, searchWords(meaning.rest.join(' ')))
  if (corrected === undefined) return { ...answer, corrected_to: '', ...read }
  const again = await firstFound(correctedReadings(corrected, meaning, colours), corrected.groups)
  return { ...again.answer, corrected_to: corrected.text, understood_as: again.understood_as, let_go: again.let_go }
}

/** The results of a reading, and its interpretation. */
interface Reading extends Awaited<ReturnType<typeof searchFor>> {
  understood_as: string[]
  let_go: string[]
}

/** The readings of a corrected search, strictest first. */
const correctedReadings = (
  { text, words, groups }: Correction,
  { measures }: Meaning,
  colours: string[] | undefined,
): Wanted[] => [
  { text, words, groups, colours, measures },
  ...(groups.length > 0 ? [{ text, words: [], wished: words, groups }] : []),
]

async function chosenBy(db: Db, search: ProductSearch): Promise<Chosen> {
  return {
    groups: search.category ? await groupsOfCategory(db, search.category) : undefined,
    colours: search.color ? await chosenColours(db, search.color) : undefined,
    subCategory: search.subcategory,
    minPrice: search.min_price ?? 0,
    maxPrice: search.max_price ?? DEAREST,
    warranty: search.warranty ?? 0,
    inStock: search.in_stock,
    alsoOffSale: search.off_sale ?? false,
    powers: search.power ? await rawValuesOf(db, 'power', search.power) : undefined,
    sizes: search.size ? await rawValuesOf(db, 'size', search.size) : undefined,
  }
}

/** The prices of the filters, else those that the words say. */
const withPrices = (search: ProductSearch, { minPrice, maxPrice }: Meaning): ProductSearch =>
  search.min_price === undefined && search.max_price === undefined
    ? { ...search, min_price: minPrice, max_price: maxPrice }
    : search

async function coloursMeant(db: Db, { colours }: Meaning): Promise<string[] | undefined> {
  if (colours.length === 0) return undefined
  return coloursInUse(db, (name) => colours.some(({ shades }) => shades.has(name)))
}

/** One reading of a search: what a product must have, and what ranks it higher. */
interface Wanted {
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
  /** products whose model name begins as it was typed come before the groups */
  isBySound?: boolean
}

/** The readings of a search, strictest first: the first one that finds something counts. */
function readingsOf(
  text: string,
  { groups, isBySound, rest, measures }: Meaning,
  colours: string[] | undefined,
): Wanted[] {
  const typed = searchWords(text)
  const words = searchWords(rest.join(' '))
  const attributes = { colours, measures }
  if (groups.length > 0)
    return [
      { text, words, groups, ...attributes, orTyped: typed, isBySound },
      ...(words.length > 0 ? [{ text, words: [], wished: words, groups, ...attributes }] : []),
      ...(colours && measures.length > 0 ? [{ text, words: [], wished: words, groups, colours }] : []),
      ...(colours && measures.length > 0 ? [{ text, words: [], wished: words, groups, measures }] : []),
      ...(colours || measures.length > 0 ? [{ text, words: [], wished: words, groups }] : []),
    ]
  const hasAttributes = colours !== undefined || measures.length > 0
  return [
    ...(hasAttributes ? [{ text, words, ...attributes }] : []),
    ...(hasAttributes && words.length === 0 ? [] : [{ text, words: typed }]),
    ...(words.length > 0 && words.length < typed.length ? [{ text, words }] : []),
  ]
}

/** Explains the interpreted search, and which attributes no product of that kind has. */
function interpretation(
  wanted: Wanted,
  { groups, colours, measures }: Meaning,
  { min_price, max_price, locale = 'en' }: ProductSearch,
  dictionary: Dictionary,
): { understood_as: string[]; let_go: string[] } {
  const colourNames = colours.map(({ name }) => name)
  const measureNames = measures.map(({ number, unit }) => `${number} ${UNIT_NAMES[unit]}`)
  const hasColours = wanted.colours !== undefined
  const hasMeasures = wanted.measures !== undefined
  return {
    understood_as: [
      ...groups.slice(0, 2).map((group) => dictionary.nameOf(group, locale)),
      ...(hasColours ? colourNames : []),
      ...(hasMeasures ? measureNames : []),
      ...(min_price === undefined ? [] : [`from ${rupeesText(min_price)}`]),
      ...(max_price === undefined ? [] : [`up to ${rupeesText(max_price)}`]),
    ],
    // Without a sub-category the words themselves were searched for, and may stand in a name.
    let_go: groups.length === 0 ? [] : [...(hasColours ? [] : colourNames), ...(hasMeasures ? [] : measureNames)],
  }
}

const UNIT_NAMES: Record<Measure['unit'], string> = { w: 'W', l: 'litres', ml: 'ml', cm: 'cm', inch: 'inch' }

interface Read {
  /** of the page, in its order */
  ids: number[]
  cards: CardRow[]
  counts: Alike[]
  specs: CountedSpec[]
}

/** The page, its cards and the counts, in one statement. */
async function searchFor(db: Db, files: Addresses, wanted: Wanted, chosen: Chosen, search: ProductSearch) {
  const matching = conditionOf(wanted, chosen)
  const { found, from, order, counts } = matching
    ? amongMatches(matching, isByRelevance(search) ? relevance(wanted) : sql`0`, chosen, search)
    : inCatalogue(chosen, search)
  const { locale = 'en' } = search
  const isOneKind = chosen.subCategory !== undefined || wanted.groups?.length === 1
  const specs = isOneKind
    ? countedSpecs((but) =>
        all([...soldOf(chosen), leftBy(chosen), conditionOf(wanted, { ...chosen, [but]: undefined }) ?? sql`true`])!,
      )
    : sql`'[]'::json`
  const part = pagePart(search, {
    ...search,
    sort_order: undefined,
    locale: undefined,
    page: undefined,
    per_page: undefined,
  })
  const { rows } = await sql<Read>`
    with ${found} page as (
      select array(${partOf(sql`(select id from ${from} where ${leftBy(chosen)} order by ${order})`, part)}) as ids
    )
    select page.ids,
      (select coalesce(json_agg(card), '[]')
        from (${cardRows(db, locale, chosen.colours ?? wanted.colours).where('product.id', '=', sql<number>`any(page.ids)`)}) as card) as cards,
      (select coalesce(json_agg(alike), '[]') from (${counts}) as alike) as counts,
      (${specs}) as specs
    from page`.execute(db)
  return answerOf(files, rows[0]!, chosen, search)
}

interface Source {
  /** a temporary table of the statement */
  found: RawBuilder<unknown>
  from: RawBuilder<unknown>
  order: RawBuilder<unknown>
  counts: RawBuilder<Alike>
}

/** Each match is read once, for both order and counts. */
const amongMatches = (
  matching: RawBuilder<boolean>,
  relevance: RawBuilder<number>,
  chosen: Chosen,
  search: ProductSearch,
): Source => ({
  found: sql`found as materialized (
      select id, sub_category_id, price, warranty_months, stocks, featured_rank, ${relevance} as relevance
      from product where ${all([...soldOf(chosen), matching])!}
    ),`,
  from: sql`found as product`,
  order: sql`relevance desc, ${orderOf(search)}`,
  counts: countsIn('found', chosen, search.locale),
})

/** An index has the order of all products, and the database maintains their counts. */
const inCatalogue = (chosen: Chosen, search: ProductSearch): Source => ({
  found: sql``,
  from: chosen.alsoOffSale ? sql`product` : sql`(select * from product where ${FOR_SALE}) as product`,
  order: orderOf(search),
  counts: countsOfCatalogue(chosen, search.locale),
})

function answerOf(files: Addresses, { ids, cards, counts, specs }: Read, chosen: Chosen, search: ProductSearch) {
  const { total, facets } = sumUp(counts, chosen)
  const inOrder = cards.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  const data = inOrder.map((card) => cardOf(files, card))
  const answer = { data, pagination: paginationOf(search, total), facets: { ...facets, ...specFacets(specs) } }
  return { matches: counts.length, answer }
}

/** Only what is sold, unless the rest was asked for as well. */
const soldOf = ({ alsoOffSale }: Chosen) => (alsoOffSale ? [] : [FOR_SALE])

/** Filters that facets do not count. */
function leftBy({ minPrice, maxPrice, groups, subCategory, warranty, inStock }: Chosen): RawBuilder<boolean> {
  const conditions = [sql`true`]
  if (minPrice > 0) conditions.push(sql`product.price >= ${minPrice}`)
  if (maxPrice < DEAREST) conditions.push(sql`product.price <= ${maxPrice}`)
  if (groups) conditions.push(sql`product.sub_category_id = any(${groups}::int[])`)
  if (subCategory !== undefined) conditions.push(sql`product.sub_category_id = ${subCategory}`)
  if (warranty > 0) conditions.push(sql`product.warranty_months >= ${warranty}`)
  if (inStock !== undefined) conditions.push(inStock ? sql`product.stocks > 0` : sql`product.stocks = 0`)
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** What the matching products have; the filters that facets count are added later. Undefined for any product. */
function conditionOf(
  { words, groups = [], colours, measures = [], orTyped = [] }: Wanted,
  { colours: chosenColours, powers, sizes }: Pick<Chosen, 'colours' | 'powers' | 'sizes'>,
): RawBuilder<boolean> | undefined {
  const has = (word: string) => sql`product.search like ${`%${literal(word)}%`}`
  const hasWhole = (word: string) => sql`product.search like ${`% ${literal(word)} %`}`
  const inGroup = groups.length > 0 ? [sql`product.sub_category_id = any(${groups}::int[])`] : []
  const named = all([...inGroup, ...words.map(has)])
  const typed = inGroup.length > 0 && orTyped.length > 0 ? all(orTyped.map(hasWhole)) : undefined
  return all([
    ...(named ? [typed ? sql`(${named} or ${typed})` : named] : []),
    ...measures.map(hasMeasure),
    ...[colours, chosenColours].flatMap((hexes) => (hexes ? [sql`product.color_styles && ${hexes}::text[]`] : [])),
    ...(powers ? [sql`product.power = any(${powers}::text[])`] : []),
    ...(sizes ? [sql`product.sizes && ${sizes}::text[]`] : []),
  ])
}

const all = (conditions: RawBuilder<unknown>[]): RawBuilder<boolean> | undefined =>
  conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : undefined

/** Watts are stored in the power; other measures in the sizes and in names like "Chiya 1.5". */
function hasMeasure({ number, unit }: Measure): RawBuilder<unknown> {
  const exactly = `(^|[^0-9.])${number.replace('.', '\\.')}`
  if (unit === 'w') return sql`product.power ~* ${`${exactly} *w`}`
  return sql`(array_to_string(product.sizes, ' ') ~* ${`${exactly} *${unit}`} or product.search like ${`%\n% ${literal(number)} %`})`
}

const BY_RANK = sql`product.featured_rank, product.id desc`

const ORDERS: Record<SortOrder, RawBuilder<unknown>> = {
  asc: sql`product.price, product.id`,
  desc: sql`product.price desc, product.id desc`,
  featured: BY_RANK,
  all: BY_RANK,
}

const orderOf = ({ sort_order }: ProductSearch) => ORDERS[sort_order ?? 'all']

const isByRelevance = ({ sort_order }: ProductSearch): boolean => sort_order === undefined || sort_order === 'all'

/** One or two letters occur in too many products for a useful ranking. */
const isTelling = (word: string): boolean => word.length > 2

/**
 * The model number itself first, then a model name that begins with all that was typed, then the sub-category that was
 * meant, then how many words the names have, whole words twice. A single word of the dictionary means the sub-category.
 */
function relevance({ text, words, wished = [], groups = [], isBySound = false }: Wanted): RawBuilder<number> {
  const model = literal(text)
  const inNames = [...words, ...wished]
    .filter(isTelling)
    .flatMap((word) => [
      sql`(product.search like ${`%\n%\n%${literal(word)}%\n%`})::int`,
      sql`(product.search like ${`%\n%\n% ${literal(word)} %\n%`})::int`,
    ])
  const isModel = sql`1000 * (product.search like ${`${model}\n%`} or product.search like ${`%\n${model}\n %`})::int`
  const inGroup = groups.map(
    (group, at) => sql`${sql.lit(100 * Math.max(1, 4 - at))} * (product.sub_category_id = ${group})::int`,
  )
  const isNamed = sql`${sql.lit(isBySound || text.includes(' ') ? 500 : 3)} * (product.search like ${`%\n ${model} %`})::int`
  if (inNames.length === 0 && groups.length === 0) return sql`0`
  return sql<number>`(${sql.join([isModel, isNamed, ...inGroup, ...inNames], sql` + `)})`
}

import { sql, type RawBuilder } from 'kysely'
import type { Locale } from 'contract/core/locale'
import type { Pagination } from 'contract/core/fields'
import { folded } from 'contract/core/texts/folded'
import type { Facets, ProductCard } from 'contract/products/endpoints'
import type { Beyond, OrderedBy, SortOrder } from 'contract/products/words'
import { pagePart, paginationOf, partOf } from '../../platform/database/page-of.ts'
import type { Addresses } from '../../platform/files/addresses.ts'
import type { Db } from '../../platform/core/db.ts'
import { rupeesText } from '../../platform/core/format.ts'
import { cardOf, cardRows, FOR_SALE, type CardRow } from '../product-cards.ts'
import { countsIn, countsOfCatalogue, DEAREST, isPriced, sumUp, type Alike, type Chosen } from './search-facets.ts'
import type { Measure } from './attributes.ts'
import { leadOfNumber, type Lead } from './leads.ts'
import { EMPTY_DICTIONARY, readDictionary, type Dictionary } from './dictionary.ts'
import { all, conditionOf, relevance, type Wanted } from './matching.ts'
import { understand, type Meaning } from './meaning.ts'
import { chosenColours, coloursInUse, groupsOfCategory } from './search-filters.ts'
import { COUNTED_AT_MOST, countedSpecs, rawValuesOf, specFacets, type CountedSpec } from './spec-facets.ts'
import { searchWords } from './search-words.ts'
import { correctWords, type Correction } from './search-corrections.ts'
import { wishedNumber, type Wish } from './wishes.ts'

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
  ordered_by?: OrderedBy | undefined
  beyond?: Beyond | undefined
  leads_to?: Lead | undefined
}

/**
 * Products with these words and filters, with counts per filter. What people call a sub-category, colours, measures and
 * prices are understood in English and Nepali; where that finds nothing, less and less of it is required. Else each
 * word must be in a product, and where nothing has them, slips are corrected.
 */
export async function searchProducts(db: Db, files: Addresses, search: ProductSearch): Promise<Found> {
  const text = folded(search.product_name ?? '')
  if (text === '') {
    const shop = { db, files, dictionary: EMPTY_DICTIONARY }
    const { answer } = await searchFor(shop, { text, words: [] }, await chosenBy(db, search), search)
    return { ...answer, corrected_to: '', understood_as: [], let_go: [] }
  }
  const dictionary = await readDictionary(db)
  const shop = { db, files, dictionary }
  const meaning = understand(text, dictionary)
  const priced = withPrices(search, meaning)
  const chosen = await chosenBy(db, priced)
  const colours = await coloursMeant(db, meaning)
  const firstFound = async ([wanted, ...looser]: Wanted[], groups: number[]): Promise<Reading> => {
    const found = await searchFor(shop, wanted!, chosen, search)
    if (found.matches === 0 && looser.length > 0) return firstFound(looser, groups)
    const said = interpretation(wanted!, { ...meaning, groups }, priced, dictionary)
    const ordered_by = found.matches > 0 && isByRelevance(search) ? wanted!.wish?.by : undefined
    return (await beyondTheLimit(shop, wanted!, found, search, meaning, said)) ?? { ...found, ...said, ordered_by }
  }
  const { matches, answer, ...read } = await firstFound(readingsOf(text, meaning, colours), meaning.groups)
  const leads_to = meaning.isForService ? SERVICE : undefined
  if (matches > 0) return { ...answer, corrected_to: '', ...read, leads_to }
  const lead = leads_to ?? leadOfNumber(text)
  const hasOwnMeaning = lead !== undefined || meaning.isOtherThing
  const corrected = hasOwnMeaning ? undefined : await correctWords(db, dictionary, searchWords(meaning.rest.join(' ')))
  if (corrected === undefined) return { ...answer, corrected_to: '', ...read, leads_to: lead }
  const {
    answer: found,
    matches: _,
    ...again
  } = await firstFound(correctedReadings(corrected, meaning, colours), corrected.groups)
  return { ...found, corrected_to: corrected.text, ...again }
}

const SERVICE: Lead = { kind: 'service' }

/**
 * Where what was meant is sold, but not for the price in the words, what is nearest to it. Undefined where the price left
 * something, or was chosen in the filter.
 */
async function beyondTheLimit(
  shop: Shop,
  wanted: Wanted,
  { matches, answer }: Awaited<ReturnType<typeof searchFor>>,
  search: ProductSearch,
  { minPrice, maxPrice }: Meaning,
  { understood_as, let_go }: Pick<Reading, 'understood_as' | 'let_go'>,
): Promise<Reading | undefined> {
  const price = maxPrice ?? minPrice
  const isFiltered = search.min_price !== undefined || search.max_price !== undefined
  if (price === undefined || isFiltered || matches === 0 || answer.pagination.total_results > 0) return undefined
  const side = maxPrice === undefined ? ('desc' as const) : ('asc' as const)
  const nearest = { ...search, sort_order: isByRelevance(search) ? side : search.sort_order }
  const found = await searchFor(shop, wanted, await chosenBy(shop.db, search), nearest)
  if (found.answer.pagination.total_results === 0) return undefined
  const first = search.page === 1 ? found.answer.data[0] : undefined
  return {
    ...found,
    understood_as: understood_as.filter((said) => !LIMIT.test(said)),
    let_go,
    beyond: { bound: maxPrice === undefined ? 'from' : 'up_to', price, ...(first && { nearest: first.price }) },
  }
}

const LIMIT = /^(from|up to) Rs\./

/** The results of a reading, and its interpretation. */
interface Reading extends Awaited<ReturnType<typeof searchFor>> {
  understood_as: string[]
  let_go: string[]
  ordered_by?: OrderedBy | undefined
  beyond?: Beyond | undefined
}

/** The readings of a corrected search, strictest first. */
const correctedReadings = (
  { text, words, groups }: Correction,
  { measures, wish }: Meaning,
  colours: string[] | undefined,
): Wanted[] => [
  { text, words, groups, colours, measures, wish },
  ...(groups.length > 0 ? [{ text, words: [], wished: words, groups, wish: nearestTo(measures) ?? wish }] : []),
]

/** What has no such measure is ordered by how near it comes. */
const nearestTo = ([measure]: readonly Measure[]): Wish | undefined => measure && { by: 'nearest', measure }

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

/** The readings of a search, strictest first: the first one that finds something counts. */
function readingsOf(
  text: string,
  { groups, isBySound, isOneWord, isOtherThing, rest, measures, wish }: Meaning,
  colours: string[] | undefined,
): Wanted[] {
  const near = nearestTo(measures) ?? wish
  const typed = searchWords(text)
  const words = searchWords(rest.join(' '))
  const attributes = { colours, measures }
  const kind = { text, groups, isOneWord }
  if (groups.length > 0)
    return [
      { ...kind, words, ...attributes, orTyped: typed, isBySound, wish },
      ...(words.length > 0 ? [{ ...kind, words: [], wished: words, ...attributes, wish }] : []),
      ...(colours && measures.length > 0 ? [{ ...kind, words: [], wished: words, colours, wish: near }] : []),
      ...(colours && measures.length > 0 ? [{ ...kind, words: [], wished: words, measures, wish }] : []),
      ...(colours || measures.length > 0 ? [{ ...kind, words: [], wished: words, wish: near }] : []),
    ]
  if (isOtherThing) return [{ text, words: typed, isWhole: true }]
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
  { groups, isOneWord, colours, measures }: Meaning,
  { min_price, max_price, locale = 'en' }: ProductSearch,
  dictionary: Dictionary,
): { understood_as: string[]; let_go: string[] } {
  const colourNames = colours.map(({ name }) => name)
  const measureNames = measures.map(({ number, unit, bound }) =>
    [bound, number, UNIT_NAMES[unit]].filter(Boolean).join(' '),
  )
  const hasColours = wanted.colours !== undefined
  const hasMeasures = wanted.measures !== undefined
  return {
    understood_as: [
      ...groups.slice(0, isOneWord ? SHOWN_KINDS : 2).map((group) => dictionary.nameOf(group, locale)),
      ...(hasColours ? colourNames : []),
      ...(hasMeasures ? measureNames : []),
      ...(min_price === undefined ? [] : [`from ${rupeesText(min_price)}`]),
      ...(max_price === undefined ? [] : [`up to ${rupeesText(max_price)}`]),
    ],
    // Without a sub-category the words themselves were searched for, and may stand in a name.
    let_go: groups.length === 0 ? [] : [...(hasColours ? [] : colourNames), ...(hasMeasures ? [] : measureNames)],
  }
}

/** Kinds that one word means are all named, within reason. */
const SHOWN_KINDS = 4

const UNIT_NAMES: Record<Measure['unit'], string> = { w: 'W', l: 'litres', ml: 'ml', cm: 'cm', inch: 'inch' }

/** Where a search looks. */
interface Shop {
  db: Db
  files: Addresses
  dictionary: Dictionary
}

interface Read {
  /** of the page, in its order */
  ids: number[]
  cards: CardRow[]
  counts: Alike[]
  specs: CountedSpec[]
}

/** The page, its cards and the counts, in one statement. */
async function searchFor({ db, files, dictionary }: Shop, wanted: Wanted, chosen: Chosen, search: ProductSearch) {
  const matching = conditionOf(wanted, chosen, dictionary)
  const isOneKind = chosen.subCategory !== undefined || wanted.groups?.length === 1
  const { found, from, left, order, counts } = matching
    ? amongMatches(matching, wanted, chosen, search, dictionary)
    : inCatalogue(chosen, search)
  const { locale = 'en' } = search
  const specs = isOneKind
    ? countedSpecs((but) =>
        matching && !chosen[but]
          ? foundWithAttributes(left)
          : sql`${WITH_ATTRIBUTES} where ${all([...soldOf(chosen), leftBy(chosen), conditionOf(wanted, { ...chosen, [but]: undefined }, dictionary) ?? sql`true`])!}`,
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
    with ${found} page as materialized (
      select array(${partOf(sql`(select id from ${from} where ${left} order by ${order})`, part)}) as ids
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
  /** temporary tables of the statement: the matches, and whether few are left of them */
  found: RawBuilder<unknown>
  from: RawBuilder<unknown>
  left: RawBuilder<boolean>
  order: RawBuilder<unknown>
  counts: RawBuilder<Alike>
}

/** Each match is read once, for order, counts and what the filters offer. */
function amongMatches(
  matching: RawBuilder<boolean>,
  wanted: Wanted,
  chosen: Chosen,
  search: ProductSearch,
  dictionary: Dictionary,
): Source {
  const ranked = isByRelevance(search) ? wanted : undefined
  const score = ranked && relevance(ranked, dictionary)
  const wished = ranked?.wish && wishedNumber(ranked.wish)
  const isByPrice = search.sort_order === 'asc' || search.sort_order === 'desc'
  // Only what is needed: the matches of two letters stay in memory.
  const columns = [
    sql`id, alike, rank`,
    ...(chosen.groups || chosen.subCategory !== undefined ? [sql`sub_category_id`] : []),
    ...(isByPrice || isPriced(chosen) ? [sql`price`] : []),
    ...(chosen.warranty > 0 ? [sql`warranty_months`] : []),
    ...(score ? [sql`${score} as relevance`] : []),
    ...(wished ? [sql`${wished} as wished`] : []),
  ]
  const order = [
    ...(score ? [sql`relevance desc`] : []),
    ...(wished ? [sql`wished nulls last`] : []),
    orderOf(search, sql`product.rank`),
  ]
  const left = leftBy(chosen)
  return {
    found: sql`found as materialized (
      select ${sql.join(columns)} from ${readBy(wanted, chosen)} where ${all([...soldOf(chosen), matching])!}
    ), few as materialized (
      select count(*) < ${sql.lit(COUNTED_AT_MOST)} as are_found
      from (select from found as product where ${left} limit ${sql.lit(COUNTED_AT_MOST)}) as left_over
    ),`,
    from: sql`found as product`,
    left,
    order: sql.join(order),
    counts: countsIn('found', chosen, search.locale),
  }
}

const WITH_ATTRIBUTES = sql`(
  select searched_product.*, product.power, product.sizes, product.color_styles
  from searched_product join product using (id)) as product`

/** All products, as `searched_product` has them. */
const UNSEARCHED = sql`(
  select product.*, alike(sub_category_id, price, warranty_months, stocks) as alike, rank_of(featured_rank) as rank,
    ${FOR_SALE} as is_sold
  from product) as product`

/** Whole products are read only for what `searched_product` does not have. */
function readBy({ text, colours, measures, wish }: Wanted, chosen: Chosen): RawBuilder<unknown> {
  if (text === '') return UNSEARCHED
  const attributes = [colours, chosen.colours, chosen.powers, chosen.sizes, measures?.[0], wish]
  return attributes.some((each) => each !== undefined) ? WITH_ATTRIBUTES : sql`searched_product as product`
}

/** The matches with powers and sizes, as far as they are few enough to be counted. */
const foundWithAttributes = (left: RawBuilder<boolean>) => sql`(
  select found.*, whole.power, whole.sizes from found join product as whole using (id)
  where (select are_found from few)
) as product where ${left}`

/** An index has the order of all products, and the database maintains their counts. */
const inCatalogue = (chosen: Chosen, search: ProductSearch): Source => ({
  found: sql``,
  from: chosen.alsoOffSale ? sql`product` : sql`(select * from product where ${FOR_SALE}) as product`,
  left: leftBy(chosen, sql`product.stocks > 0`),
  order: orderOf(search, sql`product.featured_rank`),
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
const soldOf = ({ alsoOffSale }: Chosen) => (alsoOffSale ? [] : [sql<boolean>`product.is_sold`])

/** Filters that facets do not count. */
function leftBy(
  { minPrice, maxPrice, groups, subCategory, warranty, inStock }: Chosen,
  isInStock = sql`product.alike & 1 = 1`,
): RawBuilder<boolean> {
  const conditions = [sql`true`]
  if (minPrice > 0) conditions.push(sql`product.price >= ${minPrice}`)
  if (maxPrice < DEAREST) conditions.push(sql`product.price <= ${maxPrice}`)
  if (groups) conditions.push(sql`product.sub_category_id = any(${groups}::int[])`)
  if (subCategory !== undefined) conditions.push(sql`product.sub_category_id = ${subCategory}`)
  if (warranty > 0) conditions.push(sql`product.warranty_months >= ${warranty}`)
  if (inStock !== undefined) conditions.push(inStock ? isInStock : sql`not (${isInStock})`)
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

const orderOf = ({ sort_order }: ProductSearch, rank: RawBuilder<unknown>): RawBuilder<unknown> => {
  if (sort_order === 'asc') return sql`product.price, product.id`
  return sort_order === 'desc' ? sql`product.price desc, product.id desc` : sql`${rank}, product.id desc`
}

const isByRelevance = ({ sort_order }: ProductSearch): boolean => sort_order === undefined || sort_order === 'all'

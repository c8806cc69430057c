import { sql, type RawBuilder } from 'kysely'
import type { Pagination } from 'contract/core/fields'
import type { Facets, ProductCard } from 'contract/products/endpoints'
import type { SortOrder } from 'contract/products/words'
import { paginationOf, partOf } from '../../database/page-of.ts'
import type { Addresses } from '../../files/addresses.ts'
import type { Db } from '../../core/db.ts'
import { cardOf, cardRows, type CardRow } from '../product-cards.ts'
import { countsIn, countsOfCatalogue, DEAREST, sumUp, type Alike, type Chosen } from './search-facets.ts'
import { chosenColours, groupsOfCategory } from './search-filters.ts'
import { literal, plainSearch, searchWords } from './search-words.ts'
import { correctWords } from './search-corrections.ts'

export interface ProductSearch {
  product_name?: string | undefined
  category?: string | undefined
  subcategory?: number | undefined
  min_price?: number | undefined
  max_price?: number | undefined
  warranty?: number | undefined
  in_stock?: boolean | undefined
  color?: string | undefined
  sort_order?: SortOrder | undefined
  page: number
  per_page: number
}

export interface Found {
  data: ProductCard[]
  pagination: Pagination
  facets: Facets
  corrected_to: string
}

/**
 * Searches the catalogue. Where nothing matches all words, those that no product has count as slips and are corrected.
 */
export async function searchProducts(db: Db, files: Addresses, search: ProductSearch): Promise<Found> {
  const chosen: Chosen = {
    groups: search.category ? await groupsOfCategory(db, search.category) : undefined,
    colours: search.color ? await chosenColours(db, search.color) : undefined,
    subCategory: search.subcategory,
    minPrice: search.min_price ?? 0,
    maxPrice: search.max_price ?? DEAREST,
    warranty: search.warranty ?? 0,
    inStock: search.in_stock,
  }
  const text = plainSearch(search.product_name ?? '')
  const found = await searchFor(db, files, text, chosen, search)
  if (text === '' || found.matches > 0) return { ...found.answer, corrected_to: '' }
  const corrected = await correctWords(db, searchWords(text))
  if (corrected === undefined) return { ...found.answer, corrected_to: '' }
  const { answer } = await searchFor(db, files, corrected, chosen, search)
  return { ...answer, corrected_to: corrected }
}

interface Read {
  /** of the page, in its order */
  ids: number[]
  cards: CardRow[]
  counts: Alike[]
}

/** The page, its cards and the counts, in one statement. */
async function searchFor(db: Db, files: Addresses, text: string, chosen: Chosen, search: ProductSearch) {
  const words = searchWords(text)
  const matching = conditionOf(words, chosen.colours)
  const telling = isByRelevance(search) ? words.filter(isTelling) : []
  const { found, from, order, counts } = matching
    ? amongMatches(matching, relevance(text, telling), chosen, search)
    : inCatalogue(chosen, search)
  const filter = { ...search, sort_order: undefined, page: undefined, per_page: undefined }
  const { rows } = await sql<Read>`
    with ${found} page as (
      select array(${partOf(sql`(select id from ${from} where ${leftBy(chosen)} order by ${order})`, search, filter)}) as ids
    )
    select page.ids,
      (select coalesce(json_agg(card), '[]')
        from (${cardRows(db).where('product.id', '=', sql<number>`any(page.ids)`)}) as card) as cards,
      (select coalesce(json_agg(alike), '[]') from (${counts}) as alike) as counts
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
      from product where ${matching}
    ),`,
  from: sql`found as product`,
  order: sql`relevance desc, ${orderOf(search)}`,
  counts: countsIn('found', chosen),
})

/** An index has the order of all products, and the database maintains their counts. */
const inCatalogue = (chosen: Chosen, search: ProductSearch): Source => ({
  found: sql``,
  from: sql`product`,
  order: orderOf(search),
  counts: countsOfCatalogue(chosen),
})

function answerOf(files: Addresses, { ids, cards, counts }: Read, chosen: Chosen, search: ProductSearch) {
  const { total, facets } = sumUp(counts, chosen)
  const inOrder = cards.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  const data = inOrder.map((card) => cardOf(files, card))
  return { matches: counts.length, answer: { data, pagination: paginationOf(search, total), facets } }
}

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

/** Each word must be part of the text; the filters that facets count are added later. Undefined for any product. */
function conditionOf(words: string[], colours: string[] | undefined): RawBuilder<boolean> | undefined {
  const conditions = words.map((word) => sql`product.search like ${`%${literal(word)}%`}`)
  if (colours) conditions.push(sql`product.color_styles && ${colours}::text[]`)
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : undefined
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

/** One or two letters occur in so many products that ranking them would only take time. */
const isTelling = (word: string): boolean => word.length > 2

/**
 * The model number itself, then how many words are in the names, whole ones before parts. The lines of `product.search`
 * tell where a word is; over 20,000 matches this takes a fifth of word_similarity(). Without words all rank equal.
 */
function relevance(text: string, words: string[]): RawBuilder<number> {
  if (words.length === 0) return sql`0`
  const model = literal(text)
  const inNames = words.flatMap((word) => [
    sql`(product.search like ${`%\n%\n%${literal(word)}%\n%`})::int`,
    sql`(product.search like ${`%\n%\n% ${literal(word)} %\n%`})::int`,
  ])
  const isModel = sql`(product.search like ${`${model}\n%`} or product.search like ${`%\n${model}\n %`})::int`
  return sql<number>`(100 * ${isModel} + ${sql.join(inNames, sql` + `)})`
}

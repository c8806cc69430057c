import { sql, type RawBuilder } from 'kysely'
import type { Pagination } from 'contract/fields'
import type { Facets, ProductCard, SortOrder } from 'contract/products'
import { offsetOf, paginationOf } from '../database/page-of.ts'
import type { Addresses } from '../files/addresses.ts'
import type { Db } from '../services.ts'
import { cardOf, cardRows } from './product-cards.ts'
import { chosenColours, groupsOfCategory } from './search-filters.ts'
import { countsFor, facetsOf, totalOf, type Chosen } from './search-facets.ts'
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

/** Searches the catalogue. Where nothing has all the words, those that no product has are taken for slips and set right. */
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

const DEAREST = 2_147_483_647

async function searchFor(db: Db, files: Addresses, text: string, chosen: Chosen, search: ProductSearch) {
  const words = searchWords(text)
  const matching = conditionOf(words, chosen.colours)
  const [counts, data] = await Promise.all([
    countsFor(db, matching, chosen),
    pageOf(db, files, { text, words, matching, chosen, search }),
  ])
  return {
    matches: counts.length,
    answer: { data, pagination: paginationOf(search, totalOf(counts, chosen)), facets: facetsOf(counts, chosen) },
  }
}

interface Page {
  text: string
  words: string[]
  matching: RawBuilder<boolean>
  chosen: Chosen
  search: ProductSearch
}

async function pageOf(db: Db, files: Addresses, { text, words, matching, chosen, search }: Page) {
  let query = cardRows(db)
    .where(matching)
    .where('product.price', '>=', chosen.minPrice)
    .where('product.price', '<=', chosen.maxPrice)
  if (chosen.groups) query = query.where('product.sub_category_id', '=', sql<number>`any(${chosen.groups}::int[])`)
  if (chosen.subCategory !== undefined) query = query.where('product.sub_category_id', '=', chosen.subCategory)
  if (chosen.warranty > 0) query = query.where('product.warranty_months', '>=', chosen.warranty)
  if (chosen.inStock !== undefined) query = query.where('product.stocks', chosen.inStock ? '>' : '=', 0)
  query = ORDERS[search.sort_order ?? 'all'](query, text, words)
  const rows = await query.limit(search.per_page).offset(offsetOf(search)).execute()
  return rows.map((row) => cardOf(files, row))
}

/** Each word must be a part of the text; the columns of the filters that facets count come on top. */
function conditionOf(words: string[], colours: string[] | undefined): RawBuilder<boolean> {
  const conditions = words.map((word) => sql`product.search like ${`%${literal(word)}%`}`)
  if (colours) conditions.push(sql`product.color_styles && ${colours}::text[]`)
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`true`
}

type CardQuery = ReturnType<typeof cardRows>

const ORDERS: Record<SortOrder, (query: CardQuery, text: string, words: string[]) => CardQuery> = {
  asc: (query) => query.orderBy('product.price').orderBy('product.id'),
  desc: (query) => query.orderBy('product.price', 'desc').orderBy('product.id', 'desc'),
  featured: byRank,
  all: (query, text, words) =>
    byRank(words.some(isTelling) ? query.orderBy(relevance(text, words.filter(isTelling)), 'desc') : query),
}

/** One or two letters stand in so many products that weighing them all would only take time. */
const isTelling = (word: string): boolean => word.length > 2

function byRank(query: CardQuery): CardQuery {
  return query.orderBy('product.featured_rank').orderBy('product.id', 'desc')
}

/**
 * The model number itself, then how many of the words stand in the names, whole ones before parts. The lines of
 * `product.search` tell where a word stands; measured over 20,000 matches this takes a fifth of word_similarity().
 */
function relevance(text: string, words: string[]): RawBuilder<number> {
  const model = literal(text)
  const inNames = words.flatMap((word) => [
    sql`(product.search like ${`%\n%\n%${literal(word)}%\n%`})::int`,
    sql`(product.search like ${`%\n%\n% ${literal(word)} %\n%`})::int`,
  ])
  const isModel = sql`(product.search like ${`${model}\n%`} or product.search like ${`%\n${model}\n %`})::int`
  return sql<number>`(100 * ${isModel} + ${sql.join(inNames, sql` + `)})`
}

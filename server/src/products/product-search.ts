import { sql, type RawBuilder } from 'kysely'
import type { Pagination } from 'contract/fields'
import type { Facets, ProductCard, SortOrder } from 'contract/products'
import { onPage, paginationOf } from '../database/page-of.ts'
import type { Addresses } from '../files/addresses.ts'
import type { Db } from '../services.ts'
import { cardOf, cardRows } from './product-cards.ts'
import { chosenColours, groupsOfCategory } from './search-filters.ts'
import { countsFor, DEAREST, facetsOf, totalOf, type Chosen } from './search-facets.ts'
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
  matching: RawBuilder<boolean> | undefined
  chosen: Chosen
  search: ProductSearch
}

async function pageOf(db: Db, files: Addresses, { text, words, matching, chosen, search }: Page) {
  let query = db.selectFrom('product')
  if (matching) query = query.where(matching)
  if (chosen.minPrice > 0) query = query.where('product.price', '>=', chosen.minPrice)
  if (chosen.maxPrice < DEAREST) query = query.where('product.price', '<=', chosen.maxPrice)
  if (chosen.groups) query = query.where('product.sub_category_id', '=', sql<number>`any(${chosen.groups}::int[])`)
  if (chosen.subCategory !== undefined) query = query.where('product.sub_category_id', '=', chosen.subCategory)
  if (chosen.warranty > 0) query = query.where('product.warranty_months', '>=', chosen.warranty)
  if (chosen.inStock !== undefined) query = query.where('product.stocks', chosen.inStock ? '>' : '=', 0)
  const order = ORDERS[search.sort_order ?? 'all'](text, words)
  const rows = await cardRows(db)
    .where('product.id', '=', onPage(query.select('product.id').orderBy(order), search))
    .orderBy(order)
    .execute()
  return rows.map((row) => cardOf(files, row))
}

/** Each word must be a part of the text; the columns of the filters that facets count come on top. Undefined for any product. */
function conditionOf(words: string[], colours: string[] | undefined): RawBuilder<boolean> | undefined {
  const conditions = words.map((word) => sql`product.search like ${`%${literal(word)}%`}`)
  if (colours) conditions.push(sql`product.color_styles && ${colours}::text[]`)
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : undefined
}

const BY_RANK = sql`product.featured_rank, product.id desc`

const ORDERS: Record<SortOrder, (text: string, words: string[]) => RawBuilder<unknown>> = {
  asc: () => sql`product.price, product.id`,
  desc: () => sql`product.price desc, product.id desc`,
  featured: () => BY_RANK,
  all: (text, words) =>
    words.some(isTelling) ? sql`${relevance(text, words.filter(isTelling))} desc, ${BY_RANK}` : BY_RANK,
}

/** One or two letters stand in so many products that weighing them all would only take time. */
const isTelling = (word: string): boolean => word.length > 2

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

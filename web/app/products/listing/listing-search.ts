import { latinDigits } from 'contract/core/texts/digits'
import type { SortOrder } from 'contract/products/words'

/** The query keys of a listing's address; `view` is how it is shown. */
export const LISTING_KEYS = [
  'category',
  'subcategory',
  'min_price',
  'max_price',
  'warranty',
  'in_stock',
  'color',
  'power',
  'size',
  'sort_order',
  'page',
  'view',
] as const

/** The filters of a listing, cleared by "Clear all". */
export const FILTER_KEYS = [
  'category',
  'subcategory',
  'min_price',
  'max_price',
  'warranty',
  'in_stock',
  'color',
  'power',
  'size',
] as const

/** Where any digit may be typed: in the digits of any keyboard. */
const PRICE_KEYS = ['min_price', 'max_price'] as const

// Two desktop screens, and full rows in two and in three columns.
const PER_PAGE = 18

// The contract's own list would bring its schemas into the browser.
const SORT_ORDERS: readonly SortOrder[] = ['featured', 'all', 'asc', 'desc']

/** The search that an address asks for. What it misspells counts as not given: an old link still shows products. */
export function listingQuery(given: URLSearchParams) {
  const search = withReadablePrices(given)
  const number = (key: string, from = 0) => {
    const value = search.get(key) ?? ''
    return /^\d{1,9}$/.test(value) && Number(value) >= from ? Number(value) : undefined
  }
  const words = (key: string, most: number) => search.get(key)?.trim().slice(0, most) || undefined
  return {
    product_name: words('product_name', 100),
    category: words('category', 100),
    subcategory: number('subcategory', 1),
    min_price: number('min_price'),
    max_price: number('max_price'),
    warranty: number('warranty', 1),
    in_stock: search.get('in_stock') === 'true' ? ('true' as const) : undefined,
    color: words('color', 50),
    power: words('power', 50),
    size: words('size', 50),
    sort_order: sortOf(search),
    page: Math.min(number('page', 1) ?? 1, 1000),
    per_page: PER_PAGE,
  }
}

const sortOf = (search: URLSearchParams): SortOrder | undefined =>
  SORT_ORDERS.find((order) => order === search.get('sort_order'))

/** What the select shows: a search for words begins with the best matches, which is `all`; anything else as featured. */
export const shownSort = (search: URLSearchParams): SortOrder =>
  sortOf(search) ?? (search.get('product_name')?.trim() ? 'all' : 'featured')

/** Whether the products are in the order in which they match the words. */
export const isByMatch = (search: URLSearchParams): boolean =>
  shownSort(search) === 'all' && Boolean(search.get('product_name')?.trim())

/** The same listing with some keys changed, from its first page; undefined takes one away. */
export function searchWith(search: URLSearchParams, changes: Record<string, string | number | undefined>): string {
  const changed = new URLSearchParams(search)
  changed.delete('page')
  for (const [key, value] of Object.entries(changes))
    if (value === undefined) changed.delete(key)
    else changed.set(key, String(value))
  return `?${changed.toString()}`
}

/** Without any filter; words, order and view stay. */
export const searchWithoutFilters = (search: URLSearchParams, keys: readonly string[]): string =>
  searchWith(search, Object.fromEntries(keys.map((key) => [key, undefined])))

/** The query of a form, without empty fields. */
export function searchOfForm(form: HTMLFormElement): string {
  const search = new URLSearchParams()
  for (const [key, value] of new FormData(form))
    if (typeof value === 'string' && value.trim()) search.set(key, value.trim())
  return `?${withReadablePrices(search).toString()}`
}

/** Prices as people type them (`५०००`, `Rs. 5,000`), the lower one first. */
function withReadablePrices(search: URLSearchParams): URLSearchParams {
  const readable = new URLSearchParams(search)
  for (const key of PRICE_KEYS) {
    const typed = search.get(key)
    if (typed !== null) readable.set(key, latinDigits(typed).replace(/^(rs\.?|रु\.?)|[\s,]|\/-$/gi, ''))
  }
  const [min, max] = PRICE_KEYS.map((key) => readable.get(key) ?? '')
  if (min && max && Number(min) > Number(max)) {
    readable.set('min_price', max)
    readable.set('max_price', min)
  }
  return readable
}

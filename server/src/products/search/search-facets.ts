import { sql, type RawBuilder } from 'kysely'
import type { Locale } from 'contract/core/locale'
import type { Facets } from 'contract/products/endpoints'
import { inLanguage } from '../../platform/database/in-language.ts'

/** The chosen filters that facets count, and the colours. */
export interface Chosen {
  /** the sub-categories of the chosen category */
  groups: number[] | undefined
  subCategory: number | undefined
  minPrice: number
  maxPrice: number
  /** the minimum warranty in months; 0 for any */
  warranty: number
  inStock: boolean | undefined
  /** whether products that are not sold any more are found too */
  alsoOffSale: boolean
  colours: string[] | undefined
  /** as the catalogue writes them */
  powers: string[] | undefined
  sizes: string[] | undefined
}

/**
 * The number of products alike in everything facets distinguish; several rows may be alike too. A few hundred at most.
 */
export interface Alike {
  sub_category_id: number
  sub_category: string
  category_id: number
  category: string
  band: number
  in_price: boolean
  /** how many of the steps in `WARRANTY_STEPS` its warranty reaches */
  warranty_steps: number
  in_warranty: boolean
  in_stock: boolean
  total: number
}

/** Rupees at which the next price band begins. The database counts by these too (migration 0026). */
const BAND_STARTS = [0, 1000, 2500, 5000, 10_000]

/** Months of warranty offered as a filter, used by the database as well. */
const WARRANTY_STEPS = [6, 12, 24, 36, 60]

/** The highest possible price. */
export const DEAREST = 2_147_483_647

/**
 * Counts the whole catalogue; without reading it, unless a filter lies between two of the steps by which the database
 * counts, or what is off sale is counted too.
 */
export const countsOfCatalogue = (chosen: Chosen, locale?: Locale): RawBuilder<Alike> =>
  named(keptCounts(chosen) ?? freshCounts(chosen.alsoOffSale ? sql`searched_product` : SOLD, chosen), locale)

const SOLD = sql`(select * from searched_product where is_sold) as sold`

/** Counts a table with the columns of `searched_product` that the filters need, in one pass from which every facet and the total are summed. */
export const countsIn = (table: string, chosen: Chosen, locale?: Locale): RawBuilder<Alike> =>
  named(freshCounts(sql.table(table), chosen), locale)

/** Whether a price was chosen. */
export const isPriced = ({ minPrice, maxPrice }: Chosen): boolean => minPrice > 0 || maxPrice < DEAREST

const freshCounts = (rows: RawBuilder<unknown>, chosen: Chosen) => sql`
  select ${SUB_CATEGORY} as sub_category_id, ${BAND} as band, in_price, ${STEPS} as warranty_steps, in_warranty,
    ${IN_STOCK} as in_stock, total
  from (
    select alike, ${isPriced(chosen) ? sql`price between ${chosen.minPrice} and ${chosen.maxPrice}` : sql`true`} as in_price,
      ${chosen.warranty > 0 ? sql`warranty_months >= ${chosen.warranty}` : sql`true`} as in_warranty, count(*) as total
    from ${rows}
    group by alike, in_price, in_warranty
  ) as alike`

/** The parts of `alike` (migration 0152). */
const [SUB_CATEGORY, BAND, STEPS, IN_STOCK] = [
  sql`alike >> 7`,
  sql`alike >> 4 & 7`,
  sql`alike >> 1 & 7`,
  sql`alike & 1 = 1`,
]

/** The same from the counts in the database; undefined where it cannot be said by them. */
function keptCounts({ minPrice, maxPrice, warranty, alsoOffSale }: Chosen) {
  if (alsoOffSale) return undefined
  const first = BAND_STARTS.indexOf(minPrice)
  const last = maxPrice === DEAREST ? BAND_STARTS.length - 1 : BAND_STARTS.indexOf(maxPrice + 1) - 1
  const steps = warranty === 0 ? 0 : WARRANTY_STEPS.indexOf(warranty) + 1
  if (first < 0 || last < 0 || (steps === 0 && warranty !== 0)) return undefined
  return sql`
    select sub_category_id, band, band between ${first}::int and ${last}::int as in_price, warranty_steps,
      warranty_steps >= ${steps}::int as in_warranty, in_stock, total
    from product_count`
}

const named = (counts: RawBuilder<unknown>, locale: Locale = 'en') => sql<Alike>`
  select counted.*, ${inLanguage(locale, 'sub_category.name')} as sub_category, category.id as category_id,
    ${inLanguage(locale, 'category.name')} as category
  from (${counts}) counted
  join sub_category on sub_category.id = counted.sub_category_id
  join category on category.id = sub_category.category_id`

type Filter = 'category' | 'subCategory' | 'price' | 'warranty' | 'stock'

/** The filters that exclude products like these. */
function failed(alike: Alike, { groups, subCategory, inStock }: Chosen): Filter[] {
  const filters: Filter[] = []
  if (groups && !groups.includes(alike.sub_category_id)) filters.push('category')
  if (subCategory !== undefined && subCategory !== alike.sub_category_id) filters.push('subCategory')
  if (!alike.in_price) filters.push('price')
  if (!alike.in_warranty) filters.push('warranty')
  if (inStock !== undefined && inStock !== alike.in_stock) filters.push('stock')
  return filters
}

/** The number of products after all filters, and after each further choice. */
export function sumUp(counts: Alike[], chosen: Chosen): { total: number; facets: Facets } {
  const failing = counts.map((alike) => failed(alike, chosen))
  /** the products left by all filters but those a facet itself offers */
  const leftWithout = (...except: Filter[]) =>
    counts.filter((_, place) => failing[place]!.every((filter) => except.includes(filter)))
  const ofPrices = leftWithout('price')
  const ofWarranties = leftWithout('warranty')
  const ofStock = leftWithout('stock')
  return {
    total: sum(leftWithout()),
    facets: {
      categories: groupedBy(leftWithout('category', 'subCategory'), (alike) => [alike.category_id, alike.category]),
      sub_categories: groupedBy(leftWithout('subCategory'), (alike) => [alike.sub_category_id, alike.sub_category]),
      price_bands: BAND_STARTS.map((min, band) => ({
        min,
        max: lastOf(band),
        total: sum(ofPrices.filter((alike) => alike.band === band)),
      })),
      warranties: WARRANTY_STEPS.map((months, step) => ({
        months,
        total: sum(ofWarranties.filter((alike) => alike.warranty_steps > step)),
      })),
      in_stock: sum(ofStock.filter((alike) => alike.in_stock)),
      out_of_stock: sum(ofStock.filter((alike) => !alike.in_stock)),
    },
  }
}

function lastOf(band: number): number | null {
  const next = BAND_STARTS[band + 1]
  return next === undefined ? null : next - 1
}

function groupedBy(counts: Alike[], groupOf: (alike: Alike) => [id: number, name: string]) {
  const byId = new Map<number, { id: number; name: string; total: number }>()
  for (const alike of counts) {
    const [id, name] = groupOf(alike)
    const group = byId.get(id) ?? { id, name, total: 0 }
    group.total += alike.total
    byId.set(id, group)
  }
  return [...byId.values()].filter(({ total }) => total > 0).toSorted((a, b) => a.id - b.id)
}

const sum = (counts: Alike[]): number => counts.reduce((total, alike) => total + alike.total, 0)

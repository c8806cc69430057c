import { sql, type RawBuilder } from 'kysely'
import type { Facets } from 'contract/products'
import type { Db } from '../services.ts'

/** What is chosen of that which facets count, and the colours. */
export interface Chosen {
  /** the sub-categories of the chosen category */
  groups: number[] | undefined
  subCategory: number | undefined
  minPrice: number
  maxPrice: number
  /** the shortest warranty in months; 0 for any */
  warranty: number
  inStock: boolean | undefined
  colours: string[] | undefined
}

/** How many products are alike in all that facets tell apart. A few hundred rows at most, whatever the catalogue holds. */
interface Count {
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

/** Rupees at which the next price band begins. Products are counted by these in the database, too (migration 0026). */
const BAND_STARTS = [0, 1000, 2500, 5000, 10_000]

/** Months of warranty that are offered as a filter; the same holds for them. */
const WARRANTY_STEPS = [6, 12, 24, 36, 60]

/** The highest price that there can be. */
export const DEAREST = 2_147_483_647

/**
 * Counts what matches, in one pass from which every facet and the total are added up. The whole catalogue is not counted when
 * the filters end where the kept counts do.
 */
export async function countsFor(db: Db, matching: RawBuilder<boolean> | undefined, chosen: Chosen): Promise<Count[]> {
  const { rows } = await sql<Count>`
    select counted.*, sub_category.name as sub_category, category.id as category_id, category.name as category
    from (${(matching ? undefined : keptCounts(chosen)) ?? freshCounts(matching, chosen)}) counted
    join sub_category on sub_category.id = counted.sub_category_id
    join category on category.id = sub_category.category_id`.execute(db)
  return rows
}

const freshCounts = (matching: RawBuilder<boolean> | undefined, { minPrice, maxPrice, warranty }: Chosen) => sql`
  select sub_category_id, price_band(price) as band, price between ${minPrice} and ${maxPrice} as in_price,
    warranty_steps(warranty_months) as warranty_steps, warranty_months >= ${warranty} as in_warranty,
    stocks > 0 as in_stock, count(*) as total
  from product where ${matching ?? sql`true`}
  group by 1, 2, 3, 4, 5, 6`

/** The same from the counts that the database keeps; undefined where a filter ends within one of their steps. */
function keptCounts({ minPrice, maxPrice, warranty }: Chosen) {
  const first = BAND_STARTS.indexOf(minPrice)
  const last = maxPrice === DEAREST ? BAND_STARTS.length - 1 : BAND_STARTS.indexOf(maxPrice + 1) - 1
  const steps = warranty === 0 ? 0 : WARRANTY_STEPS.indexOf(warranty) + 1
  if (first < 0 || last < 0 || (steps === 0 && warranty !== 0)) return undefined
  return sql`
    select sub_category_id, band, band between ${first}::int and ${last}::int as in_price, warranty_steps,
      warranty_steps >= ${steps}::int as in_warranty, in_stock, sum(total) as total
    from product_count
    group by 1, 2, 3, 4, 5, 6 having sum(total) > 0`
}

type Filter = 'category' | 'subCategory' | 'price' | 'warranty' | 'stock'

/** Whether a count is left by all filters but those a facet itself offers. */
function passes(count: Count, chosen: Chosen, ...except: Filter[]): boolean {
  const filters: Record<Filter, boolean> = {
    category: chosen.groups === undefined || chosen.groups.includes(count.sub_category_id),
    subCategory: chosen.subCategory === undefined || chosen.subCategory === count.sub_category_id,
    price: count.in_price,
    warranty: count.in_warranty,
    stock: chosen.inStock === undefined || chosen.inStock === count.in_stock,
  }
  return Object.entries(filters).every(([filter, passed]) => passed || except.includes(filter as Filter))
}

export const totalOf = (counts: Count[], chosen: Chosen): number => sum(counts.filter((count) => passes(count, chosen)))

/** How many products each further choice would leave. */
export function facetsOf(counts: Count[], chosen: Chosen): Facets {
  const ofCategories = counts.filter((count) => passes(count, chosen, 'category', 'subCategory'))
  const ofSubCategories = counts.filter((count) => passes(count, chosen, 'subCategory'))
  const ofPrices = counts.filter((count) => passes(count, chosen, 'price'))
  const ofWarranties = counts.filter((count) => passes(count, chosen, 'warranty'))
  const ofStock = counts.filter((count) => passes(count, chosen, 'stock'))
  return {
    categories: named(ofCategories, (count) => ({ id: count.category_id, name: count.category })),
    sub_categories: named(ofSubCategories, (count) => ({ id: count.sub_category_id, name: count.sub_category })),
    price_bands: BAND_STARTS.map((min, band) => ({
      min,
      max: lastOf(band),
      total: sum(ofPrices.filter((count) => count.band === band)),
    })),
    warranties: WARRANTY_STEPS.map((months, step) => ({
      months,
      total: sum(ofWarranties.filter((count) => count.warranty_steps > step)),
    })),
    in_stock: sum(ofStock.filter((count) => count.in_stock)),
    out_of_stock: sum(ofStock.filter((count) => !count.in_stock)),
  }
}

function lastOf(band: number): number | null {
  const next = BAND_STARTS[band + 1]
  return next === undefined ? null : next - 1
}

function named(counts: Count[], groupOf: (count: Count) => { id: number; name: string }) {
  const byId = new Map<number, { id: number; name: string; total: number }>()
  for (const count of counts) {
    const group = groupOf(count)
    byId.set(group.id, { ...group, total: count.total + (byId.get(group.id)?.total ?? 0) })
  }
  return [...byId.values()].toSorted((a, b) => a.id - b.id)
}

const sum = (counts: Count[]): number => counts.reduce((total, count) => total + count.total, 0)

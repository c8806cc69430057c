import { sql, type RawBuilder } from 'kysely'
import type { Facets } from 'contract/products/endpoints'
import type { Db } from '../../platform/core/db.ts'

export type SpecKind = 'power' | 'size'

/** A power or a size as the catalogue writes it, and how many products have it. */
export interface CountedSpec {
  kind: SpecKind
  value: string
  total: number
}

/** A sub-category with more products than this offers no powers and sizes: they would be counted at each request. */
export const COUNTED_AT_MOST = 2_000

/** The rows of products without the filter by one of them, as what follows `from`. */
type ProductsBut = (but: 'powers' | 'sizes') => RawBuilder<unknown>

/** The powers and sizes of products, as a JSON array. Each kind is counted without the filter by it. */
export const countedSpecs = (products: ProductsBut) => sql`
  select coalesce(json_agg(spec), '[]') from (
    ${countedOne('power', sql`product.power`, products('powers'))}
    union all
    ${countedOne('size', sql`unnest(product.sizes)`, products('sizes'))}
  ) as spec`

const countedOne = (kind: SpecKind, value: RawBuilder<unknown>, products: RawBuilder<unknown>) => sql`
  select ${sql.lit(kind)} as kind, value, count(*)::int as total
  from (select ${value} as value from ${products} limit ${sql.lit(COUNTED_AT_MOST)}) as valued
  where value <> ''
  group by value`

/** The options of a filter: distinct values, smallest first. Empty if there were too many to count. */
export function specFacets(counted: readonly CountedSpec[]): Pick<Facets, 'powers' | 'sizes'> {
  const of = (kind: SpecKind) => {
    const choices = new Map<string, { name: string; total: number; amount: number }>()
    for (const { value, total } of counted.filter((spec) => spec.kind === kind)) {
      const { name, amount } = readSpec(value)
      choices.set(name, { name, amount, total: total + (choices.get(name)?.total ?? 0) })
    }
    const sorted = [...choices.values()].toSorted((a, b) => a.amount - b.amount || a.name.localeCompare(b.name))
    const isCounted = sorted.reduce((sum, { total }) => sum + total, 0) < COUNTED_AT_MOST
    return isCounted ? sorted.map(({ name, total }) => ({ name, total })) : []
  }
  const [powers, sizes] = [of('power'), of('size')]
  return { ...(powers.length > 0 && { powers }), ...(sizes.length > 0 && { sizes }) }
}

/** The spellings of a power or size that the catalogue has for one that was chosen. */
export async function rawValuesOf(db: Db, kind: SpecKind, chosen: string): Promise<string[]> {
  const column = kind === 'power' ? sql`power` : sql`unnest(sizes)`
  const { rows } = await sql<{ value: string }>`select distinct ${column} as value from product`.execute(db)
  const wanted = readSpec(chosen).name
  return rows.map(({ value }) => value).filter((value) => readSpec(value).name === wanted)
}

const UNITS: [RegExp, unit: string, plural: string, factor: number][] = [
  [/^kw/i, 'W', 'W', 1000],
  [/^w(atts?)?\b/i, 'W', 'W', 1],
  [/^(l|lt|ltrs?|lit(er|re)s?)\b/i, 'litre', 'litres', 1000],
  [/^ml\b/i, 'ml', 'ml', 1],
  [/^cm\b/i, 'cm', 'cm', 1],
]

/**
 * `1500W`, `1.5 kW` and `1500 W at most` are all `1500 W`; `2 L` is `2 litres`. What does not begin with such a measure
 * keeps its words. The amount puts them in order, millilitres below litres.
 */
export function readSpec(text: string): { name: string; amount: number } {
  const words = text.trim()
  const [, digits, rest = ''] = /^(\d+(?:\.\d+)?)\s*(.*)$/s.exec(words) ?? []
  const known = UNITS.find(([pattern]) => pattern.test(rest))
  if (digits === undefined || !known) return { name: words, amount: Number(digits ?? Infinity) }
  const [, unit, plural, factor] = known
  const amount = Number(digits) * factor
  const shown = unit === 'W' ? amount : Number(digits)
  return { name: `${shown} ${shown <= 1 ? unit : plural}`, amount }
}

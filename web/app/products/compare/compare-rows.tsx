import type { Product } from 'contract/products/endpoints'
import type { ReactNode } from 'react'
import { RichText } from '../../ui/data/rich-text.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { rupees } from '../../ui/format/price.ts'
import { stockWords } from '../product-plate.tsx'
import { ProductSwatches } from '../card/product-swatches.tsx'
import { Stars } from '../../ui/data/stars.tsx'
import { warrantyText } from '../warranty-text.ts'
import { measureWords } from '../../ui/format/measure-words.ts'
import { m } from '#messages'

/** One fact by which products are compared. */
export interface CompareRow {
  label: () => string
  /** what counts as different */
  value: (product: Product) => string | number
  /** how it is shown, where that is more than its text */
  cell?: (product: Product) => ReactNode
}

/** In the order in which people ask for them. */
const COMPARE_ROWS: readonly CompareRow[] = [
  {
    label: m.products_price,
    value: ({ price }) => price,
    cell: ({ price }) => <span className="font-semibold tabular-nums">{rupees(price)}</span>,
  },
  { label: m.products_stock, value: ({ stocks }) => (stocks > 0 ? 1 : 0), cell: ({ stocks }) => stockWords(stocks) },
  { label: m.products_model_number, value: ({ model_num }) => model_num },
  { label: m.products_type, value: ({ sub_category }) => sub_category.sub_category_name },
  { label: m.products_power, value: ({ power }) => measureWords(power) || m.products_not_electric() },
  { label: m.products_warranty, value: ({ warranty }) => warrantyText(warranty) },
  {
    label: m.products_rating,
    value: ({ average_rating, total_reviews }) => (total_reviews > 0 ? average_rating : ''),
    cell: ({ average_rating, total_reviews }) =>
      total_reviews > 0 && (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Stars rating={average_rating} />
          <span className="text-2xs text-ink-3 tabular-nums">({whole(total_reviews)})</span>
        </span>
      ),
  },
  {
    label: m.products_colours,
    value: ({ color_names }) => color_names.join(', '),
    cell: ({ color_styles, color_names }) => <ProductSwatches hexes={color_styles} names={color_names} />,
  },
  { label: m.products_sizes, value: ({ sizes }) => sizes.map(measureWords).join(', ') },
  { label: m.products_packaging, value: ({ packaging }) => packaging },
  {
    label: m.products_reward_points,
    value: ({ reward_points }) => reward_points || '',
    cell: ({ reward_points }) => reward_points > 0 && whole(reward_points),
  },
  {
    label: m.products_specification,
    value: ({ specification }) => specification,
    cell: ({ specification }) => <RichText html={specification} className="text-xs! text-ink-2" />,
  },
]

/** The facts at least one product has; optionally only those that differ. */
export const rowsOf = (products: readonly Product[], { onlyDifferent }: { onlyDifferent: boolean }) =>
  COMPARE_ROWS.filter(({ value }) => {
    const values = products.map(value)
    if (values.every((one) => one === '')) return false
    return !onlyDifferent || new Set(values).size > 1
  })

import type { ProductRow } from 'contract/products/endpoints'
import { m } from '#messages'
import { PictureCell } from '../../../office/picture-cell.tsx'
import { createdColumn, type Column } from '../../../lists/column.ts'
import { whole } from '../../../ui/format/numbers.ts'
import { rupees } from '../../../ui/format/price.ts'
import { ProductRowActions } from './product-row-actions.tsx'

const NONE = <span className="text-ink-3">—</span>

/** The most important notice about a product for staff. */
function stateOf({ duplicate_of, off_sale }: ProductRow) {
  if (duplicate_of) return <span className="text-amber">{m.products_office_same_number(duplicate_of)}</span>
  return off_sale ? <span className="text-ink-2">{m.products_office_off_sale()}</span> : undefined
}

/** The columns of the product list. */
export const productColumns: Column<ProductRow>[] = [
  {
    header: m.office_name,
    sort: 'name',
    width: 'md:w-44',
    bar: 'w-36',
    name: (product) => {
      const state = stateOf(product)
      return {
        name: product.name,
        ...(state && { below: state }),
        under: state ?? `${product.model_num}, ${rupees(product.price)}`,
      }
    },
  },
  {
    header: m.products_office_column_main_image,
    width: 'w-16',
    wide: true,
    roomy: true,
    bar: 'w-9',
    cell: ({ picture }) => <PictureCell picture={picture} />,
  },
  {
    header: m.office_price,
    sort: 'price',
    width: 'w-24',
    wide: true,
    bar: 'w-16',
    className: 'tabular-nums',
    cell: ({ price }) => rupees(price),
  },
  {
    header: m.products_office_column_model_number,
    sort: 'model_num',
    width: 'w-30',
    wide: true,
    bar: 'w-20',
    className: 'tabular-nums',
    cell: ({ model_num }) => model_num,
  },
  { header: m.products_office_warranty, width: 'w-24', wide: true, bar: 'w-16', cell: ({ warranty }) => warranty },
  {
    header: m.products_office_stock,
    sort: 'stocks',
    width: 'w-20',
    wide: true,
    bar: 'w-10',
    className: 'tabular-nums',
    cell: ({ stocks }) => whole(stocks),
  },
  createdColumn({ sort: 'created' }),
  {
    header: m.office_category,
    sort: 'category',
    width: 'w-32',
    wide: true,
    bar: 'w-28',
    cell: ({ category }) => category.category_name,
  },
  {
    header: m.products_office_column_sub_category,
    width: 'w-32',
    wide: true,
    bar: 'w-24',
    cell: ({ sub_category }) => sub_category.sub_category_name,
  },
  {
    header: m.products_office_column_model_name,
    width: 'w-32',
    wide: true,
    bar: 'w-24',
    cell: ({ model_name }) => model_name,
  },
  {
    header: m.products_office_column_reward_points,
    sort: 'reward_points',
    width: 'w-30',
    wide: true,
    bar: 'w-10',
    className: 'tabular-nums',
    cell: ({ reward_points }) => (reward_points ? whole(reward_points) : NONE),
  },
  { header: m.products_office_power, width: 'w-24', wide: true, bar: 'w-12', cell: ({ power }) => power || NONE },
  {
    header: m.office_actions,
    width: 'w-13',
    bar: 'w-6',
    end: true,
    isMenu: true,
    cell: ({ id, name, off_sale }) => <ProductRowActions id={id} name={name} isOffSale={off_sale} />,
  },
]

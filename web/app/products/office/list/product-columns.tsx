import type { ProductRow } from 'contract/products/endpoints'
import { PictureCell } from '../../../categories/office/picture-cell.tsx'
import { createdColumn, type Column } from '../../../lists/column.ts'
import { whole } from '../../../ui/format/numbers.ts'
import { rupees } from '../../../ui/format/price.ts'
import { ProductRowActions } from './product-row-actions.tsx'

const NONE = <span className="text-ink-3">—</span>

/** Said where another product keeps the model number. */
export const sameNumberAs = ({ name }: { name: string }) => `Same model number as “${name}”`

/** What the list of products shows. */
export const PRODUCT_COLUMNS: Column<ProductRow>[] = [
  {
    header: 'Name',
    sort: 'name',
    width: 'md:w-60',
    bar: 'w-36',
    name: ({ name, model_num, price, duplicate_of }) => ({
      name,
      ...(duplicate_of && { below: <span className="text-amber">{sameNumberAs(duplicate_of)}</span> }),
      under: duplicate_of ? (
        <span className="text-amber">{sameNumberAs(duplicate_of)}</span>
      ) : (
        `${model_num}, ${rupees(price)}`
      ),
    }),
  },
  {
    header: 'Main Image',
    width: 'w-26',
    wide: true,
    bar: 'w-9',
    cell: ({ picture }) => <PictureCell picture={picture} />,
  },
  {
    header: 'Category',
    sort: 'category',
    width: 'w-44',
    wide: true,
    bar: 'w-28',
    cell: ({ category }) => category.category_name,
  },
  {
    header: 'Sub Category',
    width: 'w-40',
    wide: true,
    bar: 'w-24',
    cell: ({ sub_category }) => sub_category.sub_category_name,
  },
  {
    header: 'Price',
    sort: 'price',
    width: 'w-28',
    wide: true,
    bar: 'w-16',
    className: 'tabular-nums',
    cell: ({ price }) => rupees(price),
  },
  { header: 'Model Name', width: 'w-36', wide: true, bar: 'w-24', cell: ({ model_name }) => model_name },
  {
    header: 'Model Number',
    sort: 'model_num',
    width: 'w-36',
    wide: true,
    bar: 'w-20',
    className: 'tabular-nums',
    cell: ({ model_num }) => model_num,
  },
  { header: 'Power', width: 'w-24', wide: true, bar: 'w-12', cell: ({ power }) => power || NONE },
  {
    header: 'Reward Points',
    sort: 'reward_points',
    width: 'w-34',
    wide: true,
    bar: 'w-10',
    className: 'tabular-nums',
    cell: ({ reward_points }) => (reward_points ? whole(reward_points) : NONE),
  },
  { header: 'Warranty', width: 'w-28', wide: true, bar: 'w-16', cell: ({ warranty }) => warranty },
  {
    header: 'Stock',
    sort: 'stocks',
    width: 'w-24',
    wide: true,
    bar: 'w-10',
    className: 'tabular-nums',
    cell: ({ stocks }) => whole(stocks),
  },
  createdColumn({ sort: 'created' }),
  {
    header: 'Actions',
    width: 'w-24 md:w-40',
    bar: 'w-12',
    end: true,
    cell: ({ id, name }) => <ProductRowActions id={id} name={name} />,
  },
]

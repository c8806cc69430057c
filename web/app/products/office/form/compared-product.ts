import type { ProductForOffice } from 'contract/products/endpoints'
import type { ComparedField } from '../../../changes/compared-fields.ts'
import { whole } from '../../../ui/format/numbers.ts'
import { rupees } from '../../../ui/format/price.ts'

type Field = ComparedField<ProductForOffice>

const text = (
  name: 'name' | 'sub_heading' | 'model_name' | 'model_num' | 'packaging' | 'power' | 'serial_number' | 'warranty',
  label: string,
): Field => ({ kind: 'text', name, label, stored: (product) => product[name] })

/** Its place among the best sellers, from 1. */
const rank = (place: number) => (place === 0 ? '' : whole(place))

/** What two people may change of a product at once, in the order of its form. */
export const PRODUCT_FIELDS: readonly Field[] = [
  text('name', 'Product name'),
  text('sub_heading', 'Sub heading'),
  text('model_name', 'Model name'),
  text('model_num', 'Model number'),
  { kind: 'number', name: 'price', label: 'Price', stored: ({ price }) => price, words: rupees },
  text('packaging', 'Packaging'),
  { kind: 'number', name: 'stocks', label: 'Stock', stored: ({ stocks }) => stocks, words: whole },
  text('power', 'Power'),
  text('serial_number', 'Serial number'),
  text('warranty', 'Warranty'),
  {
    kind: 'number',
    name: 'reward_points',
    label: 'Reward points',
    stored: (product) => product.reward_points,
    words: whole,
  },
  {
    kind: 'number',
    name: 'featured_rank',
    label: 'Featured rank',
    stored: (product) => product.featured_rank,
    words: rank,
  },
  { kind: 'colours', name: 'color_styles', label: 'Colours', stored: (product) => product.color_styles },
  { kind: 'list', name: 'sizes', label: 'Sizes', stored: ({ sizes }) => sizes },
  { kind: 'rich', name: 'specification', label: 'Specification', stored: ({ specification }) => specification },
  { kind: 'rich', name: 'sizing', label: 'Sizing', stored: ({ sizing }) => sizing },
  { kind: 'rich', name: 'usage', label: 'Usage', stored: ({ usage }) => usage },
  { kind: 'picture', name: 'main_image', label: 'Main image', stored: (product) => product.main_image },
  { kind: 'picture', name: 'warranty_icon', label: 'Warranty icon', stored: (product) => product.warranty_icon },
  {
    kind: 'picture',
    name: 'galleryimageone',
    label: 'Gallery image one',
    stored: (product) => product.galleryimageone,
  },
  {
    kind: 'picture',
    name: 'galleryimagetwo',
    label: 'Gallery image two',
    stored: (product) => product.galleryimagetwo,
  },
  { kind: 'video', name: 'product_video', label: 'Product video', stored: (product) => product.product_video },
  { kind: 'pictures', name: 'product_images', label: 'Product images', stored: ({ images }) => images },
  {
    kind: 'pictures',
    name: 'specification_images',
    label: 'Specification images',
    stored: (product) => product.specification_images,
  },
  { kind: 'pictures', name: 'sizing_images', label: 'Sizing images', stored: (product) => product.sizing_images },
  { kind: 'pictures', name: 'usage_images', label: 'Usage images', stored: (product) => product.usage_images },
]

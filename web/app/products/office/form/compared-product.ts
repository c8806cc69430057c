import type { ProductForOffice } from 'contract/products/endpoints'
import type { RichTextField } from 'contract/products/words'
import { m } from '#messages'
import type { ComparedField } from '../../../changes/compared-fields.ts'
import { whole } from '../../../ui/format/numbers.ts'
import { rupees } from '../../../ui/format/price.ts'
import { partWords } from '../../warranty-text.ts'

type Field = ComparedField<ProductForOffice>

const text = (
  name: 'name' | 'sub_heading' | 'model_name' | 'model_num' | 'packaging' | 'power' | 'serial_number' | 'warranty',
  label: string,
): Field => ({ kind: 'text', name, label, stored: (product) => product[name] })

const nepali = (
  kind: 'text' | 'rich',
  name: 'name' | 'sub_heading' | 'packaging' | RichTextField,
  label: string,
): Field => ({
  kind,
  name: `${name}_ne`,
  label: m.forms_in_nepali({ label }),
  stored: (product) => product[`${name}_ne`],
})

/** Its place among the best sellers, from 1. */
const rank = (place: number) => (place === 0 ? '' : whole(place))

/** What two people may change of a product at once, in the order of its form. */
export const productFields = (): readonly Field[] => [
  text('name', m.products_office_product_name()),
  text('sub_heading', m.products_office_sub_heading()),
  nepali('text', 'name', m.products_office_product_name()),
  nepali('text', 'sub_heading', m.products_office_sub_heading()),
  nepali('text', 'packaging', m.products_office_packaging()),
  text('model_name', m.office_model_name()),
  text('model_num', m.office_model_number()),
  { kind: 'number', name: 'price', label: m.office_price(), stored: ({ price }) => price, words: rupees },
  text('packaging', m.products_office_packaging()),
  { kind: 'number', name: 'stocks', label: m.products_office_stock(), stored: ({ stocks }) => stocks, words: whole },
  text('power', m.products_office_power()),
  text('serial_number', m.office_serial_number()),
  text('warranty', m.products_office_warranty()),
  {
    kind: 'number',
    name: 'warranty_months',
    label: m.products_office_warranty_months(),
    stored: (product) => product.warranty_months,
    words: whole,
  },
  {
    kind: 'text',
    name: 'warranty_parts',
    label: m.products_office_warranty_parts(),
    stored: (product) => JSON.stringify(product.warranty_parts),
    words: (product) => product.warranty_parts.map(partWords).join(', '),
  },
  {
    kind: 'number',
    name: 'reward_points',
    label: m.products_office_reward_points(),
    stored: (product) => product.reward_points,
    words: whole,
  },
  {
    kind: 'number',
    name: 'featured_rank',
    label: m.products_office_featured_rank(),
    stored: (product) => product.featured_rank,
    words: rank,
  },
  {
    kind: 'colours',
    name: 'color_styles',
    label: m.products_office_colours(),
    stored: (product) => product.color_styles,
  },
  { kind: 'list', name: 'sizes', label: m.products_office_sizes(), stored: ({ sizes }) => sizes },
  {
    kind: 'rich',
    name: 'specification',
    label: m.products_office_specification(),
    stored: ({ specification }) => specification,
  },
  { kind: 'rich', name: 'sizing', label: m.products_office_sizing(), stored: ({ sizing }) => sizing },
  { kind: 'rich', name: 'usage', label: m.products_office_usage(), stored: ({ usage }) => usage },
  nepali('rich', 'specification', m.products_office_specification()),
  nepali('rich', 'sizing', m.products_office_sizing()),
  nepali('rich', 'usage', m.products_office_usage()),
  {
    kind: 'picture',
    name: 'main_image',
    label: m.products_office_main_image(),
    stored: (product) => product.main_image,
  },
  {
    kind: 'picture',
    name: 'warranty_icon',
    label: m.products_office_warranty_icon(),
    stored: (product) => product.warranty_icon,
  },
  {
    kind: 'picture',
    name: 'galleryimageone',
    label: m.products_office_gallery_one(),
    stored: (product) => product.galleryimageone,
  },
  {
    kind: 'picture',
    name: 'galleryimagetwo',
    label: m.products_office_gallery_two(),
    stored: (product) => product.galleryimagetwo,
  },
  {
    kind: 'video',
    name: 'product_video',
    label: m.products_office_product_video(),
    stored: (product) => product.product_video,
  },
  {
    kind: 'pictures',
    name: 'product_images',
    label: m.products_office_product_images(),
    stored: ({ images }) => images,
  },
  {
    kind: 'pictures',
    name: 'specification_images',
    label: m.products_office_specification_images(),
    stored: (product) => product.specification_images,
  },
  {
    kind: 'pictures',
    name: 'sizing_images',
    label: m.products_office_sizing_images(),
    stored: (product) => product.sizing_images,
  },
  {
    kind: 'pictures',
    name: 'usage_images',
    label: m.products_office_usage_images(),
    stored: (product) => product.usage_images,
  },
]

import { PICTURE_SETS } from 'contract/products/words'
import { FileDrop } from '../../../ui/fields/file-drop.tsx'
import { IMAGE_RULE, ruleInWords, VIDEO_RULE } from '../../../ui/fields/file-rules.ts'
import { PictureSetField } from './picture-set.tsx'
import type { FieldsProps } from '../form/fields-props.ts'

const IMAGES = ruleInWords(IMAGE_RULE)

const SINGLE = [
  { name: 'main_image', label: 'Main image', rule: IMAGE_RULE, help: `Square, at least 1200 pixels. ${IMAGES}` },
  { name: 'warranty_icon', label: 'Warranty icon', rule: IMAGE_RULE, help: `Square and small. ${IMAGES}` },
  {
    name: 'galleryimageone',
    label: 'Gallery image one',
    rule: IMAGE_RULE,
    help: `4 to 3, the product in use. ${IMAGES}`,
  },
  { name: 'galleryimagetwo', label: 'Gallery image two', rule: IMAGE_RULE, help: `Beside the first. ${IMAGES}` },
  { name: 'product_video', label: 'Product video', rule: VIDEO_RULE, help: ruleInWords(VIDEO_RULE) },
] as const

const SETS = [
  {
    name: 'product_images',
    label: 'Product images',
    help: 'The variants: one for each colour, in the same order; other views after them.',
  },
  { name: 'specification_images', label: 'Specification images', help: 'The shop shows the first three.' },
  { name: 'sizing_images', label: 'Sizing images', help: 'The shop shows the first two: the sizes and the box.' },
  { name: 'usage_images', label: 'Usage images', help: 'The shop shows the first three.' },
] as const

/** Pictures and the video of a product. */
export const MediaFields = ({ product, errorOf, onChanged }: FieldsProps) => (
  <>
    {SINGLE.map((field) => (
      <FileDrop
        key={field.name}
        {...field}
        removable
        stored={product?.[field.name]}
        error={errorOf(field.name)}
        onFile={() => onChanged(field.name)}
      />
    ))}
    {SETS.map(({ name, label, help }) => (
      <PictureSetField
        key={name}
        name={name}
        label={label}
        help={`${help} Up to ${PICTURE_SETS[name]}. ${IMAGES}`}
        most={PICTURE_SETS[name]}
        stored={product?.[nameOfStored(name)]}
        error={errorOf(name) ?? errorOf(`${name}_order`)}
        onChanged={() => onChanged(name)}
      />
    ))}
  </>
)

/** The variants are sent as `product_images` and come back as `images`. */
const nameOfStored = (name: (typeof SETS)[number]['name']) => (name === 'product_images' ? 'images' : name)

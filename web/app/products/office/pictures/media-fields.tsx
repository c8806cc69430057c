import { PICTURE_SETS } from 'contract/products/words'
import { m } from '#messages'
import { FileDrop } from '../../../ui/fields/file-drop.tsx'
import { IMAGE_RULE, ruleInWords, VIDEO_RULE } from '../../../ui/fields/file-rules.ts'
import { PictureSetField } from './picture-set.tsx'
import type { FieldsProps } from '../form/fields-props.ts'
import { whole } from '../../../ui/format/numbers.ts'

/** The single pictures and the video. */
function singleFiles() {
  const rule = ruleInWords(IMAGE_RULE)
  return [
    {
      name: 'main_image',
      label: m.products_office_main_image(),
      rule: IMAGE_RULE,
      help: m.products_office_main_image_help({ rule }),
    },
    {
      name: 'warranty_icon',
      label: m.products_office_warranty_icon(),
      rule: IMAGE_RULE,
      help: m.products_office_warranty_icon_help({ rule }),
    },
    {
      name: 'galleryimageone',
      label: m.products_office_gallery_one(),
      rule: IMAGE_RULE,
      help: m.products_office_gallery_one_help({ rule }),
    },
    {
      name: 'galleryimagetwo',
      label: m.products_office_gallery_two(),
      rule: IMAGE_RULE,
      help: m.products_office_gallery_two_help({ rule }),
    },
    {
      name: 'product_video',
      label: m.products_office_product_video(),
      rule: VIDEO_RULE,
      help: ruleInWords(VIDEO_RULE),
    },
  ] as const
}

/** The sets of pictures. */
const pictureSets = () =>
  [
    {
      name: 'product_images',
      label: m.products_office_product_images(),
      help: m.products_office_product_images_help(),
    },
    {
      name: 'specification_images',
      label: m.products_office_specification_images(),
      help: m.products_office_first_three_help(),
    },
    { name: 'sizing_images', label: m.products_office_sizing_images(), help: m.products_office_sizing_images_help() },
    { name: 'usage_images', label: m.products_office_usage_images(), help: m.products_office_first_three_help() },
  ] as const

/** Pictures and the video of a product. */
export const MediaFields = ({ product, errorOf, onChanged }: FieldsProps) => (
  <>
    {singleFiles().map((field) => (
      <FileDrop
        key={field.name}
        {...field}
        removable
        stored={product?.[field.name]}
        error={errorOf(field.name)}
        onFile={() => onChanged(field.name)}
      />
    ))}
    {pictureSets().map(({ name, label, help }) => (
      <PictureSetField
        key={name}
        name={name}
        label={label}
        help={m.products_office_set_help({
          help,
          shown: whole(PICTURE_SETS[name]),
          rule: ruleInWords(IMAGE_RULE),
        })}
        most={PICTURE_SETS[name]}
        stored={product?.[nameOfStored(name)]}
        error={errorOf(name) ?? errorOf(`${name}_order`)}
        onChanged={() => onChanged(name)}
      />
    ))}
  </>
)

/** The variants are sent as `product_images` and come back as `images`. */
const nameOfStored = (name: ReturnType<typeof pictureSets>[number]['name']) =>
  name === 'product_images' ? 'images' : name

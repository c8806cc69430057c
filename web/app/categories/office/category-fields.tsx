import type { CategoryRow } from 'contract/categories/endpoints'
import { Field } from '../../ui/fields/field.tsx'
import { FileDrop } from '../../ui/fields/file-drop.tsx'
import { IMAGE_RULE, ruleInWords } from '../../ui/fields/file-rules.ts'
import { TextInput } from '../../ui/fields/text-input.tsx'

export interface CategoryFieldsProps {
  category?: CategoryRow
  /** new when the category was saved: a picture that is stored is no longer a chosen one */
  version?: number
  errorOf: (field: string) => string | undefined
}

export const CATEGORY_GUIDANCE =
  'The shop shows the category as soon as it is saved. The banner stands above its products, the image in the lists; a category without one gets a plain ground.'

/** What a category is made of, empty or as it is. */
export const CategoryFields = ({ category, version, errorOf }: CategoryFieldsProps) => (
  <>
    <Field label="Category Name" error={errorOf('name')}>
      <TextInput name="name" defaultValue={category?.name} maxLength={100} autoComplete="off" />
    </Field>
    <Field label="Sub Heading" error={errorOf('desc')}>
      <TextInput name="desc" defaultValue={category?.desc} maxLength={300} autoComplete="off" />
    </Field>
    <FileDrop
      key={`banner ${version}`}
      label="Banner Image"
      name="banner"
      rule={IMAGE_RULE}
      stored={category?.banner}
      removable
      help={`1200 × 400 pixels. ${ruleInWords(IMAGE_RULE)}`}
      error={errorOf('banner')}
    />
    <FileDrop
      key={`image ${version}`}
      label="Category Image"
      name="image"
      rule={IMAGE_RULE}
      stored={category?.image_url}
      removable
      help={`400 × 400 pixels. ${ruleInWords(IMAGE_RULE)}`}
      error={errorOf('image')}
    />
  </>
)

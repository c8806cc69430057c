import type { SubCategoryRow } from 'contract/categories/endpoints'
import { Field } from '../../ui/fields/field.tsx'
import { FileDrop } from '../../ui/fields/file-drop.tsx'
import { IMAGE_RULE, ruleInWords } from '../../ui/fields/file-rules.ts'
import { TextInput } from '../../ui/fields/text-input.tsx'

export interface SubCategoryFieldsProps {
  subCategory?: SubCategoryRow
  version?: number
  errorOf: (field: string) => string | undefined
}

export const SUB_CATEGORY_GUIDANCE =
  'The shop shows the sub-category as soon as it is saved, below its category. The same name may stand in another category.'

/** Name and picture of a sub-category, empty or as they are. */
export const SubCategoryFields = ({ subCategory, version, errorOf }: SubCategoryFieldsProps) => (
  <>
    <Field label="SubCategory Name" error={errorOf('name')}>
      <TextInput name="name" defaultValue={subCategory?.name} maxLength={100} autoComplete="off" />
    </Field>
    <FileDrop
      key={version}
      label="SubCategory Image"
      name="image"
      rule={IMAGE_RULE}
      stored={subCategory?.image_url}
      removable
      help={`400 × 400 pixels. ${ruleInWords(IMAGE_RULE)}`}
      error={errorOf('image')}
    />
  </>
)

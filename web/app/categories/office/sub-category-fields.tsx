import type { SubCategoryRow } from 'contract/categories/endpoints'
import { SEARCH_WORDS_LENGTH } from 'contract/categories/words'
import { Field } from '../../ui/fields/field.tsx'
import { FileDrop } from '../../ui/fields/file-drop.tsx'
import { IMAGE_RULE, ruleInWords } from '../../ui/fields/file-rules.ts'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'

export interface SubCategoryFieldsProps {
  subCategory?: SubCategoryRow
  version?: number
  errorOf: (field: string) => string | undefined
}

export const SUB_CATEGORY_GUIDANCE =
  'The shop shows the sub-category as soon as it is saved, below its category. The same name may stand in another category.'

/** Name, search words and picture of a sub-category, empty or as they are. */
export const SubCategoryFields = ({ subCategory, version, errorOf }: SubCategoryFieldsProps) => (
  <>
    <Field label="SubCategory Name" error={errorOf('name')}>
      <TextInput name="name" defaultValue={subCategory?.name} maxLength={100} autoComplete="off" />
    </Field>
    <Field
      label="Search words"
      help="What people call it, in any language or spelling, with commas between: केतली, ketli, water boiler. Slips and similar spellings are understood."
      error={errorOf('search_words')}
    >
      <Textarea name="search_words" defaultValue={subCategory?.search_words} rows={5} maxLength={SEARCH_WORDS_LENGTH} />
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

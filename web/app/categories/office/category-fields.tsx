import type { CategoryRow } from 'contract/categories/endpoints'
import { m } from '#messages'
import { LanguageTabs } from '../../forms/language-tabs.tsx'
import { NepaliField } from '../../forms/nepali-field.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { FileDrop } from '../../ui/fields/file-drop.tsx'
import { IMAGE_RULE, ruleInWords } from '../../ui/fields/file-rules.ts'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { digits } from '../../ui/format/numbers.ts'

export interface CategoryFieldsProps {
  category?: CategoryRow
  /** new when the category was saved: a picture that is stored is no longer a chosen one */
  version?: number
  errorOf: (field: string) => string | undefined
}

/** The fields of a category, empty or filled in. */
export const CategoryFields = ({ category, version, errorOf }: CategoryFieldsProps) => (
  <>
    <LanguageTabs
      errorOf={errorOf}
      fields={['name', 'desc']}
      className="sm:col-span-2"
      english={
        <>
          <Field label={m.categories_office_name()} error={errorOf('name')}>
            <TextInput name="name" defaultValue={category?.name} maxLength={100} autoComplete="off" />
          </Field>
          <Field label={m.office_field_sub_heading()} error={errorOf('desc')}>
            <TextInput name="desc" defaultValue={category?.desc} maxLength={300} autoComplete="off" />
          </Field>
        </>
      }
      nepali={
        <>
          <NepaliField
            label={m.categories_office_name()}
            name="name_ne"
            stored={category?.name_ne}
            maxLength={100}
            error={errorOf('name_ne')}
          />
          <NepaliField
            label={m.office_field_sub_heading()}
            name="desc_ne"
            stored={category?.desc_ne}
            maxLength={300}
            error={errorOf('desc_ne')}
          />
        </>
      }
    />
    <FileDrop
      key={`banner ${version}`}
      label={m.categories_office_banner()}
      name="banner"
      rule={IMAGE_RULE}
      stored={category?.banner}
      removable
      help={m.categories_office_picture_help({ pixels: digits('1200 × 400'), rule: ruleInWords(IMAGE_RULE) })}
      error={errorOf('banner')}
    />
    <FileDrop
      key={`image ${version}`}
      label={m.categories_office_image()}
      name="image"
      rule={IMAGE_RULE}
      stored={category?.image_url}
      removable
      help={m.categories_office_picture_help({ pixels: digits('400 × 400'), rule: ruleInWords(IMAGE_RULE) })}
      error={errorOf('image')}
    />
  </>
)

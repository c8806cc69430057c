import type { SubCategoryRow } from 'contract/categories/endpoints'
import { SEARCH_WORDS_LENGTH } from 'contract/categories/words'
import { faultLabel } from 'contract/faults/fault-label'
import { usualFaults } from 'contract/faults/usual-faults'
import { FAULTS_MOST } from 'contract/faults/words'
import { m } from '#messages'
import { LanguageTabs } from '../../forms/language-tabs.tsx'
import { NepaliField } from '../../forms/nepali-field.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { FileDrop } from '../../ui/fields/file-drop.tsx'
import { IMAGE_RULE, ruleInWords } from '../../ui/fields/file-rules.ts'
import { Select } from '../../ui/fields/select.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { digits, whole } from '../../ui/format/numbers.ts'

export interface SubCategoryFieldsProps {
  subCategory?: SubCategoryRow
  version?: number
  errorOf: (field: string) => string | undefined
}

/** Name, faults, search words and picture of a sub-category, empty or as they are. */
export const SubCategoryFields = ({ subCategory, version, errorOf }: SubCategoryFieldsProps) => (
  <>
    <LanguageTabs
      errorOf={errorOf}
      fields={['name', 'faults']}
      className="sm:col-span-2"
      english={
        <>
          <Field label={m.categories_office_sub_name()} error={errorOf('name')} className="sm:col-span-2">
            <TextInput name="name" defaultValue={subCategory?.name} maxLength={100} autoComplete="off" />
          </Field>
          <Field
            label={m.categories_office_faults()}
            help={m.categories_office_faults_help({
              most: whole(FAULTS_MOST),
              usual: usualFaults(subCategory?.name ?? '')
                .map((fault) => faultLabel(fault))
                .join(', '),
            })}
            error={errorOf('faults')}
            className="sm:col-span-2"
          >
            <Textarea name="faults" defaultValue={subCategory?.faults} rows={5} />
          </Field>
        </>
      }
      nepali={
        <>
          <NepaliField
            label={m.categories_office_sub_name()}
            name="name_ne"
            stored={subCategory?.name_ne}
            maxLength={100}
            error={errorOf('name_ne')}
            className="sm:col-span-2"
          />
          <Field
            label={m.forms_in_nepali({ label: m.categories_office_faults() })}
            help={m.categories_office_faults_ne_help()}
            error={errorOf('faults_ne')}
            className="sm:col-span-2"
          >
            <Textarea name="faults_ne" lang="ne" defaultValue={subCategory?.faults_ne} rows={5} />
          </Field>
        </>
      }
    />
    <Field
      label={m.categories_office_search_words()}
      help={m.categories_office_search_words_help()}
      error={errorOf('search_words')}
    >
      <Textarea name="search_words" defaultValue={subCategory?.search_words} rows={5} maxLength={SEARCH_WORDS_LENGTH} />
    </Field>
    <Field
      label={m.categories_office_lettering()}
      help={m.categories_office_lettering_help()}
      error={errorOf('takes_lettering')}
    >
      <Select name="takes_lettering" defaultValue={String(subCategory?.takes_lettering ?? false)}>
        <option value="false">{m.categories_office_lettering_no()}</option>
        <option value="true">{m.categories_office_lettering_yes()}</option>
      </Select>
    </Field>
    <FileDrop
      key={version}
      label={m.categories_office_sub_image()}
      name="image"
      rule={IMAGE_RULE}
      stored={subCategory?.image_url}
      removable
      help={m.categories_office_picture_help({ pixels: digits('400 × 400'), rule: ruleInWords(IMAGE_RULE) })}
      error={errorOf('image')}
    />
  </>
)

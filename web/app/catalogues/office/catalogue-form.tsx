import type { CatalogueForOffice } from 'contract/catalogues/endpoints'
import { CATALOGUE_LANGUAGES, type CatalogueLanguage } from 'contract/catalogues/words'
import { useState } from 'react'
import { Form } from 'react-router'
import { m } from '#messages'
import { LanguageTabs } from '../../forms/language-tabs.tsx'
import { LeaveGuard } from '../../forms/leave-guard.tsx'
import { NepaliField } from '../../forms/nepali-field.tsx'
import { useRefusal } from '../../forms/use-refusal.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { Field } from '../../ui/fields/field.tsx'
import { FileDrop } from '../../ui/fields/file-drop.tsx'
import { IMAGE_RULE, PDF_RULE, ruleInWords } from '../../ui/fields/file-rules.ts'
import { Select } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { CatalogueFormFoot } from './catalogue-form-foot.tsx'

export interface CatalogueFormProps {
  /** the action's result */
  result: unknown
  /** as it is stored; undefined for a new one */
  stored?: CatalogueForOffice
}

const LANGUAGE: Record<CatalogueLanguage, () => string> = {
  en: m.catalogues_office_english,
  ne: m.catalogues_office_nepali,
  both: m.catalogues_office_both,
}

/** Title, language, PDF and cover of an e-catalogue; of a stored one the files stay unless others are chosen. */
export function CatalogueForm({ result, stored }: CatalogueFormProps) {
  const { form, errorOf, onChange } = useRefusal(result)
  const [changed, setChanged] = useState(false)
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={useSingleSubmit()}
      onChange={(event) => {
        onChange(event)
        setChanged(true)
      }}
      className="mt-6 grid max-w-2xl gap-6"
    >
      <LeaveGuard when={changed} />
      <LanguageTabs
        errorOf={errorOf}
        fields={['catalogue_type']}
        english={
          <Field
            label={m.catalogues_office_title()}
            help={m.catalogues_office_title_help()}
            error={errorOf('catalogue_type')}
            className="sm:col-span-2"
          >
            <TextInput name="catalogue_type" defaultValue={stored?.catalogue_type} maxLength={150} autoComplete="off" />
          </Field>
        }
        nepali={
          <NepaliField
            label={m.catalogues_office_title()}
            name="catalogue_type_ne"
            stored={stored?.catalogue_type_ne}
            maxLength={150}
            error={errorOf('catalogue_type_ne')}
            className="sm:col-span-2"
          />
        }
      />
      <Field
        label={m.catalogues_office_language()}
        help={m.catalogues_office_language_help()}
        error={errorOf('language')}
      >
        <Select name="language" defaultValue={stored?.language ?? 'en'}>
          {CATALOGUE_LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {LANGUAGE[language]()}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
        <FileDrop
          label={stored ? m.catalogues_office_other_pdf() : 'PDF'}
          name="file"
          rule={PDF_RULE}
          error={errorOf('file')}
        />
        <FileDrop
          label={m.catalogues_office_cover()}
          name="catalogue_image"
          rule={IMAGE_RULE}
          stored={stored?.catalogue_image || undefined}
          help={
            stored
              ? m.catalogues_office_cover_again({ rule: ruleInWords(IMAGE_RULE) })
              : m.catalogues_office_cover_help({ rule: ruleInWords(IMAGE_RULE) })
          }
          error={errorOf('catalogue_image')}
        />
      </div>
      <CatalogueFormFoot />
    </Form>
  )
}

import { m } from '#messages'
import { Field } from '../../ui/fields/field.tsx'
import { FileDrop } from '../../ui/fields/file-drop.tsx'
import { IMAGE_RULE } from '../../ui/fields/file-rules.ts'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { ColourField } from './colour-field.tsx'
import type { SettingFieldsProps } from './setting-fields.ts'

/** Name, logo, words and colour of the brand. */
export const BrandFields = ({ stored, version, errorOf }: SettingFieldsProps) => (
  <>
    <Field label={m.settings_name()} help={m.settings_name_help()} error={errorOf('brand_name')}>
      <TextInput name="brand_name" defaultValue={stored.brand_name} maxLength={40} autoComplete="off" />
    </Field>
    <FileDrop
      key={version}
      label={m.settings_logo()}
      name="logo"
      rule={IMAGE_RULE}
      stored={stored.logo}
      removable
      help={m.settings_logo_help()}
      error={errorOf('logo')}
    />
    <Field label={m.settings_tagline()} error={errorOf('tagline')}>
      <TextInput name="tagline" defaultValue={stored.tagline} maxLength={60} autoComplete="off" />
    </Field>
    <Field label={m.settings_tagline_ne()} help={m.settings_nepali_help()} error={errorOf('tagline_ne')}>
      <TextInput name="tagline_ne" lang="ne" defaultValue={stored.tagline_ne} maxLength={60} autoComplete="off" />
    </Field>
    <Field label={m.settings_description()} help={m.settings_description_help()} error={errorOf('description')}>
      <TextInput name="description" defaultValue={stored.description} maxLength={160} autoComplete="off" />
    </Field>
    <Field label={m.settings_description_ne()} help={m.settings_nepali_help()} error={errorOf('description_ne')}>
      <TextInput
        name="description_ne"
        lang="ne"
        defaultValue={stored.description_ne}
        maxLength={160}
        autoComplete="off"
      />
    </Field>
    <ColourField stored={stored.colour} error={errorOf('colour')} />
  </>
)

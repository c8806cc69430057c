import type { SettingsRow } from 'contract/settings/endpoints'
import { useRefusal } from '../forms/use-refusal.ts'
import { EmailInput } from '../ui/fields/email-input.tsx'
import { Field } from '../ui/fields/field.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { m } from '#messages'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'

/** Name and contacts of the brand. */
export function BrandStep({ row, before, next, result }: StepProps) {
  const { form, errorOf, onChange } = useRefusal(result)
  const known = knownOf(row)
  return (
    <StepForm
      label={m.settings_brand()}
      {...{ before, next, form, onChange }}
      intent="save"
      verb={m.first_start_save()}
      later
    >
      <input type="hidden" name="version" value={row.version} />
      <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-2">
        <Field label={m.settings_name()} help={m.settings_name_help()} error={errorOf('brand_name')}>
          <TextInput name="brand_name" defaultValue={known.brand_name} maxLength={40} autoComplete="organization" />
        </Field>
        <Field label={m.settings_email()} error={errorOf('email')}>
          <EmailInput name="email" defaultValue={known.email} maxLength={200} />
        </Field>
        <Field label={m.settings_phone()} error={errorOf('phone')}>
          <TextInput name="phone" inputMode="tel" defaultValue={known.phone} maxLength={25} autoComplete="tel" />
        </Field>
        <Field
          label={m.settings_service_phone()}
          help={m.first_start_service_phone_help()}
          error={errorOf('service_phone')}
        >
          <TextInput
            name="service_phone"
            inputMode="tel"
            defaultValue={known.service_phone}
            maxLength={25}
            autoComplete="off"
          />
        </Field>
        <Field label={m.settings_address()} error={errorOf('address')}>
          <TextInput name="address" defaultValue={known.address} maxLength={200} autoComplete="street-address" />
        </Field>
        <Field label={m.settings_address_ne()} help={m.settings_nepali_help()} error={errorOf('address_ne')}>
          <TextInput name="address_ne" lang="ne" defaultValue={known.address_ne} maxLength={200} autoComplete="off" />
        </Field>
        <Field label={m.settings_tagline()} help={m.first_start_tagline_help()} error={errorOf('tagline')}>
          <TextInput name="tagline" defaultValue={row.tagline} maxLength={60} autoComplete="off" />
        </Field>
        <Field label={m.settings_tagline_ne()} help={m.settings_nepali_help()} error={errorOf('tagline_ne')}>
          <TextInput name="tagline_ne" lang="ne" defaultValue={row.tagline_ne} maxLength={60} autoComplete="off" />
        </Field>
      </div>
    </StepForm>
  )
}

const OWN = ['brand_name', 'email', 'phone', 'service_phone', 'address', 'address_ne'] as const

/** The details entered so far; until then those of the design's brand. */
const knownOf = (row: SettingsRow): Partial<Record<(typeof OWN)[number], string>> =>
  row.version === 1 ? {} : Object.fromEntries(OWN.map((name) => [name, row[name]]))

import { SOCIAL_NETWORKS } from 'contract/settings/words'
import { m } from '#messages'
import { NETWORKS } from '../../brand/brand.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { SectionHeading } from './section-heading.tsx'
import type { SettingFieldsProps } from './setting-fields.ts'

/** Numbers, address and networks. */
export const ContactFields = ({ stored, errorOf }: SettingFieldsProps) => (
  <>
    <Field label={m.settings_phone()} error={errorOf('phone')}>
      <TextInput name="phone" inputMode="tel" defaultValue={stored.phone} maxLength={25} autoComplete="off" />
    </Field>
    <Field label={m.settings_service_phone()} error={errorOf('service_phone')}>
      <TextInput
        name="service_phone"
        inputMode="tel"
        defaultValue={stored.service_phone}
        maxLength={25}
        autoComplete="off"
      />
    </Field>
    <Field label={m.settings_viber()} help={m.settings_viber_help()} error={errorOf('viber')}>
      <TextInput name="viber" inputMode="tel" defaultValue={stored.viber} maxLength={25} autoComplete="off" />
    </Field>
    <Field label={m.settings_email()} error={errorOf('email')}>
      <TextInput name="email" type="email" defaultValue={stored.email} maxLength={200} autoComplete="off" />
    </Field>
    <Field label={m.settings_address()} error={errorOf('address')}>
      <TextInput name="address" defaultValue={stored.address} maxLength={200} autoComplete="off" />
    </Field>
    <Field label={m.settings_address_ne()} help={m.settings_nepali_help()} error={errorOf('address_ne')}>
      <TextInput name="address_ne" lang="ne" defaultValue={stored.address_ne} maxLength={200} autoComplete="off" />
    </Field>
    <Field label={m.settings_pan_number()} help={m.settings_pan_number_help()} error={errorOf('pan_number')}>
      <TextInput
        name="pan_number"
        inputMode="numeric"
        defaultValue={stored.pan_number}
        maxLength={12}
        autoComplete="off"
      />
    </Field>
    <SectionHeading text={m.settings_social()} />
    {SOCIAL_NETWORKS.map((network) => (
      <Field key={network} label={NETWORKS[network].name} help={m.settings_social_help()} error={errorOf(network)}>
        <TextInput name={network} type="url" defaultValue={stored[network]} maxLength={300} autoComplete="off" />
      </Field>
    ))}
  </>
)

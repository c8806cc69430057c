import type { Profile } from 'contract/accounts/endpoints'
import { Field } from '../../ui/fields/field.tsx'
import { PhoneInput } from '../../ui/fields/phone-input.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { m } from '#messages'

export interface ContactFieldsProps {
  profile: Profile
  draft: Record<string, string>
  errorOf: (field: string) => string | undefined
}

/** The contact person and address of a complaint: from the profile unless changed here. */
export function ContactFields({ profile, draft, errorOf }: ContactFieldsProps) {
  const text = (name: string, usual: string) => ({ name, defaultValue: draft[name] ?? usual })
  return (
    <>
      <Field label={m.complaints_name()} error={errorOf('customerName')}>
        <TextInput {...text('customerName', `${profile.firstname} ${profile.lastname}`)} autoComplete="name" />
      </Field>
      <Field label={m.complaints_mobile()} error={errorOf('customerContact')}>
        <PhoneInput {...text('customerContact', profile.contact)} />
      </Field>
      <Field label={m.complaints_address()} error={errorOf('customerAddress')}>
        <TextInput {...text('customerAddress', addressOf(profile))} autoComplete="street-address" maxLength={300} />
      </Field>
    </>
  )
}

const addressOf = ({ customerAddress, city, district }: Profile): string =>
  [customerAddress, city, district].filter(Boolean).join(', ')

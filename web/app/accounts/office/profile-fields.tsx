import type { Profile } from 'contract/accounts/endpoints'
import { m } from '#messages'
import { Field } from '../../ui/fields/field.tsx'
import { FileDrop } from '../../ui/fields/file-drop.tsx'
import { IMAGE_RULE } from '../../ui/fields/file-rules.ts'
import { PhoneInput } from '../../ui/fields/phone-input.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { CalendarOptions } from '../calendar-options.tsx'
import { GenderOptions } from './gender-options.tsx'

export interface ProfileFieldsProps {
  profile: Profile
  errorOf: (field: string) => string | undefined
  onName: (field: 'firstname' | 'lastname', text: string) => void
}

/** The fields of a staff member's own profile; number and e-mail are read-only. */
export const ProfileFields = ({ profile, errorOf, onName }: ProfileFieldsProps) => (
  <>
    <Field label={m.accounts_office_first_name()} error={errorOf('firstname')}>
      <TextInput
        name="firstname"
        defaultValue={profile.firstname}
        maxLength={100}
        autoComplete="given-name"
        onChange={({ target }) => onName('firstname', target.value)}
      />
    </Field>
    <Field label={m.accounts_office_last_name()} error={errorOf('lastname')}>
      <TextInput
        name="lastname"
        defaultValue={profile.lastname}
        maxLength={100}
        autoComplete="family-name"
        onChange={({ target }) => onName('lastname', target.value)}
      />
    </Field>
    <Field label={m.accounts_office_email()} help={m.accounts_office_email_help()}>
      <TextInput type="email" value={profile.email} readOnly />
    </Field>
    <Field label={m.accounts_office_contact()} help={m.accounts_office_contact_help()}>
      <PhoneInput value={profile.contact} readOnly />
    </Field>
    <Field label={m.accounts_office_gender()} error={errorOf('gender')}>
      <Select name="gender" defaultValue={profile.gender}>
        <GenderOptions stored={profile.gender} />
      </Select>
    </Field>
    <Field label={m.accounts_calendar()} help={m.accounts_calendar_help()} error={errorOf('calendar')}>
      <Select name="calendar" defaultValue={profile.calendar}>
        <CalendarOptions />
      </Select>
    </Field>
    <FileDrop
      label={m.accounts_office_picture()}
      name="image"
      rule={IMAGE_RULE}
      stored={profile.image_url || undefined}
      error={errorOf('image')}
    />
  </>
)

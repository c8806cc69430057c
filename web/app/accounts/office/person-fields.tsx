import type { Role } from 'contract/core/roles'
import { m } from '#messages'
import { DateField } from '../../ui/fields/date-field.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { FileDrop } from '../../ui/fields/file-drop.tsx'
import { IMAGE_RULE } from '../../ui/fields/file-rules.ts'
import { PhoneInput } from '../../ui/fields/phone-input.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { GenderOptions } from './gender-options.tsx'
import { ROLE_NAME } from '../role-name.ts'

type ErrorOf = (field: string) => string | undefined

interface Reached {
  firstname: string
  lastname: string
  email: string
  contact: string
}

interface NameFieldsProps {
  person?: Reached
  /** of a new account: what is known of whoever gets it */
  first?: Reached
  errorOf: ErrorOf
}

/** Personal details and contacts. */
export const NameFields = ({ person, first = person, errorOf }: NameFieldsProps) => (
  <>
    <Field label={m.accounts_office_first_name()} error={errorOf('firstname')}>
      <TextInput name="firstname" defaultValue={first?.firstname} maxLength={100} autoComplete="off" />
    </Field>
    <Field label={m.accounts_office_last_name()} error={errorOf('lastname')}>
      <TextInput name="lastname" defaultValue={first?.lastname} maxLength={100} autoComplete="off" />
    </Field>
    <Field label={m.accounts_office_email()} error={errorOf('email')}>
      <TextInput type="email" name="email" defaultValue={first?.email} maxLength={200} autoComplete="off" />
    </Field>
    <Field
      label={m.accounts_office_contact()}
      help={person ? m.accounts_office_contact_changes() : m.accounts_office_contact_new()}
      error={errorOf('contact')}
    >
      <PhoneInput name="contact" defaultValue={first?.contact} maxLength={20} autoComplete="off" />
    </Field>
  </>
)

/** Born when, and which gender. */
export const BirthFields = ({ person, errorOf }: { person: { dob: string; gender: string }; errorOf: ErrorOf }) => (
  <>
    <DateField label={m.accounts_office_dob()} name="dob" defaultValue={person.dob} error={errorOf('dob')} />
    <Field label={m.accounts_office_gender()} error={errorOf('gender')}>
      <Select name="gender" defaultValue={person.gender}>
        <GenderOptions stored={person.gender} />
      </Select>
    </Field>
  </>
)

export interface PersonFieldsProps {
  person: Reached & { dob: string; gender: string; role: Role; image_url: string }
  /** new when it was saved: a picture that is stored is no longer a chosen one */
  version: number
  errorOf: ErrorOf
}

/** The fields of a customer or a user; the role is read-only. */
export const PersonFields = ({ person, version, errorOf }: PersonFieldsProps) => (
  <>
    <NameFields person={person} errorOf={errorOf} />
    <BirthFields person={person} errorOf={errorOf} />
    <Field label={m.accounts_office_role()}>
      <TextInput value={ROLE_NAME[person.role]()} readOnly />
    </Field>
    <FileDrop
      key={version}
      label={m.accounts_office_picture()}
      name="image"
      rule={IMAGE_RULE}
      stored={person.image_url}
      error={errorOf('image')}
    />
  </>
)

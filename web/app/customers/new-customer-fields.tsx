import { m } from '#messages'
import { DistrictFields } from '../ui/fields/district-fields.tsx'
import { Field } from '../ui/fields/field.tsx'
import { FieldGroup } from '../ui/fields/field-group.tsx'
import { PhoneInput } from '../ui/fields/phone-input.tsx'
import { RadioCard } from '../ui/fields/radio-card.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'

export interface NewCustomerFieldsProps {
  /** the number that was looked for, or empty */
  contact: string
  /** as they wrote it themselves, or empty */
  name: string
  errorOf: (field: string) => string | undefined
  onDistrict: () => void
}

/** Number and name are enough, and the district proposes the service centre; the rest the customer enters when they claim the account. */
export const NewCustomerFields = ({ contact, name, errorOf, onDistrict }: NewCustomerFieldsProps) => (
  <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
    <Field label={m.customers_add_contact()} error={errorOf('contact')}>
      <PhoneInput name="contact" defaultValue={contact} autoFocus={contact === ''} autoComplete="off" maxLength={20} />
    </Field>
    <Field label={m.customers_add_name()} error={errorOf('name')}>
      <TextInput name="name" defaultValue={name} autoFocus={contact !== ''} maxLength={200} autoComplete="off" />
    </Field>
    <DistrictFields
      label={m.customers_add_district()}
      initial={{ district: '', local_level: '', ward: null }}
      errorOf={errorOf}
      onDistrict={onDistrict}
    />
    <Field label={m.customers_add_address()} error={errorOf('customerAddress')}>
      <TextInput name="customerAddress" maxLength={300} autoComplete="off" />
    </Field>
    <FieldGroup label={m.customers_add_language()} error={errorOf('language')} className="sm:col-span-2">
      <div className="grid gap-2 sm:grid-cols-2">
        <RadioCard name="language" value="ne" title={m.customers_add_nepali()} defaultChecked />
        <RadioCard name="language" value="en" title={m.customers_add_english()} />
      </div>
    </FieldGroup>
  </div>
)

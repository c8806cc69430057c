import type { ServicePoint } from 'contract/service-points/endpoints'
import { KIND_NAME, SERVICE_POINT_KINDS } from 'contract/service-points/words'
import { DistrictSelect } from '../../ui/fields/district-select.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'

export interface ServicePointFieldsProps {
  stored?: ServicePoint | undefined
  errorOf: (field: string) => string | undefined
  /** the district was chosen, which no field event tells */
  onDistrict: () => void
}

/** The fields of a shop or service centre. */
export const ServicePointFields = ({ stored, errorOf, onDistrict }: ServicePointFieldsProps) => (
  <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
    <Field label="Kind" error={errorOf('kind')}>
      <Select name="kind" defaultValue={stored?.kind ?? 'shop'}>
        {SERVICE_POINT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {KIND_NAME[kind]}
          </option>
        ))}
      </Select>
    </Field>
    <Field label="Name" error={errorOf('name')}>
      <TextInput name="name" defaultValue={stored?.name} maxLength={120} autoComplete="off" />
    </Field>
    <Field label="District" error={errorOf('district')}>
      <DistrictSelect name="district" {...(stored && { defaultValue: stored.district })} onValueChange={onDistrict} />
    </Field>
    <Field label="Address" help="Town, street, and a landmark people know." error={errorOf('address')}>
      <TextInput name="address" defaultValue={stored?.address} maxLength={200} autoComplete="off" />
    </Field>
    <Field label="Phone" help="Up to three numbers, with commas between them." error={errorOf('phones')}>
      <TextInput
        name="phones"
        defaultValue={stored?.phones.join(', ')}
        inputMode="tel"
        maxLength={80}
        autoComplete="off"
      />
    </Field>
    <Field label="Opening hours" help="May stay empty: Sunday to Friday, 10:00 to 18:00." error={errorOf('hours')}>
      <TextInput name="hours" defaultValue={stored?.hours} maxLength={120} autoComplete="off" />
    </Field>
  </div>
)

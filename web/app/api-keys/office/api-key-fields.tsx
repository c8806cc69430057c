import { KEY_YEARS, LONGEST_KEY_NAME } from 'contract/api-keys/words'
import { useState } from 'react'
import { m } from '#messages'
import { DateField } from '../../ui/fields/date-field.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { isoToday } from '../../ui/format/dates.ts'
import { AddressField } from './address-field.tsx'
import { CapabilityField } from './capability-field.tsx'

export interface ApiKeyFieldsProps {
  centres: readonly { id: number; name: string }[]
  errorOf: (field: string) => string | undefined
  /** called when a box is ticked, which fires no field event */
  onCapabilities: () => void
}

/** The fields of a new key. */
export function ApiKeyFields({ centres, errorOf, onCapabilities }: ApiKeyFieldsProps) {
  const [centre, chooseCentre] = useState('')
  return (
    <div className="grid gap-y-5">
      <Field label={m.api_keys_office_name()} help={m.api_keys_office_name_help()} error={errorOf('name')}>
        <TextInput name="name" maxLength={LONGEST_KEY_NAME} autoComplete="off" />
      </Field>
      <Field label={m.api_keys_office_rows()} help={m.api_keys_office_rows_help()} error={errorOf('centre_id')}>
        <Select name="centre_id" value={centre} onChange={({ target }) => chooseCentre(target.value)}>
          <option value="">{m.api_keys_office_all_rows()}</option>
          {centres.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <CapabilityField isBound={centre !== ''} error={errorOf('capabilities')} onChanged={onCapabilities} />
      <DateField
        label={m.api_keys_office_last_day()}
        name="expires_on"
        defaultValue={inYears(KEY_YEARS.usual)}
        help={m.api_keys_office_last_day_help()}
        error={errorOf('expires_on')}
      />
      <AddressField error={errorOf('addresses')} />
    </div>
  )
}

/** This day some years from now. */
function inYears(years: number): string {
  const day = new Date(`${isoToday()}T00:00:00Z`)
  day.setUTCFullYear(day.getUTCFullYear() + years)
  return day.toISOString().slice(0, 10)
}

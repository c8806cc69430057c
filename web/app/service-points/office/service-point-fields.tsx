import type { ServicePoint } from 'contract/service-points/endpoints'
import { SERVICE_POINT_KINDS, USUAL_PER_WINDOW } from 'contract/service-points/words'
import { useState } from 'react'
import { m } from '#messages'
import { NepaliField } from '../../forms/nepali-field.tsx'
import { DistrictList } from '../../ui/fields/district-list.tsx'
import { DistrictSelect } from '../../ui/fields/district-select.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TickList } from '../../ui/fields/tick-list.tsx'
import { weekdayOptions } from '../../ui/format/weekdays.ts'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { digits } from '../../ui/format/numbers.ts'
import { kindLabel } from './kind-label.ts'

export interface ServicePointFieldsProps {
  stored?: ServicePoint | undefined
  errorOf: (field: string) => string | undefined
  /** called when a district is chosen, which fires no field event */
  onDistrict: () => void
  /** the same for the lists of districts and days */
  onList: (field: string) => void
}

/** The fields of a shop or service centre. */
export function ServicePointFields({ stored, errorOf, onDistrict, onList }: ServicePointFieldsProps) {
  const [kind, setKind] = useState<string>(stored?.kind ?? 'shop')
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <Field label={m.service_points_office_kind()} error={errorOf('kind')}>
        <Select name="kind" value={kind} onChange={({ target }) => setKind(target.value)}>
          {SERVICE_POINT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {kindLabel(kind)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.service_points_office_name()} error={errorOf('name')}>
        <TextInput name="name" defaultValue={stored?.name} maxLength={120} autoComplete="off" />
      </Field>
      <NepaliField
        label={m.service_points_office_name()}
        name="name_ne"
        stored={stored?.name_ne}
        maxLength={120}
        error={errorOf('name_ne')}
        className="sm:col-start-2"
      />
      <Field label={m.service_points_office_district()} error={errorOf('district')}>
        <DistrictSelect name="district" {...(stored && { defaultValue: stored.district })} onValueChange={onDistrict} />
      </Field>
      <Field
        label={m.service_points_office_address()}
        help={m.service_points_office_address_help()}
        error={errorOf('address')}
      >
        <TextInput name="address" defaultValue={stored?.address} maxLength={200} autoComplete="off" />
      </Field>
      <NepaliField
        label={m.service_points_office_address()}
        name="address_ne"
        stored={stored?.address_ne}
        maxLength={200}
        error={errorOf('address_ne')}
        className="sm:col-start-2"
      />
      <Field
        label={m.service_points_office_phone()}
        help={m.service_points_office_phone_help()}
        error={errorOf('phones')}
      >
        <TextInput
          name="phones"
          defaultValue={stored?.phones.join(', ')}
          inputMode="tel"
          maxLength={80}
          autoComplete="off"
        />
      </Field>
      <Field
        label={m.service_points_office_opening_hours()}
        help={m.service_points_office_hours_help()}
        error={errorOf('hours')}
      >
        <TextInput name="hours" defaultValue={stored?.hours} maxLength={120} autoComplete="off" />
      </Field>
      <Field label={m.service_points_office_opens()} error={errorOf('opens_at')}>
        <TextInput
          name="opens_at"
          inputMode="numeric"
          defaultValue={stored?.opens_at}
          maxLength={5}
          placeholder="10:00"
          autoComplete="off"
        />
      </Field>
      <Field
        label={m.service_points_office_closes()}
        help={m.service_points_office_times_help()}
        error={errorOf('closes_at')}
      >
        <TextInput
          name="closes_at"
          inputMode="numeric"
          defaultValue={stored?.closes_at}
          maxLength={5}
          placeholder="19:00"
          autoComplete="off"
        />
      </Field>
      <TickList
        name="days_off"
        label={m.service_points_office_days_off()}
        options={weekdayOptions()}
        defaultValue={stored?.days_off.map(String)}
        error={errorOf('days_off')}
        onChanged={() => onList('days_off')}
        className="sm:col-span-2"
      />
      {kind === 'service_centre' && (
        <Field
          label={m.service_points_office_visits_per_window()}
          help={m.service_points_office_visits_per_window_help()}
          error={errorOf('visits_per_window')}
        >
          <TextInput
            name="visits_per_window"
            inputMode="numeric"
            defaultValue={digits(String(stored?.visits_per_window ?? USUAL_PER_WINDOW))}
            maxLength={2}
            autoComplete="off"
          />
        </Field>
      )}
      {kind === 'service_centre' && (
        <DistrictList
          name="districts"
          label={m.service_points_office_districts()}
          help={m.service_points_office_districts_help()}
          defaultValue={stored?.districts}
          error={errorOf('districts')}
          onChanged={() => onList('districts')}
          className="sm:col-span-2"
        />
      )}
    </div>
  )
}

import { zoneOf } from 'contract/core/zones'
import { useState } from 'react'
import { m } from '#messages'
import { DistrictFields } from '../../ui/fields/district-fields.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import type { Place } from '../place-text.tsx'
import { placeName, type Zone } from '../places.ts'

export interface OfficePlaceFieldsProps {
  zones: readonly Zone[]
  initial: Place
  errorOf: (field: string) => string | undefined
}

/** Where the product is: district, local level and ward for people, and the area as the service organisation lists it. */
export function OfficePlaceFields({ zones, initial, errorOf }: OfficePlaceFieldsProps) {
  const [district, setDistrict] = useState(initial.district)
  const zone = (district !== initial.district && zoneOf(district)) || initial.zone || zoneOf(district)
  const stored = zone === initial.zone ? initial.area : ''
  const areas = zones.find(({ name }) => name === zone)?.areas ?? []
  return (
    <>
      <DistrictFields
        initial={initial}
        errorOf={errorOf}
        help={district === '' && zone !== '' ? m.complaints_office_zone_only({ zone: placeName(zone) }) : undefined}
        onDistrict={setDistrict}
      />
      <input type="hidden" name="zone" value={zone} />
      <Field
        label={m.complaints_office_area()}
        help={m.complaints_office_area_help()}
        error={errorOf('area') ?? errorOf('zone')}
      >
        <Select key={zone} name="area" defaultValue={stored} disabled={areas.length === 0 && stored === ''}>
          <option value="">{m.complaints_choose_area()}</option>
          {(stored === '' || areas.includes(stored) ? areas : [stored, ...areas]).map((name) => (
            <option key={name} value={name}>
              {placeName(name)}
            </option>
          ))}
        </Select>
      </Field>
    </>
  )
}

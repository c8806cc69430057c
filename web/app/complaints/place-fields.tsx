import { useState } from 'react'
import { Field } from '../ui/fields/field.tsx'
import { Select } from '../ui/fields/select.tsx'
import { placeName, type Zone } from './places.ts'
import { m } from '#messages'

export interface PlaceFieldsProps {
  zones: readonly Zone[]
  initial: { zone: string; area: string }
  errorOf: (field: string) => string | undefined
}

/** Zone and area; choosing another zone clears the area. */
export function PlaceFields({ zones, initial, errorOf }: PlaceFieldsProps) {
  const [place, setPlace] = useState(initial)
  const areas = withStored(
    zones.find(({ name }) => name === place.zone)?.areas ?? [],
    place.zone === initial.zone ? initial.area : '',
  )
  return (
    <>
      <Field label={m.complaints_zone()} help={m.complaints_place_help()} error={errorOf('zone')}>
        <Select name="zone" value={place.zone} onChange={({ target }) => setPlace({ zone: target.value, area: '' })}>
          <Option value="">{m.complaints_choose_zone()}</Option>
          {withStored(
            zones.map(({ name }) => name),
            initial.zone,
          ).map((name) => (
            <Option key={name} value={name} />
          ))}
        </Select>
      </Field>
      <Field
        label={m.complaints_area()}
        help={place.zone ? undefined : m.complaints_choose_zone_first()}
        error={errorOf('area')}
      >
        <Select
          name="area"
          value={place.area}
          disabled={areas.length === 0}
          onChange={({ target }) => setPlace({ ...place, area: target.value })}
        >
          <Option value="">{m.complaints_choose_area()}</Option>
          {areas.map((name) => (
            <Option key={name} value={name} />
          ))}
        </Select>
      </Field>
    </>
  )
}

const Option = ({ value, children = placeName(value) }: { value: string; children?: string }) => (
  <option value={value}>{children}</option>
)

/** Staff may have stored a place that is not on the list: it stays to be chosen. */
const withStored = (names: readonly string[], stored: string): readonly string[] =>
  stored === '' || names.includes(stored) ? names : [stored, ...names]

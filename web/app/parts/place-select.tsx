import type { PartPlace } from 'contract/parts/stock'
import { HEAD_OFFICE } from 'contract/parts/words'
import type { ComponentProps } from 'react'
import { m } from '#messages'
import { Select } from '../ui/fields/select.tsx'
import { whole } from '../ui/format/numbers.ts'
import { placeName } from './part-words.ts'

export interface PlaceSelectProps extends ComponentProps<'select'> {
  places: readonly PartPlace[]
  /** how many are there, behind the name of each that has some */
  countAt?: (place: string) => number
}

/** The head office, the service centres, and the bags of engineers. */
export function PlaceSelect({ places, countAt, ...select }: PlaceSelectProps) {
  const option = (place: PartPlace) => {
    const count = countAt?.(place.place) ?? 0
    return (
      <option key={place.place} value={place.place}>
        {count > 0 ? m.parts_place_with({ place: placeName(place), count: whole(count) }) : placeName(place)}
      </option>
    )
  }
  const centres = places.filter(({ place }) => place.startsWith('centre-'))
  const bags = places.filter(({ place }) => place.startsWith('bag-'))
  return (
    <Select {...select}>
      <option value="">{m.parts_choose_place()}</option>
      {places.filter(({ place }) => place === HEAD_OFFICE).map(option)}
      {centres.length > 0 && <optgroup label={m.parts_centres()}>{centres.map(option)}</optgroup>}
      {bags.length > 0 && <optgroup label={m.parts_bags()}>{bags.map(option)}</optgroup>}
    </Select>
  )
}

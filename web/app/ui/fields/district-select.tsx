import { districtsFor, districtsIn } from 'contract/core/districts'
import { pageLocale } from '../../core/locale.ts'
import { Combobox, type ComboboxProps } from './combobox.tsx'
import { districtName } from '../format/district-name.ts'
import { m } from '#messages'

export interface DistrictSelectProps extends Omit<
  ComboboxProps,
  'items' | 'matches' | 'labelOf' | 'placeholder' | 'empty'
> {
  /** An older record may name its district in its own way; that stays a choice. */
  stored?: string | undefined
}

/** One of the 77 districts, found by its English or Nepali name, also with a slip of the pen. */
export const DistrictSelect = ({ stored = '', ...rest }: DistrictSelectProps) => (
  <Combobox
    {...rest}
    items={itemsWith(stored)}
    matches={(district, typed) => found(typed).has(district) || district === stored}
    labelOf={districtName}
    placeholder={m.ui_choose_district()}
    empty={m.ui_no_district()}
  />
)

function itemsWith(stored: string): readonly string[] {
  const districts = districtsIn(pageLocale())
  return stored === '' || districts.includes(stored) ? districts : [stored, ...districts]
}

let last: { typed: string; districts: ReadonlySet<string> } | undefined

/** Matched once per input, not once per entry. */
function found(typed: string): ReadonlySet<string> {
  if (last?.typed !== typed) last = { typed, districts: districtsFor(typed) }
  return last.districts
}

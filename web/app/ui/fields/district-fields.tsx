import { useState, type ReactNode } from 'react'
import { m } from '#messages'
import { pageLocale } from '../../core/locale.ts'
import { digits } from '../format/numbers.ts'
import { useLocalLevels } from '../format/use-local-levels.ts'
import { Combobox } from './combobox.tsx'
import { DistrictSelect } from './district-select.tsx'
import { Field } from './field.tsx'
import { Select } from './select.tsx'

export interface DistrictFieldsProps {
  initial: { district: string; local_level: string; ward: number | null }
  errorOf: (field: string) => string | undefined
  /** of the district */
  label?: string
  help?: ReactNode
  onDistrict?: (district: string) => void
}

/** A district, one of its local levels and the ward, each chosen within the one before. */
export function DistrictFields({ initial, errorOf, label = m.ui_district(), help, onDistrict }: DistrictFieldsProps) {
  const [place, setPlace] = useState({ ...initial, ward: String(initial.ward ?? '') })
  const { levels, failed, load } = useLocalLevels()
  const found = levels?.localLevelsOf(place.district) ?? []
  const level = levels?.findLocalLevel(place.district, place.local_level)
  const chooseDistrict = (district: string) => {
    if (district === place.district) return
    setPlace({ district, local_level: '', ward: '' })
    onDistrict?.(district)
  }
  const named = new Map(found.map((one) => [one.name, one]))
  const nameIn = (name: string) => (pageLocale() === 'ne' ? named.get(name)?.name_ne : undefined) ?? name
  return (
    <>
      <Field label={label} help={help} error={errorOf('district')}>
        <DistrictSelect
          name="district"
          stored={initial.district}
          value={place.district}
          onValueChange={chooseDistrict}
        />
      </Field>
      <div className="contents" onFocusCapture={load} onPointerDownCapture={load}>
        <Field
          label={m.ui_local_level()}
          help={place.district === '' ? m.ui_local_level_first() : failed && !levels && m.ui_local_levels_failed()}
          error={errorOf('local_level')}
        >
          <Combobox
            name="local_level"
            items={withStored([...named.keys()], place.local_level)}
            value={place.local_level}
            onValueChange={(local_level) => {
              if (local_level !== place.local_level) setPlace({ ...place, local_level, ward: '' })
            }}
            matches={(name, typed) => {
              const one = named.get(name)
              return one !== undefined && levels!.isLocalLevelFor(one, typed)
            }}
            labelOf={nameIn}
            placeholder={m.ui_choose_local_level()}
            empty={levels ? m.ui_no_local_level() : m.ui_loading()}
            disabled={place.district === ''}
          />
        </Field>
        <Field label={m.ui_ward()} error={errorOf('ward')}>
          <Select
            name="ward"
            value={place.ward}
            onChange={({ target }) => setPlace({ ...place, ward: target.value })}
            disabled={place.local_level === ''}
          >
            <option value="">{m.ui_choose_ward()}</option>
            {withStored(level ? wardsOf(level.wards) : [], place.ward).map((ward) => (
              <option key={ward} value={ward}>
                {digits(ward)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </>
  )
}

const wardsOf = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => String(at + 1))

/** What is stored is a choice before the list has loaded. */
const withStored = (items: readonly string[], stored: string): readonly string[] =>
  stored === '' || items.includes(stored) ? items : [stored, ...items]

import X from 'lucide-react/icons/x'
import { useState, type ReactNode } from 'react'
import { m } from '#messages'
import { districtName } from '../format/district-name.ts'
import { DistrictSelect } from './district-select.tsx'
import { Field } from './field.tsx'

export interface DistrictListProps {
  label: ReactNode
  /** of the list that is sent, as JSON text */
  name: string
  defaultValue?: readonly string[] | undefined
  help?: ReactNode
  error?: string | undefined
  className?: string
  onChanged: () => void
}

const NONE: readonly string[] = []

/** Several of the 77 districts: each one that is chosen joins the list, and goes with a press. */
export function DistrictList({
  label,
  name,
  defaultValue = NONE,
  help,
  error,
  className,
  onChanged,
}: DistrictListProps) {
  const [chosen, setChosen] = useState(defaultValue)
  const change = (next: readonly string[]) => {
    setChosen(next)
    onChanged()
  }
  const add = (district: string) => {
    if (district !== '' && !chosen.includes(district)) change([...chosen, district])
  }
  return (
    <div className={className}>
      <input type="hidden" name={name} value={JSON.stringify(chosen)} />
      <Field label={label} help={help} error={error}>
        <DistrictSelect key={chosen.length} onValueChange={add} />
      </Field>
      {chosen.length > 0 && (
        <ul className="mt-2.5 flex flex-wrap gap-1.5">
          {chosen.map((district) => (
            <li key={district}>
              <button
                type="button"
                aria-label={m.ui_remove({ name: districtName(district) })}
                onClick={() => change(chosen.filter((one) => one !== district))}
                className="inline-flex min-h-8 items-center gap-1.5 rounded-control border border-line-2 px-2.5 text-xs hover:border-ink pointer-coarse:min-h-11 [&_svg]:size-3.5"
              >
                {districtName(district)}
                <X />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

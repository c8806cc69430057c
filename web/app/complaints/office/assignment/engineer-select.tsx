import type { OfferedEngineer } from 'contract/complaints/assignments'
import { m } from '#messages'
import { offLabel } from '../../../engineers/off-label.ts'
import { Select } from '../../../ui/fields/select.tsx'
import { whole } from '../../../ui/format/numbers.ts'

export interface EngineerSelectProps {
  engineers: readonly OfferedEngineer[]
  value: string
  onChange: (value: string) => void
  /** what stands for nobody of the list */
  nobody: string
  /** without one, the choice is not sent */
  name?: string | undefined
}

/** An engineer of the list: by centre, with the visits of the day and what speaks against it. */
export const EngineerSelect = ({ engineers, value, onChange, nobody, name }: EngineerSelectProps) => (
  <Select name={name} value={value} onChange={({ target }) => onChange(target.value)}>
    <option value="">{nobody}</option>
    {[...Map.groupBy(engineers, ({ centre_name }) => centre_name)].map(([centre, members]) => (
      <optgroup key={centre} label={centre}>
        {members.map((engineer) => (
          <option key={engineer.id} value={engineer.id}>
            {wordsOf(engineer)}
          </option>
        ))}
      </optgroup>
    ))}
  </Select>
)

const wordsOf = ({ name, visits, off, skilled }: OfferedEngineer): string =>
  [
    name,
    m.complaints_office_visits_of_day({ count: visits, shown: whole(visits) }),
    offLabel(off),
    !skilled && m.complaints_office_other_skill(),
  ]
    .filter(Boolean)
    .join(' · ')

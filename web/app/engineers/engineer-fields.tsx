import type { Engineer } from 'contract/engineers/endpoints'
import { m } from '#messages'
import { Field } from '../ui/fields/field.tsx'
import { PhoneInput } from '../ui/fields/phone-input.tsx'
import { Select } from '../ui/fields/select.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { TickList } from '../ui/fields/tick-list.tsx'
import { weekdayOptions } from '../ui/format/weekdays.ts'
import type { EngineerChoices } from './engineer-choices.ts'

export interface EngineerFieldsProps extends EngineerChoices {
  stored?: Engineer | undefined
  errorOf: (field: string) => string | undefined
  /** called when a box of a list is ticked, which fires no event of a named field */
  onList: (field: string) => void
}

/** The fields of an engineer. */
export const EngineerFields = ({ stored, errorOf, onList, centres, categories }: EngineerFieldsProps) => (
  <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
    <Field label={m.engineers_name()} error={errorOf('name')}>
      <TextInput name="name" defaultValue={stored?.name} maxLength={120} autoComplete="off" />
    </Field>
    <Field label={m.engineers_phone()} error={errorOf('phone')}>
      <PhoneInput name="phone" defaultValue={stored?.phone} autoComplete="off" />
    </Field>
    <Field label={m.engineers_centre()} error={errorOf('centre_id')}>
      <Select name="centre_id" defaultValue={stored?.centre_id ?? (centres.length === 1 ? centres[0]!.id : '')}>
        <option value="">{m.engineers_choose_centre()}</option>
        {centres.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
    <Field label={m.engineers_state()} help={m.engineers_state_help()} error={errorOf('active')}>
      <Select name="active" defaultValue={String(stored?.active ?? true)}>
        <option value="true">{m.engineers_active()}</option>
        <option value="false">{m.engineers_left()}</option>
      </Select>
    </Field>
    <TickList
      name="skills"
      label={m.engineers_skills()}
      help={m.engineers_skills_help()}
      options={categories.map(({ id, name }) => ({ value: String(id), text: name }))}
      defaultValue={stored?.skills.map(String)}
      error={errorOf('skills')}
      onChanged={() => onList('skills')}
      className="sm:col-span-2"
    />
    <TickList
      name="days_off"
      label={m.engineers_days_off()}
      options={weekdayOptions()}
      defaultValue={stored?.days_off.map(String)}
      error={errorOf('days_off')}
      onChanged={() => onList('days_off')}
      className="sm:col-span-2"
    />
  </div>
)

import { m } from '#messages'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { FieldGroup } from '../../ui/fields/field-group.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { WEEKDAYS, weekdayText } from './open-days.ts'
import type { SettingFieldsProps } from './setting-fields.ts'

/** Opening days and hours, as the website shows them and due times count. */
export const HoursFields = ({ stored, errorOf }: SettingFieldsProps) => (
  <>
    <FieldGroup label={m.settings_open_days()} error={errorOf('open_days')} className="sm:col-span-2">
      {/* Unticked days send nothing, so the form says that it has them. */}
      <input type="hidden" name="open_days_shown" value="1" />
      <div className="flex flex-wrap gap-x-5">
        {WEEKDAYS.map((day) => (
          <Checkbox key={day} name="open_days" value={day} defaultChecked={stored.open_days.includes(day)}>
            {weekdayText(day)}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
    <Field label={m.settings_opens_at()} help={m.settings_time_help()} error={errorOf('opens_at')}>
      <TextInput name="opens_at" inputMode="numeric" defaultValue={stored.opens_at} maxLength={5} autoComplete="off" />
    </Field>
    <Field label={m.settings_closes_at()} help={m.settings_time_help()} error={errorOf('closes_at')}>
      <TextInput
        name="closes_at"
        inputMode="numeric"
        defaultValue={stored.closes_at}
        maxLength={5}
        autoComplete="off"
      />
    </Field>
  </>
)

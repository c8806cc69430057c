import { PRIORITIES } from 'contract/complaints/words'
import { m } from '#messages'
import { priorityLabel } from '../../complaints/priority-label.ts'
import { HolidaysField } from './holidays-field.tsx'
import { HoursFields } from './hours-fields.tsx'
import { NumberField } from './number-field.tsx'
import { SectionHeading } from './section-heading.tsx'
import type { SettingFieldsProps } from './setting-fields.ts'

/** When the service works, and how soon complaints are answered and repaired. */
export const ServiceFields = (props: SettingFieldsProps) => (
  <>
    <HoursFields {...props} />
    <HolidaysField stored={props.stored.holidays} error={props.errorOf('holidays')} />
    <SectionHeading text={m.settings_targets()} />
    {PRIORITIES.toReversed().flatMap((priority) => [
      <NumberField
        {...props}
        key={`answer ${priority}`}
        name={`answer_hours_${priority}`}
        digits={4}
        label={m.settings_answer_hours({ priority: priorityLabel(priority) })}
        help={m.settings_answer_hours_help()}
      />,
      <NumberField
        {...props}
        key={`repair ${priority}`}
        name={`repair_hours_${priority}`}
        digits={4}
        label={m.settings_repair_hours({ priority: priorityLabel(priority) })}
        help={m.settings_repair_hours_help()}
      />,
    ])}
    <SectionHeading text={m.settings_happy_calls()} />
    <NumberField
      {...props}
      name="happy_call_percent"
      digits={3}
      label={m.settings_happy_call_percent()}
      help={m.settings_happy_call_percent_help()}
    />
  </>
)

import { m } from '#messages'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import type { SettingFieldsProps } from './setting-fields.ts'

/** What counts, and from when. */
export const RuleFields = (props: SettingFieldsProps) => (
  <>
    <NumberField
      {...props}
      name="review_points"
      digits={6}
      label={m.settings_review_points()}
      help={m.settings_review_points_help()}
    />
    <NumberField
      {...props}
      name="overdue_days"
      digits={3}
      label={`${m.settings_overdue_days()} (${m.settings_days()})`}
      help={m.settings_overdue_days_help()}
    />
    <NumberField
      {...props}
      name="pending_requests"
      digits={4}
      label={m.settings_pending_requests()}
      help={m.settings_pending_requests_help()}
    />
    <NumberField
      {...props}
      name="daily_requests"
      digits={5}
      label={m.settings_daily_requests()}
      help={m.settings_daily_requests_help()}
    />
  </>
)

interface NumberFieldProps extends SettingFieldsProps {
  name: 'review_points' | 'overdue_days' | 'pending_requests' | 'daily_requests'
  label: string
  help: string
  /** at most */
  digits: number
}

const NumberField = ({ stored, errorOf, name, label, help, digits }: NumberFieldProps) => (
  <Field label={label} help={help} error={errorOf(name)}>
    <TextInput name={name} inputMode="numeric" defaultValue={stored[name]} maxLength={digits} autoComplete="off" />
  </Field>
)

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
      label={m.settings_review_points()}
      help={m.settings_review_points_help()}
    />
    <NumberField
      {...props}
      name="overdue_days"
      label={`${m.settings_overdue_days()} (${m.settings_days()})`}
      help={m.settings_overdue_days_help()}
    />
    <NumberField
      {...props}
      name="pending_requests"
      label={m.settings_pending_requests()}
      help={m.settings_pending_requests_help()}
    />
    <NumberField
      {...props}
      name="daily_requests"
      label={m.settings_daily_requests()}
      help={m.settings_daily_requests_help()}
    />
  </>
)

interface NumberFieldProps extends SettingFieldsProps {
  name: 'review_points' | 'overdue_days' | 'pending_requests' | 'daily_requests'
  label: string
  help: string
}

const NumberField = ({ stored, errorOf, name, label, help }: NumberFieldProps) => (
  <Field label={label} help={help} error={errorOf(name)}>
    <TextInput name={name} inputMode="numeric" defaultValue={stored[name]} maxLength={6} autoComplete="off" />
  </Field>
)

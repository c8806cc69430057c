import { m } from '#messages'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import type { SettingFieldsProps } from './setting-fields.ts'

/** What counts, and from when. */
export const RuleFields = ({ stored, errorOf }: SettingFieldsProps) => (
  <>
    <Field label={m.settings_review_points()} help={m.settings_review_points_help()} error={errorOf('review_points')}>
      <TextInput
        name="review_points"
        inputMode="numeric"
        defaultValue={stored.review_points}
        maxLength={6}
        autoComplete="off"
      />
    </Field>
    <Field
      label={`${m.settings_overdue_days()} (${m.settings_days()})`}
      help={m.settings_overdue_days_help()}
      error={errorOf('overdue_days')}
    >
      <TextInput
        name="overdue_days"
        inputMode="numeric"
        defaultValue={stored.overdue_days}
        maxLength={3}
        autoComplete="off"
      />
    </Field>
  </>
)

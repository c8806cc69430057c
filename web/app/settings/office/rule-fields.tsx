import { m } from '#messages'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { NumberField } from './number-field.tsx'
import { SectionHeading } from './section-heading.tsx'
import type { SettingFieldsProps } from './setting-fields.ts'

/** What counts, and from when. */
export const RuleFields = (props: SettingFieldsProps) => (
  <>
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
    <NumberField
      {...props}
      name="grace_days"
      digits={3}
      label={m.settings_grace_days()}
      help={m.settings_grace_days_help()}
    />
    <SectionHeading text={m.settings_numbers()} />
    <PrefixField
      {...props}
      name="job_prefix"
      label={m.settings_job_prefix()}
      help={m.settings_job_prefix_help({ example: `${props.stored.job_prefix}-2026-000123` })}
    />
    <PrefixField
      {...props}
      name="extension_prefix"
      label={m.settings_extension_prefix()}
      help={m.settings_extension_prefix_help({ example: `${props.stored.extension_prefix}-7K3M-9QXP` })}
    />
    <SectionHeading text={m.settings_lettering()} />
    <NumberField
      {...props}
      name="horizontal_letters"
      digits={2}
      label={m.settings_horizontal_letters()}
      help={m.settings_letters_help()}
    />
    <NumberField
      {...props}
      name="vertical_letters"
      digits={2}
      label={m.settings_vertical_letters()}
      help={m.settings_letters_help()}
    />
  </>
)

interface PrefixFieldProps extends SettingFieldsProps {
  name: 'job_prefix' | 'extension_prefix'
  label: string
  help: string
}

const PrefixField = ({ stored, errorOf, name, label, help }: PrefixFieldProps) => (
  <Field label={label} help={help} error={errorOf(name)}>
    <TextInput name={name} defaultValue={stored[name]} maxLength={6} autoCapitalize="characters" autoComplete="off" />
  </Field>
)

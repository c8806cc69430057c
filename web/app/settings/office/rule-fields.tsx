import { BS_FORECASTS, DECIDING_ROLES, FACTOR_ROLES } from 'contract/settings/words'
import { m } from '#messages'
import { ROLE_NAME } from '../../accounts/role-name.ts'
import { DateField } from '../../ui/fields/date-field.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TickList } from '../../ui/fields/tick-list.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { BsYearsField } from './bs-years-field.tsx'
import { NumberField } from './number-field.tsx'
import { SectionHeading } from './section-heading.tsx'
import { FORECAST_WORDS, type SettingFieldsProps } from './setting-fields.ts'

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
    <SectionHeading text={m.settings_deciding()} />
    <NumberField
      {...props}
      name="checking_days"
      digits={2}
      label={m.settings_checking_days()}
      help={m.settings_checking_days_help()}
    />
    <TickList
      name="deciding_roles"
      label={m.settings_deciding_roles()}
      help={m.settings_deciding_roles_help()}
      options={DECIDING_ROLES.map((role) => ({ value: role, text: ROLE_NAME[role]() }))}
      defaultValue={props.stored.deciding_roles}
      error={props.errorOf('deciding_roles')}
      className="sm:col-span-2"
    />
    <SectionHeading text={m.settings_factor()} />
    <TickList
      name="factor_roles"
      label={m.settings_factor_roles()}
      help={m.settings_factor_roles_help()}
      options={FACTOR_ROLES.map((role) => ({ value: role, text: ROLE_NAME[role]() }))}
      defaultValue={props.stored.factor_roles}
      error={props.errorOf('factor_roles')}
      className="sm:col-span-2"
    />
    <DateField
      name="factor_from"
      label={m.settings_factor_from()}
      help={m.settings_factor_from_help()}
      defaultValue={props.stored.factor_from}
      error={props.errorOf('factor_from')}
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
    <SectionHeading text={m.settings_dates()} />
    <Field
      label={m.settings_bs_forecasts()}
      help={m.settings_bs_forecasts_help()}
      error={props.errorOf('bs_forecasts')}
      className="sm:col-span-2"
    >
      <Select name="bs_forecasts" defaultValue={props.stored.bs_forecasts}>
        {BS_FORECASTS.map((choice) => (
          <option key={choice} value={choice}>
            {FORECAST_WORDS[choice]()}
          </option>
        ))}
      </Select>
    </Field>
    <BsYearsField stored={props.stored.bs_years} errorOf={props.errorOf} key={props.version} />
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

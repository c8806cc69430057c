import { m } from '#messages'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { NumberField } from './number-field.tsx'
import type { SettingFieldsProps } from './setting-fields.ts'

/** How many text messages are usual, and who hears of troubles. */
export const MessageFields = (props: SettingFieldsProps) => (
  <>
    <NumberField
      {...props}
      name="codes_per_number"
      digits={3}
      label={m.settings_codes_per_number()}
      help={m.settings_codes_per_number_help()}
    />
    <NumberField
      {...props}
      name="codes_per_hour"
      digits={6}
      label={m.settings_codes_per_hour()}
      help={m.settings_codes_per_hour_help()}
    />
    <NumberField
      {...props}
      name="codes_per_day"
      digits={7}
      label={m.settings_codes_per_day()}
      help={m.settings_codes_per_day_help()}
    />
    <NumberField
      {...props}
      name="sms_per_day"
      digits={7}
      label={m.settings_sms_per_day()}
      help={m.settings_sms_per_day_help()}
    />
    <NumberField
      {...props}
      name="sms_price"
      digits={5}
      label={m.settings_sms_price()}
      help={m.settings_sms_price_help()}
    />
    <Field
      label={m.settings_operator_phone()}
      help={m.settings_operator_phone_help()}
      error={props.errorOf('operator_phone')}
    >
      <TextInput
        name="operator_phone"
        inputMode="tel"
        defaultValue={props.stored.operator_phone}
        maxLength={20}
        autoComplete="off"
      />
    </Field>
    <Field
      label={m.settings_operator_email()}
      help={m.settings_operator_email_help()}
      error={props.errorOf('operator_email')}
    >
      <TextInput
        name="operator_email"
        type="email"
        defaultValue={props.stored.operator_email}
        maxLength={200}
        autoComplete="off"
      />
    </Field>
  </>
)

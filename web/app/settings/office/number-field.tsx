import type { Settings } from 'contract/settings/words'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import type { SettingFieldsProps } from './setting-fields.ts'

type NumberSetting = {
  [Name in keyof Settings]: Settings[Name] extends number ? Name : never
}[keyof Settings]

interface NumberFieldProps extends SettingFieldsProps {
  name: NumberSetting
  label: string
  help: string
  /** at most */
  digits: number
}

/** A whole number among the settings. */
export const NumberField = ({ stored, errorOf, name, label, help, digits }: NumberFieldProps) => (
  <Field label={label} help={help} error={errorOf(name)}>
    <TextInput name={name} inputMode="numeric" defaultValue={stored[name]} maxLength={digits} autoComplete="off" />
  </Field>
)

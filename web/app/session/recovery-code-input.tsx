import type { ComponentProps } from 'react'
import { Field } from '../ui/fields/field.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { m } from '#messages'

/** A field for one of the recovery codes, in any spelling. */
export const RecoveryCodeInput = ({
  error,
  ...rest
}: ComponentProps<typeof TextInput> & { error: string | undefined }) => (
  <Field label={m.session_recovery_code()} help={m.session_recovery_help({ example: 'k7mp2-xw9qd' })} error={error}>
    <TextInput
      {...rest}
      name="recovery_code"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      className="tabular-nums"
    />
  </Field>
)

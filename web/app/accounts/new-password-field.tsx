import { useState } from 'react'
import { Field } from '../ui/fields/field.tsx'
import { PasswordInput } from '../ui/fields/password-input.tsx'
import { PasswordRules } from './password-rules.tsx'

/** A password to be chosen, with what it must have ticked as it is typed. */
export function NewPasswordField({ name, label, error }: { name: string; label: string; error: string | undefined }) {
  const [password, setPassword] = useState('')
  return (
    <div>
      <Field label={label} error={error}>
        <PasswordInput
          name={name}
          autoComplete="new-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </Field>
      <PasswordRules password={password} />
    </div>
  )
}

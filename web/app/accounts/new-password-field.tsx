import type { Person } from 'contract/accounts/easy-password'
import { useState } from 'react'
import { Field } from '../ui/fields/field.tsx'
import { PasswordInput } from '../ui/fields/password-input.tsx'
import { PasswordRules } from './password-rules.tsx'

export interface NewPasswordFieldProps {
  name: string
  label: string
  error: string | undefined
  /** known details of its owner, besides the form's fields */
  owner?: Person | undefined
}

/** A new password, with its requirements checked as it is typed. */
export function NewPasswordField({ name, label, error, owner }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('')
  const [isEasy, setEasy] = useState(false)
  const check = async (field: HTMLInputElement) => {
    // Its list of words is loaded on first use; without it the server still checks.
    const rule = await import('contract/accounts/easy-password').catch(() => undefined)
    setEasy(rule?.isEasy(field.value, { ...owner, ...(field.form && textsOf(field.form)) }) ?? false)
  }
  return (
    <div>
      <Field label={label} error={error}>
        <PasswordInput
          name={name}
          autoComplete="new-password"
          value={password}
          onChange={({ target }) => {
            setPassword(target.value)
            void check(target)
          }}
        />
      </Field>
      <PasswordRules password={password} isEasy={isEasy} />
    </div>
  )
}

const textsOf = (form: HTMLFormElement): Person =>
  Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === 'string'))

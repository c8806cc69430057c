import { SIGN_IN } from 'contract/core/paths'
import { Form, redirect } from 'react-router'
import { api } from '../api/client.ts'
import { isRefusal, type Refusal } from '../forms/refusal.ts'
import { submit, valuesOf } from '../forms/submit.ts'
import { useBusy } from '../forms/use-busy.ts'
import { useRefusal } from '../forms/use-refusal.ts'
import { useVisitor } from '../session/profile.ts'
import { forgetSession } from '../session/session.ts'
import type { ButtonVariant } from '../ui/buttons/button-look.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { PasswordInput } from '../ui/fields/password-input.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { rememberNumber } from './sign-in/otp-flow.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { m } from '#messages'

/** Changes one's password, which ends every session, and leads to signing in with the new one. */
export async function changePassword({ request }: { request: Request }): Promise<Refusal | Response> {
  const { contact, ...values } = valuesOf(await request.formData())
  const result = await submit(api.accounts.changePassword, { values })
  if (isRefusal(result)) return result
  forgetSession()
  if (typeof contact === 'string') rememberNumber(contact)
  toast.success(result.message)
  return redirect(SIGN_IN)
}

export interface PasswordFormProps {
  /** of the screen's action */
  result: unknown
  /** of the button, as the part of the website around it has it */
  variant?: ButtonVariant
}

/** Fields for the old password and the new one, twice. */
export function PasswordForm({ result, variant = 'primary' }: PasswordFormProps) {
  const { form, errorOf, onChange } = useRefusal(result)
  const visitor = useVisitor()
  const owner = visitor.state === 'in' ? visitor.profile : undefined
  return (
    <Form ref={form} method="post" noValidate onChange={onChange} className="grid gap-5">
      <input hidden type="text" readOnly name="contact" autoComplete="username" value={owner?.contact ?? ''} />
      <Field label={m.accounts_current_password()} error={errorOf('old_password')}>
        <PasswordInput name="old_password" autoComplete="current-password" />
      </Field>
      <NewPasswordField
        name="new_password"
        label={m.accounts_new_password_label()}
        error={errorOf('new_password')}
        owner={owner}
      />
      <Field label={m.accounts_confirm_new()} error={errorOf('confirm_newpassword')}>
        <PasswordInput name="confirm_newpassword" autoComplete="new-password" />
      </Field>
      <Button type="submit" variant={variant} size="lg" busy={useBusy()} busyLabel={m.accounts_saving()}>
        {m.accounts_update_password()}
      </Button>
    </Form>
  )
}

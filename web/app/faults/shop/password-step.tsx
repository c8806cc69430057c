import { FORGOT_PASSWORD, REPORT_FAULT } from 'contract/core/paths'
import { Form } from 'react-router'
import { flowOf } from '../../accounts/sign-in/otp-flow.ts'
import { spaced } from '../../accounts/sign-in/sent-to.tsx'
import type { Refusal } from '../../forms/refusal.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { UploadUnderWay } from '../../forms/upload-under-way.tsx'
import { useBusy } from '../../forms/use-busy.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { PasswordInput } from '../../ui/fields/password-input.tsx'
import { BackToForm } from './back-to-form.tsx'

/** The number has an account: signing in sends the report as it was filled in. */
export function PasswordStep({ result }: { result: Refusal | undefined }) {
  const { form, errorOf, onChange } = useRefusal(result)
  const contact = flowOf('sign-up')?.contact ?? ''
  return (
    <div className="mx-auto max-w-md">
      <h1 className="text-title">Welcome back</h1>
      <p className="mt-3 text-ink-2">
        +977 {spaced(contact)} has an account. Sign in, and your report is sent as you filled it in.
      </p>
      <Form ref={form} method="post" noValidate onChange={onChange} className="mt-7 grid gap-5">
        <input type="hidden" name="intent" value="sign-in" />
        <input type="hidden" name="username" autoComplete="username" value={contact} />
        <Field label="Password" error={errorOf('password')}>
          <PasswordInput name="password" autoComplete="current-password" autoFocus />
        </Field>
        <SubmitButton size="lg" busy={useBusy()} busyLabel="Sending…">
          Sign in and send
        </SubmitButton>
      </Form>
      <UploadUnderWay />
      <p className="mt-6 text-sm text-ink-2">
        Forgot it?{' '}
        <TextLink to={`${FORGOT_PASSWORD}?next=${encodeURIComponent(REPORT_FAULT)}`}>Set a new password</TextLink>, then
        come back here: your report is kept.
      </p>
      <BackToForm>Back to the report</BackToForm>
    </div>
  )
}

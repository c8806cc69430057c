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
import { RichMessage } from '../../ui/format/rich-message.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { PasswordInput } from '../../ui/fields/password-input.tsx'
import { BackToForm } from './back-to-form.tsx'
import { m } from '#messages'

/** The number has an account: signing in sends the report as it was filled in. */
export function PasswordStep({ result }: { result: Refusal | undefined }) {
  const { form, errorOf, onChange } = useRefusal(result)
  const contact = flowOf('sign-up')?.contact ?? ''
  return (
    <div className="mx-auto max-w-md">
      <h1 className="text-title">{m.faults_welcome_back()}</h1>
      <p className="mt-3 text-ink-2">{m.faults_has_account({ number: `+977 ${spaced(contact)}` })}</p>
      <Form ref={form} method="post" noValidate onChange={onChange} className="mt-7 grid gap-5">
        <input type="hidden" name="intent" value="sign-in" />
        <input type="hidden" name="username" autoComplete="username" value={contact} />
        <Field label={m.faults_password()} error={errorOf('password')}>
          <PasswordInput name="password" autoComplete="current-password" autoFocus />
        </Field>
        <SubmitButton size="lg" busy={useBusy()} busyLabel={m.faults_sending()}>
          {m.faults_sign_in_send()}
        </SubmitButton>
      </Form>
      <UploadUnderWay />
      <p className="mt-6 text-sm text-ink-2">
        <RichMessage
          parts={m.faults_forgot.parts()}
          tags={{
            reset: (text) => (
              <TextLink to={`${FORGOT_PASSWORD}?next=${encodeURIComponent(REPORT_FAULT)}`}>{text}</TextLink>
            ),
          }}
        />
      </p>
      <BackToForm>{m.faults_back()}</BackToForm>
    </div>
  )
}

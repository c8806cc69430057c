import { ENTER_PHONE, FORGOT_PASSWORD } from 'contract/core/paths'
import { Form, replace } from 'react-router'
import { api } from '../../api/client.ts'
import { isRefusal } from '../../forms/refusal.ts'
import { submit, valuesOf } from '../../forms/submit.ts'
import { useBusy } from '../../forms/use-busy.ts'
import { useSlow } from '../../forms/use-slow.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { showProfile } from '../../session/profile.ts'
import { beginSession, landingOf, passwordPageOf } from '../../session/session.ts'
import { Field } from '../../ui/fields/field.tsx'
import { PasswordInput } from '../../ui/fields/password-input.tsx'
import { PhoneInput } from '../../ui/fields/phone-input.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import type { PageHandle } from 'contract/core/page'
import type { Route } from './+types/sign-in'
import { AccountPage } from './account-page.tsx'
import { fillIn } from './fill-in.ts'
import { LostNumberLink } from './lost-number-link.tsx'
import { NextLink } from './next-link.tsx'
import { forgetNumber } from './otp-flow.ts'
import { ProviderLink } from './provider-link.tsx'
import { signInForm } from '../../session/sign-in-form.ts'
import { nextOf, useGoOnWhenSignedIn } from './signed-out-only.ts'
import { m } from '#messages'

export const handle: PageHandle = { waits: true }

export async function clientAction({ request }: Route.ClientActionArgs) {
  const result = await submit(api.accounts.login, { values: valuesOf(await request.formData()), narrow: signInForm })
  if (isRefusal(result)) return result
  forgetNumber()
  beginSession(result.token)
  showProfile(result.data)
  toast.success(result.message)
  if (result.data.password_until) return replace(passwordPageOf(result.data.role))
  return replace(nextOf(request) ?? landingOf(result.data.role))
}

/** `/baltra-account-signin` */
export default function SignIn({ actionData }: Route.ComponentProps) {
  useGoOnWhenSignedIn()
  const { form, errorOf, onChange } = useRefusal(actionData)
  const busy = useBusy()
  const isSlow = useSlow(busy)
  return (
    <AccountPage title={m.accounts_sign_in_title()} text={m.accounts_sign_in_text()}>
      <Form ref={form} method="post" noValidate onChange={onChange} className="mt-8 grid gap-5">
        <Field label={m.accounts_mobile()} error={errorOf('contact')}>
          <PhoneInput ref={fillIn} name="contact" autoComplete="username" />
        </Field>
        <div>
          <Field label={m.accounts_password_label()} error={errorOf('password')}>
            <PasswordInput name="password" autoComplete="current-password" />
          </Field>
          <p className="mt-1 text-sm">
            <NextLink to={FORGOT_PASSWORD} className="inline-flex min-h-11 items-center">
              {m.accounts_forgot()}
            </NextLink>
          </p>
        </div>
        <SubmitButton size="lg" busy={busy} busyLabel={m.accounts_signing_in()}>
          {m.accounts_sign_in()}
        </SubmitButton>
        <p role="status" className="text-sm text-ink-2 empty:hidden">
          {isSlow && (isRefusal(actionData) ? m.session_wait() : m.session_please_wait())}
        </p>
      </Form>
      <ProviderLink />
      <p className="mt-6 text-sm text-ink-2">
        {m.accounts_new_here()}{' '}
        <NextLink to={ENTER_PHONE} className="inline-flex min-h-11 items-center">
          {m.accounts_sign_up_link()}
        </NextLink>
      </p>
      <LostNumberLink />
    </AccountPage>
  )
}

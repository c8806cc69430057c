import { ENTER_PHONE, FORGOT_PASSWORD, SIGN_IN } from 'contract/core/paths'
import type { SECOND_FACTOR_NEEDED } from 'contract/factors/words'
import { lazy, Suspense, useState } from 'react'
import { Form, redirect, replace, useNavigate, useSearchParams } from 'react-router'
import { api } from '../../api/client.ts'
import { loadBody, type AnswerOf } from '../../forms/body-of.ts'
import { isRefusal } from '../../forms/refusal.ts'
import { submit, valuesOf } from '../../forms/submit.ts'
import { useBusy } from '../../forms/use-busy.ts'
import { useSlow } from '../../forms/use-slow.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { nextAddress } from '../../session/guard.ts'
import { hasPasskeys } from '../../session/has-passkeys.ts'
import { showProfile } from '../../session/profile.ts'
import { beginSession, landingOf, passwordPageOf } from '../../session/session.ts'
import { useHydrated } from '../../ui/browser/use-hydrated.ts'
import { Button } from '../../ui/buttons/button.tsx'
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
import { forgetNumber, rememberNumber } from './otp-flow.ts'
import { ProviderLink } from './provider-link.tsx'
import { signInForm } from '../../session/sign-in-form.ts'
import { nextOf, preserveNextParam, useGoOnWhenSignedIn } from './signed-out-only.ts'
import { m } from '#messages'

export const handle: PageHandle = { waits: true }

// Few need it, so it is loaded once a password was right, or for a passkey.
const loadMore = () => import('./beyond-password.tsx')
const SecondStepPage = lazy(loadMore)
// Of the contract's words a page of few bytes takes the type alone.
const NEEDED: typeof SECOND_FACTOR_NEEDED = 'second_factor_needed'

export async function clientAction({ request }: Route.ClientActionArgs) {
  const values = valuesOf(await request.formData())
  const result = await submit(api.accounts.login, { values, narrow: signInForm })
  if (!isRefusal(result)) return replace(enter(result, nextOf(request)))
  if (result.code !== NEEDED) return result
  rememberNumber(String(values.contact))
  await loadMore()
  // A step of the browser's history of its own: the way back leads to the password.
  return redirect(`${SIGN_IN}?second${preserveNextParam(request).replace('?', '&')}`)
}

/** Begins the session of who signed in; returns where they go on. */
function enter({ token, data, message }: AnswerOf<typeof api.accounts.login>, next: string | undefined): string {
  forgetNumber()
  beginSession(token)
  showProfile(data)
  toast.success(message)
  return data.password_until ? passwordPageOf(data.role) : (next ?? landingOf(data.role))
}

/** What checks the form comes while it is filled in, so that a thin line does not wait for it when it is sent. */
const loadChecks = () => void Promise.all([loadBody(api.accounts.login), signInForm()]).catch(() => undefined)

/** `/baltra-account-signin` */
export default function SignIn({ actionData }: Route.ComponentProps) {
  useGoOnWhenSignedIn()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const onSignedIn = (answer: AnswerOf<typeof api.accounts.login>) =>
    void navigate(enter(answer, nextAddress(search)), { replace: true })
  // The page from the server, kept for everybody, is the first step.
  if (useHydrated() && search.has('second'))
    return (
      <Suspense>
        <SecondStepPage onSignedIn={onSignedIn} />
      </Suspense>
    )
  return <FirstStep result={actionData} onSignedIn={onSignedIn} />
}

interface FirstStepProps {
  result: unknown
  onSignedIn: (answer: AnswerOf<typeof api.accounts.login>) => void
}

/** Number and password, or a passkey alone. */
function FirstStep({ result, onSignedIn }: FirstStepProps) {
  const { form, errorOf, onChange } = useRefusal(result)
  const busy = useBusy()
  const isSlow = useSlow(busy)
  return (
    <AccountPage title={m.accounts_sign_in_title()} text={m.accounts_sign_in_text()}>
      <Form ref={form} method="post" noValidate onFocus={loadChecks} onChange={onChange} className="mt-8 grid gap-5">
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
        <PasskeyButton onSignedIn={onSignedIn} />
        <p role="status" className="text-sm text-ink-2 empty:hidden">
          {isSlow && (isRefusal(result) ? m.session_wait() : m.session_please_wait())}
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

/** Until the script knows better, this browser has them: most do. */
function PasskeyButton({ onSignedIn }: Pick<FirstStepProps, 'onSignedIn'>) {
  const [busy, setBusy] = useState(false)
  if (useHydrated() && !hasPasskeys()) return null
  const press = async () => {
    setBusy(true)
    try {
      const answer = await (await loadMore()).signInByPasskey()
      if (answer) onSignedIn(answer)
    } catch {
      toast.error(m.api_no_answer())
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="quiet" busy={busy} onClick={() => void press()}>
      {m.accounts_by_passkey()}
    </Button>
  )
}

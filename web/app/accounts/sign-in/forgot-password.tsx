import { SIGN_IN, VERIFY_RESET_OTP } from 'contract/core/paths'
import { redirect } from 'react-router'
import { api } from '../../api/client.ts'
import { isRefusal } from '../../forms/refusal.ts'
import { submit, valuesOf } from '../../forms/submit.ts'
import type { Route } from './+types/forgot-password'
import { AccountPage, RESET_STEPS } from './account-page.tsx'
import { LostNumberLink } from './lost-number-link.tsx'
import { NextLink } from './next-link.tsx'
import { beginFlow } from './otp-flow.ts'
import { PhoneForm } from './phone-form.tsx'
import { preserveNextParam } from './signed-out-only.ts'
import { m } from '#messages'

export async function clientAction({ request }: Route.ClientActionArgs) {
  const result = await submit(api.accounts.requestPasswordReset, { values: valuesOf(await request.formData()) })
  if (isRefusal(result)) return result
  beginFlow('reset', result.data)
  return redirect(`${VERIFY_RESET_OTP}${preserveNextParam(request)}`)
}

/** `/baltra-forgot-Password` */
export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  return (
    <AccountPage title={m.accounts_forgot_title()} text={m.accounts_forgot_text()} step={0} steps={RESET_STEPS}>
      <PhoneForm result={actionData} />
      <p className="mt-6 text-sm text-ink-2">
        {m.accounts_remembered()}{' '}
        <NextLink to={SIGN_IN} className="inline-flex min-h-11 items-center">
          {m.accounts_sign_in()}
        </NextLink>
      </p>
      <LostNumberLink />
    </AccountPage>
  )
}

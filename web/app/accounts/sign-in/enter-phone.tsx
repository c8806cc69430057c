import { SIGN_IN, SIGN_UP, VERIFY_OTP } from 'contract/core/paths'
import { redirect } from 'react-router'
import { api } from '../../api/client.ts'
import { isRefusal } from '../../forms/refusal.ts'
import { submit, valuesOf } from '../../forms/submit.ts'
import type { PageHandle } from 'contract/core/page'
import type { Route } from './+types/enter-phone'
import { AccountPage, SIGN_UP_STEPS } from './account-page.tsx'
import { NextLink } from './next-link.tsx'
import { beginFlow } from './otp-flow.ts'
import { PhoneForm } from './phone-form.tsx'
import { preserveNextParam, useGoOnWhenSignedIn } from './signed-out-only.ts'
import { m } from '#messages'

export const handle: PageHandle = { waits: true }

export async function clientAction({ request }: Route.ClientActionArgs) {
  const result = await submit(api.accounts.requestOtp, { values: valuesOf(await request.formData()) })
  if (isRefusal(result)) return result
  beginFlow('sign-up', result.data)
  if (result.data.is_verified) return redirect(`${SIGN_UP}${preserveNextParam(request)}`)
  return redirect(`${VERIFY_OTP}${preserveNextParam(request)}`)
}

/** `/baltra-account-mobileVerify` */
export default function EnterPhone({ actionData }: Route.ComponentProps) {
  useGoOnWhenSignedIn()
  return (
    <AccountPage title={m.accounts_enter_phone()} step={0} steps={SIGN_UP_STEPS}>
      <PhoneForm result={actionData} />
      <p className="mt-6 text-sm text-ink-2">
        {m.accounts_have_one()}{' '}
        <NextLink to={SIGN_IN} className="inline-flex min-h-11 items-center">
          {m.accounts_sign_in()}
        </NextLink>
      </p>
    </AccountPage>
  )
}

import { ENTER_PHONE, SIGN_UP } from 'contract/core/paths'
import { redirect } from 'react-router'
import { api } from '../../api/client.ts'
import { isRefusal } from '../../forms/refusal.ts'
import { submit } from '../../forms/submit.ts'
import type { Route } from './+types/verify-otp'
import { AccountPage, SIGN_UP_STEPS } from './account-page.tsx'
import { AccountSkeleton } from './account-skeleton.tsx'
import { KnownNumber } from './known-number.tsx'
import { OtpForm } from './otp-form.tsx'
import { flowOf, markProven } from './otp-flow.ts'
import { otpToSend } from './otp-to-send.ts'
import { sendCode } from './send-code.ts'
import { SentTo } from './sent-to.tsx'
import { preserveNextParam, redirectIfSignedIn } from './signed-out-only.ts'
import { m } from '#messages'

/** Without a number that a code went to there is nothing to enter. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  redirectIfSignedIn(request)
  const flow = flowOf('sign-up')
  if (!flow) throw redirect(`${ENTER_PHONE}${preserveNextParam(request)}`)
  return flow
}
clientLoader.hydrate = true as const

export const HydrateFallback = AccountSkeleton

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData()
  const contact = flowOf('sign-up')?.contact ?? ''
  if (form.get('intent') === 'resend') return sendCode(contact, { say: true })
  const result = await submit(api.accounts.verifyOtp, { values: { contact, otp: otpToSend(form.get('otp')) } })
  if (isRefusal(result)) return result
  markProven('sign-up', { hasAccount: result.data.has_account, mayBeginAnew: result.data.may_begin_anew })
  if (result.data.has_account) return null
  return redirect(`${SIGN_UP}${preserveNextParam(request)}`)
}

/** `/baltra-account-verify` */
export default function VerifyOtp({ loaderData: flow, actionData }: Route.ComponentProps) {
  if (flow.hasAccount) return <KnownNumber contact={flow.contact} mayBeginAnew={flow.mayBeginAnew ?? false} />
  return (
    <AccountPage
      title={m.accounts_enter_code()}
      text={<SentTo contact={flow.contact} change={ENTER_PHONE} />}
      step={1}
      steps={SIGN_UP_STEPS}
    >
      <OtpForm flow={flow} result={actionData} />
    </AccountPage>
  )
}

import { FORGOT_PASSWORD, RESET_PASSWORD } from 'contract/core/paths'
import { redirect } from 'react-router'
import { api } from '../../api/client.ts'
import { isRefusal, refusalOf } from '../../forms/refusal.ts'
import { submit } from '../../forms/submit.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import type { Route } from './+types/verify-reset-otp'
import { AccountPage, RESET_STEPS } from './account-page.tsx'
import { AccountSkeleton } from './account-skeleton.tsx'
import { OtpForm } from './otp-form.tsx'
import { beginFlow, flowOf, markProven } from './otp-flow.ts'
import { otpToSend } from './otp-to-send.ts'
import { SentTo } from './sent-to.tsx'
import { preserveNextParam } from './signed-out-only.ts'
import { m } from '#messages'

/** Without a number that a code went to there is nothing to enter. */
export async function clientLoader() {
  const flow = flowOf('reset')
  if (!flow) throw redirect(FORGOT_PASSWORD)
  return flow
}
clientLoader.hydrate = true as const

export const HydrateFallback = AccountSkeleton

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData()
  const contact = flowOf('reset')?.contact ?? ''
  if (form.get('intent') === 'resend') return resend(contact)
  const result = await submit(api.accounts.verifyResetOtp, { values: { contact, otp: otpToSend(form.get('otp')) } })
  if (isRefusal(result)) return result
  markProven('reset', { asksOwner: result.data.asks_owner })
  return redirect(`${RESET_PASSWORD}${preserveNextParam(request)}`)
}

async function resend(contact: string) {
  try {
    const { data, message } = await api.accounts.requestPasswordReset({ body: { contact } })
    beginFlow('reset', data)
    toast.success(message)
    return null
  } catch (error) {
    return refusalOf(error)
  }
}

/** `/baltra-resetOtpVerify` */
export default function VerifyResetOtp({ loaderData: flow, actionData }: Route.ComponentProps) {
  return (
    <AccountPage
      title={m.accounts_enter_code()}
      text={<SentTo contact={flow.contact} change={FORGOT_PASSWORD} ifKnown />}
      step={1}
      steps={RESET_STEPS}
    >
      <OtpForm flow={flow} result={actionData} />
    </AccountPage>
  )
}

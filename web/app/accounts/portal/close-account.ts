import { SHOP_HOME } from 'contract/core/paths'
import { redirect } from 'react-router'
import { api } from '../../api/client.ts'
import { isRefusal, refusalOf, type Refusal } from '../../forms/refusal.ts'
import { submit, valuesOf } from '../../forms/submit.ts'
import { leaveSession } from '../../session/session.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { m } from '#messages'

/** Sends the code that closes an account without a password. */
export async function sendClosingCode(): Promise<Refusal | { sentTo: string }> {
  try {
    return { sentTo: (await api.accounts.requestClosingCode()).data.contact }
  } catch (error) {
    return refusalOf(error)
  }
}

/** Closes one's account, forgets the session here, and leads to the home page. */
export async function closeAccount(form: FormData): Promise<Refusal | Response> {
  const { password = '', otp } = valuesOf(form)
  const result =
    otp === undefined
      ? await submit(api.accounts.closeAccount, { values: { password } })
      : await submit(api.accounts.closeByCode, { values: { otp } })
  if (isRefusal(result)) return result
  leaveSession()
  toast.success(result.message, { text: m.accounts_closed_text() })
  return redirect(SHOP_HOME)
}

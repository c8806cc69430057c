import { SHOP_HOME } from 'contract/core/paths'
import { redirect } from 'react-router'
import { api } from '../../api/client.ts'
import { isRefusal, type Refusal } from '../../forms/refusal.ts'
import { submit, valuesOf } from '../../forms/submit.ts'
import { leaveSession } from '../../session/session.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { m } from '#messages'

/** Closes one's account, forgets the session here, and leads to the home page. */
export async function closeAccount(form: FormData): Promise<Refusal | Response> {
  const { password = '' } = valuesOf(form)
  const result = await submit(api.accounts.closeAccount, { values: { password } })
  if (isRefusal(result)) return result
  leaveSession()
  toast.success(result.message, { text: m.accounts_closed_text() })
  return redirect(SHOP_HOME)
}

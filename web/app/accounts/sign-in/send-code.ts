import { api } from '../../api/client.ts'
import { refusalOf, type Refusal } from '../../forms/refusal.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { beginFlow } from './otp-flow.ts'

/** Sends a sign-up code to this number and remembers it for this tab; confirms with a toast where no screen does. Returns the refusal, or null. */
export async function sendCode(contact: string, { say }: { say: boolean }): Promise<Refusal | null> {
  try {
    const { data, message } = await api.accounts.requestOtp({ body: { contact } })
    beginFlow('sign-up', data)
    if (say) toast.success(message)
    return null
  } catch (error) {
    return refusalOf(error)
  }
}

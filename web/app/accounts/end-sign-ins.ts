import { api } from '../api/client.ts'
import { ApiError } from '../api/api-error.ts'
import { refusalOf, type Refusal } from '../forms/refusal.ts'
import { toast } from '../ui/feedback/toast-store.ts'
import { m } from '#messages'

/** The actions of the forms of `SignIns`. */
export type SignInIntent = 'end' | 'end-others'
export const isSignInIntent = (intent: unknown): intent is SignInIntent => intent === 'end' || intent === 'end-others'

/** Signs out at the place that the form names, or everywhere else, and says so. */
export async function endSignIns(form: FormData): Promise<Refusal | { ended: true }> {
  const id = form.get('id')
  try {
    const { message } =
      typeof id === 'string' ? await api.sessions.end({ params: { id } }) : await api.sessions.endOthers()
    toast.success(message)
    return { ended: true }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      // Already ended: the outcome is the same.
      toast.info(m.accounts_ended_already())
      return { ended: true }
    }
    const refusal = refusalOf(error)
    toast.error(refusal.message, { text: m.accounts_nothing_signed_out() })
    return refusal
  }
}

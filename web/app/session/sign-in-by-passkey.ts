import { api } from '../api/client.ts'
import { refusalOf } from '../forms/refusal.ts'
import { toast } from '../ui/feedback/toast-store.ts'
import { signWithPasskey } from './passkeys.ts'

/** Signs in with a passkey alone; undefined when it was given up or refused, which a toast says. */
export async function signInByPasskey() {
  try {
    const { data } = await api.factors.passkeyToSignIn()
    const passkey = await signWithPasskey(data)
    return passkey && (await api.factors.signInByPasskey({ body: { passkey } }))
  } catch (error) {
    toast.error(refusalOf(error).message)
    return undefined
  }
}

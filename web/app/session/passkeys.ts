import type { NewPasskey, PasskeyProof } from 'contract/factors/proofs'
import { toast } from '../ui/feedback/toast-store.ts'
import { m } from '#messages'

/** What the server lets a browser do with a passkey, in JSON. */
interface Options {
  challenge: string
}

// Only who presses a button of passkeys needs it.
const library = () => import('@simplewebauthn/browser')
type Library = Awaited<ReturnType<typeof library>>

/** Has the browser sign with a passkey; undefined when that was given up, which a toast says. */
export const signWithPasskey = (options: Options): Promise<PasskeyProof | undefined> =>
  orSay(async () => {
    const { startAuthentication } = await library()
    // The server made it for this very call.
    const optionsJSON = options as Parameters<Library['startAuthentication']>[0]['optionsJSON']
    // JSON has no fields that are undefined.
    return (await startAuthentication({ optionsJSON })) as PasskeyProof
  })

/** Has the browser make a passkey; undefined when that was given up, or this device has one already, which a toast says. */
export const makePasskey = (options: Options): Promise<NewPasskey | undefined> =>
  orSay(async () => {
    const { startRegistration } = await library()
    const optionsJSON = options as unknown as Parameters<Library['startRegistration']>[0]['optionsJSON']
    return (await startRegistration({ optionsJSON })) as NewPasskey
  })

async function orSay<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidStateError') toast.warning(m.session_passkey_there())
    else toast.info(m.session_passkey_not_used())
    return undefined
  }
}

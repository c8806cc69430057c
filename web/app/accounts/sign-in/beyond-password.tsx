import { SIGN_IN } from 'contract/core/paths'
import { useNavigate, useSearchParams } from 'react-router'
import { api } from '../../api/client.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { nextAddress } from '../../session/guard.ts'
import { signWithPasskey } from '../../session/passkeys.ts'
import { SecondStep } from '../../session/second-step/second-step.tsx'
import type { SecondStepProps } from '../../session/second-step/step-ways.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { AccountPage } from './account-page.tsx'
import { NextLink } from './next-link.tsx'
import { m } from '#messages'

/** The second step of a sign-in, in the place of number and password. */
export default function SecondStepPage({ onSignedIn }: Pick<SecondStepProps, 'onSignedIn'>) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const typeAgain = (message: string) => {
    const next = nextAddress(search)
    void navigate(next ? `${SIGN_IN}?next=${encodeURIComponent(next)}` : SIGN_IN, { replace: true })
    toast.warning(message)
  }
  return (
    <AccountPage title={m.session_second_title()}>
      <div className="mt-3">
        <SecondStep onSignedIn={onSignedIn} onOver={typeAgain} look={{ variant: 'primary', size: 'lg' }} />
      </div>
      <p className="mt-4 border-t border-line pt-3 text-sm text-ink-2">
        <NextLink to={SIGN_IN} replace className="inline-flex min-h-11 items-center">
          {m.accounts_back_to_password()}
        </NextLink>
      </p>
    </AccountPage>
  )
}

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

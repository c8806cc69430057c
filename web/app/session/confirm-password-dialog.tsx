import type { ConfirmWays } from 'contract/factors/endpoints'
import { lazy, Suspense, useEffect, useState } from 'react'
import { api } from '../api/client.ts'
import { isRefusal } from '../forms/refusal.ts'
import { submit } from '../forms/submit.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { passwordQuestion } from '../api/with-password.ts'
import { m } from '#messages'

const ConfirmFactorDialog = lazy(() => import('./confirm-factor-dialog.tsx'))

/** Asks to prove once more who one is when a call needs it (`withPassword`): for most people that is the password. */
export function ConfirmPassword() {
  const question = passwordQuestion.useOpen()
  return question && <Confirm answer={question.answer} />
}

/** By what everybody has; also where the ways could not be read. */
const BY_PASSWORD: ConfirmWays = { password: true, totp: false, passkey: false, recovery: false, provider: false }

function Confirm({ answer }: { answer: (yes: boolean) => void }) {
  const ways = useConfirmWays()
  if (!ways) return null
  if (ways.totp || ways.passkey || ways.provider)
    return (
      <Suspense>
        <ConfirmFactorDialog ways={ways} answer={answer} />
      </Suspense>
    )

  const confirm = async (password: string) => {
    try {
      const answered = await submit(api.accounts.confirmPassword, { values: { password } })
      if (isRefusal(answered)) return answered
    } catch {
      // The session has ended; submitting the form reports it and leads to sign-in.
    }
    answer(true)
    return undefined
  }
  return (
    <PasswordDialog
      title={m.session_confirm_title()}
      text={m.session_confirm_text()}
      label={m.session_your_password()}
      verb={m.session_confirm()}
      busyLabel={m.session_checking()}
      send={confirm}
      onCancel={() => answer(false)}
    />
  )
}

/** What pressed the button is busy meanwhile. */
function useConfirmWays(): ConfirmWays | undefined {
  const [ways, setWays] = useState<ConfirmWays>()
  useEffect(() => {
    api.factors.confirmWays().then(
      ({ data }) => setWays(data),
      () => setWays(BY_PASSWORD),
    )
  }, [])
  return ways
}

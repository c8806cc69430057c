import { localeOfPath } from 'contract/core/locale'
import { SECOND_FACTOR_NEEDED } from 'contract/factors/words'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { signInForm } from './sign-in-form.ts'
import { api } from '../api/client.ts'
import { isRefusal } from '../forms/refusal.ts'
import type { AnswerOf } from '../forms/body-of.ts'
import { submit } from '../forms/submit.ts'
import { useSlow } from '../forms/use-slow.ts'
import { signInAddress } from './guard.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { showProfile } from './profile.ts'
import { providerAddress, providerName } from './provider.ts'
import { SecondStep } from './second-step/second-step.tsx'
import { beginSession, forgetSession } from './session.ts'
import type { SignInQuestion } from '../api/sign-in-again.ts'
import { toast } from '../ui/feedback/toast-store.ts'
import { DialogCancel } from '../ui/overlays/dialog-cancel.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { m } from '#messages'

/** Asks for the password of the expired session's account, and for its second factor if any, in a dialog over the page. */
export default function SignInAgainDialog({ question: { person, answer } }: { question: SignInQuestion }) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [isSecond, setSecond] = useState(false)
  const isSlow = useSlow(busy)

  const enter = ({ token, data }: AnswerOf<typeof api.accounts.login>) => {
    beginSession(token)
    showProfile(data)
    answer(true)
  }

  const signIn = async (password: string) => {
    setBusy(true)
    const signedIn = await submit(api.accounts.login, {
      values: { contact: person.contact, password },
      narrow: signInForm,
    })
    setBusy(false)
    if (!isRefusal(signedIn)) enter(signedIn)
    else if (signedIn.code === SECOND_FACTOR_NEEDED) setSecond(true)
    // The only field, so every error is shown at it.
    else return { ...signedIn, quiet: true, errors: { password: signedIn.message } }
    return undefined
  }

  const provider = providerName()
  /** What was typed comes back after it. */
  const byProvider = () => {
    answer(false)
    forgetSession()
    location.assign(providerAddress(localeOfPath(location.pathname).path + location.search))
  }

  const typeAgain = (message: string) => {
    setSecond(false)
    toast.warning(message)
  }

  const asAnotherAccount = () => {
    answer(false)
    forgetSession()
    void navigate(signInAddress(new URL(location.href)))
  }

  if (isSecond)
    return (
      <Dialog
        open
        onOpenChange={(open) => {
          if (!open) answer(false)
        }}
        title={m.session_second_title()}
        actions={<DialogCancel />}
      >
        <SecondStep onSignedIn={enter} onOver={typeAgain} look={{ variant: 'ink', size: 'md' }} />
      </Dialog>
    )
  return (
    <PasswordDialog
      title={m.session_ended_title()}
      text={m.session_ended_text()}
      label={m.session_password()}
      verb={m.session_sign_in_send()}
      busyLabel={m.session_signing_in()}
      send={signIn}
      onCancel={() => answer(false)}
      before={
        <>
          <p className="mb-4 text-sm">
            {person.name}
            <span className="block text-ink-2 tabular-nums">{person.contact}</span>
          </p>
          {/* For what keeps passwords. */}
          <input type="hidden" name="contact" autoComplete="username" value={person.contact} />
        </>
      }
      after={
        <>
          <p role="status" className="mt-3 text-sm text-ink-2 empty:hidden">
            {isSlow && m.session_wait()}
          </p>
          {provider !== undefined && (
            <button
              type="button"
              disabled={busy}
              onClick={byProvider}
              className="mt-3 block min-h-11 text-sm underline"
            >
              {m.session_provider({ name: provider })}
            </button>
          )}
          <button type="button" disabled={busy} onClick={asAnotherAccount} className="mt-3 min-h-11 text-sm underline">
            {m.session_somebody_else()}
          </button>
        </>
      }
    />
  )
}

import { localeOfPath } from 'contract/core/locale'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { signInForm } from './sign-in-form.ts'
import { api } from '../api/client.ts'
import { isRefusal } from '../forms/refusal.ts'
import { submit } from '../forms/submit.ts'
import { useSlow } from '../forms/use-slow.ts'
import { signInAddress } from './guard.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { showProfile } from './profile.ts'
import { providerAddress, providerName } from './provider.ts'
import { beginSession, forgetSession } from './session.ts'
import type { SignInQuestion } from '../api/sign-in-again.ts'
import { m } from '#messages'

/** Asks for the password of the expired session's account, in a dialog over the page. */
export default function SignInAgainDialog({ question: { person, answer } }: { question: SignInQuestion }) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const isSlow = useSlow(busy)

  const signIn = async (password: string) => {
    setBusy(true)
    const signedIn = await submit(api.accounts.login, {
      values: { contact: person.contact, password },
      narrow: signInForm,
    })
    setBusy(false)
    // The only field, so every error is shown at it.
    if (isRefusal(signedIn)) return { ...signedIn, quiet: true, errors: { password: signedIn.message } }
    beginSession(signedIn.token)
    showProfile(signedIn.data)
    answer(true)
    return undefined
  }

  const provider = providerName()
  /** What was typed comes back after it. */
  const byProvider = () => {
    answer(false)
    forgetSession()
    location.assign(providerAddress(localeOfPath(location.pathname).path + location.search))
  }

  const asAnotherAccount = () => {
    answer(false)
    forgetSession()
    void navigate(signInAddress(new URL(location.href)))
  }

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

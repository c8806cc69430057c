import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../api/client.ts'
import { isRefusal } from '../forms/refusal.ts'
import { submit } from '../forms/submit.ts'
import { useSlow } from '../forms/use-slow.ts'
import { signInAddress } from './guard.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { showProfile } from './profile.ts'
import { beginSession, forgetSession } from './session.ts'
import type { SignInQuestion } from './sign-in-again.ts'

/** Asks for the password of the person who was signed in, over their page. */
export default function SignInAgainDialog({ question: { person, answer } }: { question: SignInQuestion }) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const isSlow = useSlow(busy)

  const signIn = async (password: string) => {
    setBusy(true)
    const signedIn = await submit({
      schema: async () => (await import('contract/accounts/endpoints')).signInForm,
      values: { contact: person.contact, password },
      send: (body) => api.accounts.login({ body }),
    })
    setBusy(false)
    // The only field, so every error is shown at it.
    if (isRefusal(signedIn)) return { ...signedIn, quiet: true, errors: { password: signedIn.message } }
    beginSession(signedIn.token)
    showProfile(signedIn.data)
    answer(true)
    return undefined
  }

  const asAnotherAccount = () => {
    answer(false)
    forgetSession()
    void navigate(signInAddress(new URL(location.href)))
  }

  return (
    <PasswordDialog
      title="Your session has ended"
      text="Enter your password to go on. What you typed is still here, and is sent as soon as you are signed in."
      label="Password"
      verb="Sign in and send"
      busyLabel="Signing in…"
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
            {isSlow && 'Please wait. After many wrong passwords for a number, signing in takes a few seconds longer.'}
          </p>
          <button type="button" disabled={busy} onClick={asAnotherAccount} className="mt-3 min-h-11 text-sm underline">
            Sign in as somebody else
          </button>
        </>
      }
    />
  )
}

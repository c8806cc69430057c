import { useId, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../api/client.ts'
import { isRefusal, type Refusal } from '../forms/refusal.ts'
import { submit, valuesOf } from '../forms/submit.ts'
import { useRefusal } from '../forms/use-refusal.ts'
import { useSlow } from '../forms/use-slow.ts'
import { Button } from '../ui/button.tsx'
import { DialogCancel } from '../ui/dialog-cancel.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { signInAddress } from './guard.ts'
import { showProfile } from './profile.ts'
import { beginSession, forgetSession } from './session.ts'
import type { SignInQuestion } from './sign-in-again.ts'

/** The password of whoever was signed in, over the page that they were working in. */
export default function SignInAgainDialog({ question }: { question: SignInQuestion }) {
  const { person, answer } = question
  const [result, setResult] = useState<Refusal>()
  const [busy, setBusy] = useState(false)
  const { form, errorOf, onChange } = useRefusal(result)
  const isSlow = useSlow(busy)
  const formId = useId()
  const navigate = useNavigate()

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const { password = '' } = valuesOf(new FormData(event.currentTarget))
    setBusy(true)
    const signedIn = await submit({
      schema: async () => (await import('contract/accounts')).signInForm,
      values: { contact: person.contact, password },
      send: (body) => api.accounts.login({ body }),
    })
    setBusy(false)
    // The only field is where it stands, whatever it is about.
    if (isRefusal(signedIn)) return setResult({ ...signedIn, quiet: true, errors: { password: signedIn.message } })
    beginSession(signedIn.token)
    showProfile(signedIn.data)
    return answer(true)
  }

  const asSomebodyElse = () => {
    answer(false)
    forgetSession()
    void navigate(signInAddress(new URL(location.href)))
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) answer(false)
      }}
      busy={busy}
      title="Your session has ended"
      text="Enter your password to go on. What you typed is still here, and is sent as soon as you are signed in."
      actions={
        <>
          <DialogCancel disabled={busy} />
          <Button type="submit" form={formId} variant="ink" busy={busy} busyLabel="Signing in…">
            Sign in and send
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onChange={onChange} onSubmit={(event) => void onSubmit(event)}>
        <p className="mb-4 text-sm">
          {person.name}
          <span className="block text-ink-2 tabular-nums">{person.contact}</span>
        </p>
        {/* For what keeps passwords. */}
        <input type="hidden" name="contact" autoComplete="username" value={person.contact} />
        <Field label="Password" error={errorOf('password')}>
          <PasswordInput name="password" autoComplete="current-password" data-initial-focus />
        </Field>
        <p role="status" className="mt-3 text-sm text-ink-2 empty:hidden">
          {isSlow && 'Please wait. After many wrong passwords for a number, signing in takes a few seconds longer.'}
        </p>
        <button type="button" disabled={busy} onClick={asSomebodyElse} className="mt-3 min-h-11 text-sm underline">
          Sign in as somebody else
        </button>
      </form>
    </Dialog>
  )
}

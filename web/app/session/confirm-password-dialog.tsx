import { useId, useState, type FormEvent } from 'react'
import { api } from '../api/client.ts'
import { isRefusal, type Refusal } from '../forms/refusal.ts'
import { submit, valuesOf } from '../forms/submit.ts'
import { useRefusal } from '../forms/use-refusal.ts'
import { Button } from '../ui/button.tsx'
import { DialogCancel } from '../ui/dialog-cancel.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { usePasswordQuestion, type PasswordQuestion } from './with-password.ts'

/** Asks for the password once more when a change needs it (`withPassword`). */
export function ConfirmPassword() {
  const question = usePasswordQuestion()
  return question ? <ConfirmPasswordDialog question={question} /> : null
}

function ConfirmPasswordDialog({ question }: { question: PasswordQuestion }) {
  const [result, setResult] = useState<Refusal>()
  const [busy, setBusy] = useState(false)
  const { form, errorOf, onChange } = useRefusal(result)
  const formId = useId()

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const { password = '' } = valuesOf(new FormData(event.currentTarget))
    setBusy(true)
    try {
      const answer = await submit({
        schema: async () => (await import('contract/accounts')).accounts.confirmPassword.body,
        values: { password },
        send: (body) => api.accounts.confirmPassword({ body }),
      })
      if (isRefusal(answer)) setResult(answer)
      else question.answer(true)
    } catch {
      // The session has ended: sending the form says so, and leads to the sign-in.
      question.answer(true)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) question.answer(false)
      }}
      busy={busy}
      title="Confirm your password"
      text="This change decides who can get in, so we ask once more that it is you. You will not be asked again for 15 minutes."
      actions={
        <>
          <DialogCancel disabled={busy} />
          <Button type="submit" form={formId} variant="ink" busy={busy} busyLabel="Checking…">
            Confirm
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onChange={onChange} onSubmit={(event) => void onSubmit(event)}>
        <Field label="Your password" error={errorOf('password')}>
          <PasswordInput name="password" autoComplete="current-password" data-initial-focus />
        </Field>
      </form>
    </Dialog>
  )
}

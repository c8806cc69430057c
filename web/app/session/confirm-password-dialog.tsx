import { api } from '../api/client.ts'
import { isRefusal } from '../forms/refusal.ts'
import { submit } from '../forms/submit.ts'
import { ConfirmByProvider } from './confirm-by-provider.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { passwordQuestion } from '../api/with-password.ts'
import { m } from '#messages'

/** Asks for the password once more when a call needs it (`withPassword`). */
export function ConfirmPassword() {
  const question = passwordQuestion.useOpen()
  if (!question) return null

  const confirm = async (password: string) => {
    try {
      const answer = await submit(api.accounts.confirmPassword, { values: { password } })
      if (isRefusal(answer)) return answer
    } catch {
      // The session has ended; submitting the form reports it and leads to sign-in.
    }
    question.answer(true)
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
      onCancel={() => question.answer(false)}
      after={<ConfirmByProvider onProven={() => question.answer(true)} />}
    />
  )
}

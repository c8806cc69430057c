import type { ConfirmWays } from 'contract/factors/endpoints'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import { useId, useState } from 'react'
import { api } from '../api/client.ts'
import { isRefusal, type Refusal } from '../forms/refusal.ts'
import { submit, valuesOf } from '../forms/submit.ts'
import { useRefusal } from '../forms/use-refusal.ts'
import { useTask } from '../forms/use-task.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { OtpInput } from '../ui/fields/otp-input.tsx'
import { PasswordInput } from '../ui/fields/password-input.tsx'
import { DialogCancel } from '../ui/overlays/dialog-cancel.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { ConfirmByProvider } from './confirm-by-provider.tsx'
import { ConfirmProviderDialog } from './confirm-provider-dialog.tsx'
import { hasPasskeys } from './has-passkeys.ts'
import { signWithPasskey } from './passkeys.ts'
import { providerName } from './provider.ts'
import { RecoveryCodeInput } from './recovery-code-input.tsx'
import { m } from '#messages'

interface ConfirmFactorProps {
  ways: ConfirmWays
  answer: (yes: boolean) => void
}

/** Asks people who have more than a password to prove who they are: by the organisation's own sign-in first. */
export default function ConfirmFactorDialog({ ways, answer }: ConfirmFactorProps) {
  const [byOther, setByOther] = useState(false)
  const name = providerName()
  const isOther = ways.password || ways.passkey
  if (!ways.provider || name === undefined || (isOther && byOther)) return <OwnWaysDialog ways={ways} answer={answer} />
  return <ConfirmProviderDialog name={name} answer={answer} {...(isOther && { onOther: () => setByOther(true) })} />
}

/** A passkey alone, or the password and a code. */
function OwnWaysDialog({ ways, answer }: ConfirmFactorProps) {
  const [result, setResult] = useState<Refusal>()
  const [byRecovery, setByRecovery] = useState(!ways.totp)
  const [code, setCode] = useState('')
  const { busy, run } = useTask<'confirm' | 'passkey'>()
  const { form, errorOf, onChange } = useRefusal(result)
  const formId = useId()
  const byPasskey = ways.passkey && hasPasskeys()

  const confirm = async (values: Record<string, unknown>) => {
    try {
      const answered = await submit(api.accounts.confirmPassword, { values })
      if (isRefusal(answered)) {
        if (answered.errors.code) setCode('')
        return setResult(answered)
      }
    } catch {
      // The session has ended; the call that waits reports it and leads to sign-in.
    }
    answer(true)
  }
  const usePasskey = () =>
    run('passkey', async () => {
      const passkey = await signWithPasskey((await api.factors.confirmPasskey()).data)
      if (passkey) await confirm({ passkey })
    })

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) answer(false)
      }}
      busy={busy !== undefined}
      title={m.session_second_title()}
      text={m.session_confirm_text()}
      actions={
        <>
          <DialogCancel disabled={busy !== undefined} />
          {ways.password && (
            <Button
              type="submit"
              form={formId}
              variant="ink"
              busy={busy === 'confirm'}
              busyLabel={m.session_checking()}
            >
              {m.session_confirm()}
            </Button>
          )}
        </>
      }
    >
      {byPasskey && (
        <Button
          variant="outline"
          busy={busy === 'passkey'}
          busyLabel={m.session_checking()}
          onClick={usePasskey}
          data-initial-focus
          className="w-full"
        >
          <Fingerprint />
          {m.session_use_passkey()}
        </Button>
      )}
      {byPasskey && ways.password && (
        <p className="my-4 flex items-center gap-3 text-2xs text-ink-3 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
          {m.session_or()}
        </p>
      )}
      {ways.password && (
        <form
          ref={form}
          id={formId}
          noValidate
          onChange={onChange}
          onSubmit={(event) => {
            event.preventDefault()
            const values = valuesOf(new FormData(event.currentTarget))
            run('confirm', () => confirm(values))
          }}
          className="grid gap-4"
        >
          <Field label={m.session_your_password()} error={errorOf('password')}>
            <PasswordInput
              name="password"
              autoComplete="current-password"
              {...(!byPasskey && { 'data-initial-focus': '' })}
            />
          </Field>
          {ways.totp && !byRecovery && (
            <Field label={m.session_app_code()} error={errorOf('code')}>
              <OtpInput name="code" value={code} onValueChange={setCode} />
            </Field>
          )}
          {ways.recovery && byRecovery && <RecoveryCodeInput error={errorOf('recovery_code')} />}
          {ways.totp && ways.recovery && (
            <button
              type="button"
              onClick={() => setByRecovery(!byRecovery)}
              className="min-h-11 justify-self-start text-sm underline decoration-line-2 underline-offset-4"
            >
              {byRecovery ? m.session_use_app() : m.session_use_recovery()}
            </button>
          )}
        </form>
      )}
      {ways.provider && <ConfirmByProvider onProven={() => answer(true)} />}
    </Dialog>
  )
}

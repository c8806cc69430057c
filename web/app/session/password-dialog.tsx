import { useId, useState, type FormEvent, type ReactNode } from 'react'
import type { Refusal } from '../forms/refusal.ts'
import { valuesOf } from '../forms/submit.ts'
import { useRefusal } from '../forms/use-refusal.ts'
import { Button } from '../ui/buttons/button.tsx'
import { DialogCancel } from '../ui/overlays/dialog-cancel.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { Field } from '../ui/fields/field.tsx'
import { PasswordInput } from '../ui/fields/password-input.tsx'

export interface PasswordDialogProps {
  title: string
  text: string
  /** the labels of the field and the button */
  label: string
  verb: string
  busyLabel: string
  /** returns why it was refused, or undefined if it was accepted */
  send: (password: string) => Promise<Refusal | undefined>
  onCancel: () => void
  /** shown around the field */
  before?: ReactNode
  after?: ReactNode
}

/** Asks for a password over the page. */
export function PasswordDialog({
  title,
  text,
  label,
  verb,
  busyLabel,
  send,
  onCancel,
  ...around
}: PasswordDialogProps) {
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
      setResult(await send(String(password)))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onCancel()
      }}
      busy={busy}
      title={title}
      text={text}
      actions={
        <>
          <DialogCancel disabled={busy} />
          <Button type="submit" form={formId} variant="ink" busy={busy} busyLabel={busyLabel}>
            {verb}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onChange={onChange} onSubmit={(event) => void onSubmit(event)}>
        {around.before}
        <Field label={label} error={errorOf('password')}>
          <PasswordInput name="password" autoComplete="current-password" data-initial-focus />
        </Field>
        {around.after}
      </form>
    </Dialog>
  )
}

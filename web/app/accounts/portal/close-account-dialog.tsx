import { useId } from 'react'
import { useFetcher } from 'react-router'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import type { Refusal } from '../../forms/refusal.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DialogCancel } from '../../ui/overlays/dialog-cancel.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { OtpInput } from '../../ui/fields/otp-input.tsx'
import { PasswordInput } from '../../ui/fields/password-input.tsx'
import { m } from '#messages'

export interface CloseAccountDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  points: number
  products: number
  /** one without a password is closed by a code to its number */
  hasPassword: boolean
}

/** Explains what is lost, and closes the account with its password or a code. Mount a new instance for each opening. */
export function CloseAccountDialog({ open, onOpenChange, points, products, hasPassword }: CloseAccountDialogProps) {
  const { Form, submit, data, state } = useFetcher()
  const { form, errorOf, onChange } = useRefusal(data)
  const onSubmit = useSingleSubmit(submit)
  const code = useFetcher<Refusal | { sentTo: string }>()
  useRefusal(code.data)
  const formId = useId()
  const busy = state !== 'idle'
  const isSending = code.state !== 'idle'
  const sentTo = code.data && 'sentTo' in code.data ? code.data.sentTo : undefined
  const sendCode = () => void code.submit({ intent: 'code' }, { method: 'post' })
  const canClose = hasPassword || sentTo !== undefined
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      busy={busy}
      title={m.accounts_close_title()}
      text={m.accounts_close_text()}
      actions={
        <>
          <DialogCancel disabled={busy} />
          {canClose ? (
            <Button type="submit" form={formId} variant="danger" busy={busy} busyLabel={m.accounts_closing()}>
              {m.accounts_close_account()}
            </Button>
          ) : (
            <Button busy={isSending} busyLabel={m.accounts_sending()} onClick={sendCode}>
              {m.accounts_close_send_code()}
            </Button>
          )}
        </>
      }
    >
      <ul className="grid list-disc gap-1.5 pl-5 text-sm marker:text-ink-3">
        {points > 0 && (
          <li>{points === 1 ? m.accounts_lose_point() : m.accounts_lose_points({ points: whole(points) })}</li>
        )}
        {products > 0 && (
          <li>
            {products === 1 ? m.accounts_lose_product() : m.accounts_lose_products({ products: whole(products) })}
          </li>
        )}
        <li>{m.accounts_close_rest()}</li>
      </ul>
      {(points > 0 || products > 0) && <p className="mt-4 text-xs text-ink-2">{m.accounts_close_again()}</p>}
      <Form ref={form} id={formId} method="post" noValidate onChange={onChange} onSubmit={onSubmit} className="mt-5">
        <input type="hidden" name="intent" value="close" />
        {hasPassword && (
          <Field label={m.accounts_password_label()} help={m.accounts_nobody_else()} error={errorOf('password')}>
            <PasswordInput name="password" autoComplete="current-password" />
          </Field>
        )}
        {!hasPassword && sentTo === undefined && <p className="text-sm">{m.accounts_close_code_text()}</p>}
        {!hasPassword && sentTo !== undefined && (
          <>
            <Field label={m.accounts_six_digits()} error={errorOf('otp')}>
              <OtpInput name="otp" autoFocus />
            </Field>
            <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-2">
              <span>{m.accounts_no_code()}</span>
              <Button variant="quiet" size="sm" busy={isSending} busyLabel={m.accounts_sending()} onClick={sendCode}>
                {m.accounts_resend()}
              </Button>
            </p>
          </>
        )}
      </Form>
    </Dialog>
  )
}

import { useId } from 'react'
import { useFetcher } from 'react-router'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DialogCancel } from '../../ui/overlays/dialog-cancel.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { PasswordInput } from '../../ui/fields/password-input.tsx'
import { m } from '#messages'

export interface CloseAccountDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  points: number
  products: number
}

/** Explains what is lost, and closes the account with its password. Mount a new instance for each opening. */
export function CloseAccountDialog({ open, onOpenChange, points, products }: CloseAccountDialogProps) {
  const { Form, submit, data, state } = useFetcher()
  const { form, errorOf, onChange } = useRefusal(data)
  const onSubmit = useSingleSubmit(submit)
  const formId = useId()
  const busy = state !== 'idle'
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
          <Button type="submit" form={formId} variant="danger" busy={busy} busyLabel={m.accounts_closing()}>
            {m.accounts_close_account()}
          </Button>
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
        <Field label={m.accounts_password_label()} help={m.accounts_nobody_else()} error={errorOf('password')}>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
      </Form>
    </Dialog>
  )
}

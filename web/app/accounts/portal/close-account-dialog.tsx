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
      title="Close your account?"
      text="Your account is closed at once. This can’t be undone. You lose:"
      actions={
        <>
          <DialogCancel disabled={busy} />
          <Button type="submit" form={formId} variant="danger" busy={busy} busyLabel="Closing…">
            Close account
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-1.5 pl-5 text-sm marker:text-ink-3">
        {points > 0 && <li>{points === 1 ? '1 reward point' : `${whole(points)} reward points`}</li>}
        {products > 0 && (
          <li>
            {products === 1 ? '1 registered product' : `${whole(products)} registered products`}, with the warranty that
            we keep for {products === 1 ? 'it' : 'them'} and every longer warranty that you bought
          </li>
        )}
        <li>your complaints, quotations, requests and reviews, with all photographs and videos</li>
      </ul>
      {(points > 0 || products > 0) && (
        <p className="mt-4 text-xs text-ink-2">
          With its bill you can register a product again in another account. Points and longer warranties do not come
          back.
        </p>
      )}
      <Form ref={form} id={formId} method="post" noValidate onChange={onChange} onSubmit={onSubmit} className="mt-5">
        <input type="hidden" name="intent" value="close" />
        <Field label="Password" help="So that nobody else can do this" error={errorOf('password')}>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
      </Form>
    </Dialog>
  )
}

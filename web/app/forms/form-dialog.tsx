import type { ComplaintStatus } from 'contract/complaints/words'
import { useEffect, useId, type ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '../ui/buttons/button.tsx'
import { DialogCancel } from '../ui/overlays/dialog-cancel.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { isRefusal, type Refusal } from './refusal.ts'
import { useSingleSubmit } from './use-single-submit.ts'
import { useRefusal } from './use-refusal.ts'
import { m } from '#messages'

/** The action's result on success. */
export interface Saved {
  message: string
  /** the status that was set */
  status?: ComplaintStatus
}

export interface FormDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  text: string
  /** on the button: `Approve` */
  verb: string
  /** shown below the action's message */
  about: string
  /** shows the message of a success in its own way, by default as a toast */
  onSaved?: ((saved: Saved) => void) | undefined
  /** there is nothing to send, or not yet */
  disabled?: boolean
  /** the URL whose action handles the form; by default the screen's own */
  action?: string
  /** of a form with files */
  encType?: 'multipart/form-data'
  children: (errorOf: (field: string) => string | undefined) => ReactNode
}

/**
 * A staff form in a dialog, handled by the screen's action. It stays open with its input when it is refused, and closes
 * with a message when it succeeds. Mount a new instance each time it opens.
 */
export function FormDialog({
  open,
  onOpenChange,
  title,
  text,
  verb,
  about,
  action,
  encType,
  disabled = false,
  onSaved,
  children,
}: FormDialogProps) {
  const { Form, submit, data, state } = useFetcher<() => Promise<Refusal | Saved>>()
  const { form, errorOf, onChange } = useRefusal(data)
  const formId = useId()
  const onSubmit = useSingleSubmit(submit)
  const busy = state !== 'idle'

  useEffect(() => {
    if (!data || isRefusal(data)) return
    if (onSaved) onSaved(data)
    else toast.success(data.message, { text: about })
    onOpenChange(false)
    // Once per answer, however often the page renders.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data])

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      busy={busy}
      title={title}
      text={text}
      actions={
        <>
          <DialogCancel disabled={busy} />
          <Button
            type="submit"
            form={formId}
            variant="ink"
            disabled={disabled}
            busy={busy}
            busyLabel={m.forms_saving()}
          >
            {verb}
          </Button>
        </>
      }
    >
      <Form
        ref={form}
        id={formId}
        method="post"
        action={action}
        encType={encType}
        noValidate
        onChange={onChange}
        onSubmit={onSubmit}
        className="grid gap-5"
      >
        {children(errorOf)}
      </Form>
    </Dialog>
  )
}

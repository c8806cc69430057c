import { FIRST_START } from 'contract/core/paths'
import { REMOVE_WORDS, type FirstStep } from 'contract/first-start/words'
import { useId } from 'react'
import { useFetcher } from 'react-router'
import { pageLocale } from '../core/locale.ts'
import { useRefusal } from '../forms/use-refusal.ts'
import { useSingleSubmit } from '../forms/use-single-submit.ts'
import { Button } from '../ui/buttons/button.tsx'
import { DialogCancel } from '../ui/overlays/dialog-cancel.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { Field } from '../ui/fields/field.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { m } from '#messages'

export interface RemoveDemoDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** while setting up: the step after it */
  next?: FirstStep
}

/** Says what goes and what stays, and removes the demo once its word was typed. Mount a new instance for each opening. */
export function RemoveDemoDialog({ open, onOpenChange, next }: RemoveDemoDialogProps) {
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
      title={m.first_start_demo_remove_title()}
      text={m.first_start_demo_remove_text()}
      actions={
        <>
          <DialogCancel disabled={busy} />
          <Button type="submit" form={formId} variant="danger" busy={busy} busyLabel={m.first_start_demo_removing()}>
            {m.first_start_demo_remove()}
          </Button>
        </>
      }
    >
      <Form
        ref={form}
        id={formId}
        method="post"
        action={FIRST_START}
        noValidate
        onChange={onChange}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="intent" value="remove-demo" />
        {next && <input type="hidden" name="next" value={next} />}
        <Field
          label={m.first_start_demo_type({ word: REMOVE_WORDS[pageLocale()] })}
          help={m.first_start_demo_for_good()}
          error={errorOf('confirmation')}
        >
          <TextInput name="confirmation" autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Field>
      </Form>
    </Dialog>
  )
}

import { useEffect, useId, useState } from 'react'
import { useFetcher } from 'react-router'
import { useOnce } from '../forms/use-once.ts'
import { useRefusal } from '../forms/use-refusal.ts'
import { Button } from '../ui/button.tsx'
import { DialogCancel } from '../ui/dialog-cancel.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FieldGroup } from '../ui/field-group.tsx'
import { Field } from '../ui/field.tsx'
import { whole } from '../ui/numbers.ts'
import { RadioCard } from '../ui/radio-card.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { toast } from '../ui/toast-store.ts'
import type { Adjusted } from './admin-customer-action.ts'

export interface AdjustPointsProps {
  /** of the customer */
  name: string
  balance: number
}

/** Opens the dialog in which staff give points or take some away. */
export function AdjustPoints(props: AdjustPointsProps) {
  const [dialog, setDialog] = useState({ open: false, times: 0 })
  return (
    <>
      <Button size="sm" variant="line" onClick={() => setDialog(({ times }) => ({ open: true, times: times + 1 }))}>
        Adjust points
      </Button>
      {dialog.times > 0 && (
        <AdjustDialog
          {...props}
          key={dialog.times}
          open={dialog.open}
          onOpenChange={(open) => setDialog(({ times }) => ({ open, times }))}
        />
      )}
    </>
  )
}

interface AdjustDialogProps extends AdjustPointsProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

function AdjustDialog({ name, balance, open, onOpenChange }: AdjustDialogProps) {
  const { Form, data, state } = useFetcher()
  const { form, errorOf, onChange } = useRefusal(data)
  const formId = useId()
  const once = useOnce(state)
  const busy = state !== 'idle'

  useEffect(() => {
    if (!isAdjusted(data)) return
    toast.success(data.adjusted, { text: name })
    onOpenChange(false)
    // Once an answer, however often the page around draws itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data])

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      busy={busy}
      title="Adjust points"
      text={`${name} has ${whole(balance)} ${balance === 1 ? 'point' : 'points'}. Adjustments do not count for the tier.`}
      actions={
        <>
          <DialogCancel disabled={busy} />
          <Button type="submit" form={formId} variant="ink" busy={busy} busyLabel="Saving…">
            Adjust points
          </Button>
        </>
      }
    >
      <Form
        ref={form}
        id={formId}
        method="post"
        noValidate
        onChange={onChange}
        onSubmit={(event) => once() || event.preventDefault()}
        className="grid gap-5"
      >
        <input type="hidden" name="intent" value="points" />
        <FieldGroup label="What to do">
          <div className="grid grid-cols-2 gap-2">
            <RadioCard name="way" value="give" title="Give" defaultChecked />
            <RadioCard name="way" value="take" title="Take away" />
          </div>
        </FieldGroup>
        <Field label="Points" error={errorOf('points')}>
          <TextInput name="points" inputMode="numeric" maxLength={7} autoComplete="off" />
        </Field>
        <Field label="Reason" help="It stands in the customer’s points for good." error={errorOf('reason')}>
          <TextInput name="reason" maxLength={200} autoComplete="off" />
        </Field>
      </Form>
    </Dialog>
  )
}

const isAdjusted = (data: unknown): data is Adjusted => typeof data === 'object' && data !== null && 'adjusted' in data

import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { isRefusal, type Refusal } from '../../forms/refusal.ts'
import { useSingle } from '../../forms/use-single.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { useOpening } from '../../ui/overlays/use-opening.ts'

export interface KeyDecisionProps {
  /** for the action of the screen */
  intent: string
  verb: string
  title: string
  text: string
  busyLabel: string
  tone: 'danger' | 'ink'
}

/** A button that asks first, then has the screen's action do it. */
export function KeyDecision({ intent, verb, busyLabel, ...asked }: KeyDecisionProps) {
  const { submit, state, data } = useFetcher<() => Promise<Refusal | { message: string }>>()
  const { open, start, onOpenChange } = useOpening()
  const single = useSingle()

  useEffect(() => {
    if (!data) return
    if (isRefusal(data)) toast.error(data.message)
    else toast.success(data.message)
    onOpenChange(false)
    // Once an answer, however often the page around draws itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data])

  return (
    <>
      <Button size="sm" variant="line" onClick={start} className="max-sm:w-full">
        {verb}
      </Button>
      <ConfirmDialog
        {...asked}
        open={open}
        onOpenChange={onOpenChange}
        confirm={verb}
        busyLabel={busyLabel}
        busy={state !== 'idle'}
        onConfirm={() => single(() => submit({ intent }, { method: 'post' }))}
      />
    </>
  )
}
